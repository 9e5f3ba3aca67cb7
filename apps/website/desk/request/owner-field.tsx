import { useDesk } from '../frame/desk-context.ts'
import { nameOf, useWorkspace } from '../frame/use-workspace.ts'
import { changeOwner } from '../requests/change-requests.ts'

/** The owner of this request. */
export function OwnerField({ id, ownerId }: { id: string; ownerId: string | null }) {
  const desk = useDesk()
  const workspace = useWorkspace()
  const { colleagues } = workspace
  const hasLeft = ownerId !== null && !colleagues.some((colleague) => colleague.id === ownerId)
  return (
    <label className="filter owner-field">
      <span className="out-of-sight">Owner</span>
      <select
        className="control"
        value={ownerId ?? ''}
        onChange={(event) =>
          void changeOwner(
            desk,
            [id],
            colleagues.find((colleague) => colleague.id === event.target.value) ?? null,
          )
        }
      >
        <option value="">No owner</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
        {hasLeft && <option value={ownerId}>{nameOf(workspace, ownerId)}</option>}
      </select>
    </label>
  )
}
