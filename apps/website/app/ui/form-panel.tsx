import type { ReactNode } from 'react'

type FormPanelProps = { id?: string; title: string; lead: string; className?: string; children?: ReactNode }

/** The place of a form beside the argument. Stays in view while the argument is read, where there is room. */
export function FormPanel({ id, title, lead, className = '', children }: FormPanelProps) {
  return (
    <section id={id} aria-label={title} className={`panel p-6 sm:p-8 ${className}`}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-7">{lead}</p>
      {children}
    </section>
  )
}
