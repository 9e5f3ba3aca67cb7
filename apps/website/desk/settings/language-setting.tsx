import { useState } from 'react'
import { type DeskLanguage, deskLanguageOf, deskLanguages } from '#contract/desk/languages.ts'
import { languageTag } from '#contract/language.ts'
import { useDesk } from '../model/use-desk.ts'
import { Field } from '../parts/field.tsx'
import { texts } from '../words/texts.ts'
import { Setting, useAction } from './setting.tsx'

/** A language by its own name: "Deutsch". */
const nameOf = (language: DeskLanguage): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/**
 * The language of the desk for this person. The desk loads again to change: unsent text is kept. Their other tabs follow when
 * they load again.
 */
export function LanguageSetting() {
  const { account } = texts.settings
  const { api, me } = useDesk()
  const { isRunning, run } = useAction()
  const [chosen, setChosen] = useState<DeskLanguage | null>(me.language)
  return (
    <Setting title={account.language} about={account.languageAbout}>
      <form
        className="stack form"
        onSubmit={async (event) => {
          event.preventDefault()
          const outcome = await run(() => api.send('PUT', '/account/language', { language: chosen }))
          if (outcome?.outcome === 'ok') location.reload()
        }}
      >
        <Field label={account.language}>
          {(ties) => (
            <select
              className="control"
              {...ties}
              value={chosen ?? ''}
              onChange={({ target }) =>
                setChosen(deskLanguages.find((language) => language === target.value) ?? null)
              }
            >
              <option value="">{account.languageOfSite(nameOf(deskLanguageOf(languageTag)))}</option>
              {deskLanguages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {nameOf(language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <button type="submit" className="button" aria-disabled={isRunning}>
            {account.changeLanguage}
          </button>
        </div>
      </form>
    </Setting>
  )
}
