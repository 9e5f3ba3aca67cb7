import { type ReactNode, useId } from 'react'

/** One matter of the settings: its name, what it is about, and what can be done. */
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
