import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { Setting, useAction } from './setting.tsx'
import type { Api } from '../model/api.ts'
import type { Outcome } from '../model/outcome.ts'
import { texts } from '../words/texts.ts'

type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null }

/** The person's passkeys, which replace the password with a fingerprint, a face or a security key. */
export function PasskeyList() {
  const words = texts.settings.passkeys
  const { api } = useDesk()
  const { loaded, reload } = useLoaded<{ passkeys: Passkey[] }>('/account/passkeys')
  const { isRunning, run } = useAction()
  const isSupported = 'PublicKeyCredential' in globalThis

  async function change(send: Parameters<typeof run>[0], report: string) {
    await run(send, report)
    reload()
  }

  return (
    <Setting title={words.title} about={words.about}>
      <LoadView loaded={loaded} what="passkeys" onRetry={reload}>
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className="lines">
              {passkeys.map(({ id, name, usedAt, createdAt }) => (
                <li key={id} className="line">
                  <p className="line-words">
                    <strong>{name}</strong>{' '}
                    <span className="muted">
                      {usedAt === null ? words.made : texts.settings.lastUsed}{' '}
                      <Time at={usedAt ?? createdAt} />
                    </span>
                  </p>
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() =>
                      void change(
                        () => api.send('DELETE', `/account/passkeys/${encodeURIComponent(id)}`),
                        words.removed(name),
                      )
                    }
                  >
                    {texts.settings.remove}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadView>
      {isSupported && (
        <div>
          <button
            type="button"
            className="button"
            disabled={isRunning}
            onClick={() => void change(() => addPasskey(api), words.added)}
          >
            {words.add}
          </button>
        </div>
      )}
    </Setting>
  )
}

const notMade = () =>
  ({ outcome: 'refused', status: 0, detail: texts.settings.passkeys.notMade, errors: {} }) as const

/** Creates a passkey on this device, and sends its public key to the server. */
async function addPasskey(api: Api): Promise<Outcome<unknown>> {
  const options = await api.send<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options')
  if (options.outcome !== 'ok') return options
  let made: Credential | null
  try {
    made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value),
    })
  } catch {
    // The person declined, or took too long.
    return notMade()
  }
  if (!(made instanceof PublicKeyCredential)) return notMade()
  return api.send('POST', '/account/passkeys', { response: made.toJSON() as unknown })
}
