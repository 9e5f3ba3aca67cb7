export type Role = 'member' | 'admin'

type RoleFieldProps = { label: string; isShown?: boolean; value: Role; onChoose: (role: Role) => void }

/** Members answer requests; admins also manage the team, privacy and imports. */
export function RoleField({ label, isShown = false, value, onChoose }: RoleFieldProps) {
  return (
    <label className={isShown ? 'field' : 'filter team-role'}>
      <span className={isShown ? 'field-label' : 'out-of-sight'}>{label}</span>
      <select
        className="control"
        value={value}
        onChange={(event) => onChoose(event.target.value === 'admin' ? 'admin' : 'member')}
      >
        <option value="member">Member</option>
        <option value="admin">Admin</option>
      </select>
    </label>
  )
}
