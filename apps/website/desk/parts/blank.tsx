import type { ReactNode } from 'react'

type BlankProps = {
  title: string
  /** Whether the page has no other content. */
  isPage?: boolean
  children?: ReactNode
}

/** An empty screen: a row of the house with one lit window, and a sentence. */
export function Blank({ title, isPage = false, children }: BlankProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="blank">
      <svg className="blank-house" viewBox="0 0 120 34" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <rect
            key={index}
            className={index === 2 ? 'lit' : undefined}
            x={4 + index * 24}
            y="4"
            width="16"
            height="24"
            rx="1"
          />
        ))}
      </svg>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
