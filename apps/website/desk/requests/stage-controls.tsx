import { useState } from 'react'
import { type RequestStage, settableStages } from '#contract/desk/stages.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Menu } from '../parts/menu.tsx'
import { changeStage, releaseRequests, StageMark, subjectOf } from './change-requests.tsx'
import { texts } from '../words/texts.ts'

/**
 * A button for each stage. One press sets it, and one key undoes it; Lost asks for the reason. A held request can only be
 * released.
 */
export function StageButtons({ id, stage }: { id: string; stage: RequestStage }) {
  const desk = useDesk()
  const [isLosing, setIsLosing] = useState(false)
  const asksWhy = useAsksWhy()
  if (stage === 'held')
    return (
      <button type="button" className="button button-lamp" onClick={() => void releaseRequests(desk, [id])}>
        {texts.requests.change.release}
      </button>
    )
  return (
    <fieldset className="stages" aria-label={texts.requests.state}>
      {settableStages.map((choice) => (
        <button
          key={choice}
          type="button"
          className="stage-button"
          aria-pressed={choice === stage}
          onClick={() => {
            if (choice === stage) return
            if (choice === 'lost' && asksWhy) setIsLosing(true)
            else void changeStage(desk, [id], choice)
          }}
        >
          <StageMark stage={choice} />
        </button>
      ))}
      {isLosing && <LostDialog ids={[id]} onClose={() => setIsLosing(false)} />}
    </fieldset>
  )
}

type StageDialogProps = { ids: readonly string[]; onClose: () => void; onLost: () => void }

/** Sets a stage by a press or by its number. @param onLost asks why they were lost */
export function StageDialog({ ids, onClose, onLost }: StageDialogProps) {
  const desk = useDesk()
  const { change } = texts.requests
  const asksWhy = useAsksWhy()
  const [first = ''] = ids
  const row = desk.requests.rows.get(first)
  const isHeld = ids.every((id) => desk.requests.rows.get(id)?.state === 'held')
  return (
    <Menu
      title={
        ids.length === 1
          ? change.stateOf(row?.name ?? change.stateOfUnnamed)
          : change.stateOfSeveral(ids.length)
      }
      onClose={onClose}
      options={
        isHeld
          ? [
              {
                words: change.releaseAndDeliver,
                label: <StageMark stage="new" words={change.releaseAndDeliver} />,
                act: () => releaseRequests(desk, ids),
                isFirst: true,
              },
            ]
          : settableStages.map((stage) => ({
              words: texts.requests.stages[stage],
              label: <StageMark stage={stage} />,
              act: () => (stage === 'lost' && asksWhy ? onLost() : changeStage(desk, ids, stage)),
              isFirst: row?.state === stage,
              ...(ids.length === 1 && { isCurrent: row?.state === stage }),
            }))
      }
    />
  )
}

/** Whether the agency has a list of reasons for lost requests. */
const useAsksWhy = () => useWorkspace().lostReasons.length > 0

/** Asks why requests were lost, from the agency's list, before it sets them to lost. */
export function LostDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const desk = useDesk()
  const { lostReasons } = useWorkspace()
  const [first = ''] = ids
  const current = ids.length === 1 ? desk.requests.rows.get(first)?.reason : undefined
  // Of several, those that were lost before keep their reasons.
  const others = ids.filter((id) => desk.requests.rows.get(id)?.state !== 'lost')
  const changed = ids.length === 1 || others.length === 0 ? ids : others
  return (
    <Menu
      title={texts.requests.change.whyLost(subjectOf(desk, ids), ids.length)}
      onClose={onClose}
      options={[...lostReasons, null].map((reason, index) => ({
        words: reason ?? texts.requests.change.noReason,
        act: () => changeStage(desk, changed, 'lost', reason),
        isFirst: index === 0 && !current,
        ...(current && { isCurrent: current === reason }),
      }))}
    />
  )
}
