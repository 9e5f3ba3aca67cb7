import { type ReactNode, useId } from 'react'

/** One setting: its name, its description, and its controls. */
export function Setting({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack setting" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p className="muted">{about}</p>}
      {children}
    </section>
  )
}
