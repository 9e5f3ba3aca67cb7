import type { Signature } from '#contract/desk/templates.ts'

type OvertakenProps = {
  /** What a colleague has saved meanwhile. */
  theirs: Signature & { subject?: string }
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows a colleague's text beside one's own, and asks which of the two stays. */
export function Overtaken({ theirs, onKeepMine, onTakeTheirs }: OvertakenProps) {
  return (
    <div className="banner banner-lamp newer-reply" role="alert">
      <p>
        <strong>{theirs.by?.name ?? 'Somebody'} saved another text while you were writing.</strong> Yours
        stands above, theirs is:
      </p>
      {theirs.subject && <p className="words">{theirs.subject}</p>}
      <p className="words" dir="auto">
        {theirs.text}
      </p>
      <div className="bar">
        <button type="button" className="button" onClick={onKeepMine}>
          Save mine instead
        </button>
        <button type="button" className="button button-quiet" onClick={onTakeTheirs}>
          Take theirs
        </button>
      </div>
    </div>
  )
}
