/** A person as two letters, with the full name on demand. */
export function PersonMark({ name }: { name: string }) {
  const letters = name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase())
    .join('')
  return (
    <span className="person" title={name}>
      <span aria-hidden="true">{letters}</span>
      <span className="out-of-sight">{name}</span>
    </span>
  )
}
