import type { Signature } from '#contract/desk/templates.ts'
import { texts } from '../words/texts.ts'

type OvertakenProps = {
  /** What a colleague has saved meanwhile. */
  theirs: Pick<Signature, 'text' | 'by'> & { subject?: string }
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows a colleague's text beside one's own, and asks which of the two stays. */
export function Overtaken({ theirs, onKeepMine, onTakeTheirs }: OvertakenProps) {
  const { templates } = texts.settings
  return (
    <div className="banner banner-lamp newer-reply" role="alert">
      <p>
        <strong>{templates.overtaken(theirs.by?.name ?? templates.somebody)}</strong>{' '}
        {templates.overtakenMore}
      </p>
      {theirs.subject && <p className="words">{theirs.subject}</p>}
      <p className="words" dir="auto">
        {theirs.text}
      </p>
      <div className="bar">
        <button type="button" className="button" onClick={onKeepMine}>
          {templates.keepMine}
        </button>
        <button type="button" className="button button-quiet" onClick={onTakeTheirs}>
          {templates.takeTheirs}
        </button>
      </div>
    </div>
  )
}
