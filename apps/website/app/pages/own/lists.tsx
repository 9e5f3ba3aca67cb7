import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { MediaView } from '#app/media/media-view.tsx'
import { Quotes } from '#app/pages/home/quotes.tsx'
import { ProcessSteps } from '#app/pages/services/process-steps.tsx'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { mediumColumns } from '#app/ui/columns.ts'
import { Inline } from './inline.tsx'
import { Title } from './title.tsx'

/** Text beside its heading. */
export function TextBlocks({ section }: { section: OwnSectionOf<'text'> }) {
  return (
    <div className="own-columns">
      <Title section={section} />
      <div className="own-text">
        {section.blocks.map((block, index) => {
          if (typeof block === 'string') {
            return (
              <p key={index}>
                <Inline>{block}</Inline>
              </p>
            )
          }
          if ('picture' in block) return <MediaView key={index} media={block} place="text" />
          if ('heading' in block) {
            return (
              <h3 key={index} className="text-subtitle">
                {block.heading}
              </h3>
            )
          }
          const [List, items] =
            'list' in block ? (['ul', block.list] as const) : (['ol', block.numbered] as const)
          return (
            <List key={index}>
              {items.map((item) => (
                <li key={item}>
                  <Inline>{item}</Inline>
                </li>
              ))}
            </List>
          )
        })}
      </div>
    </div>
  )
}

/** What one gets, point by point. */
export function Points({ section }: { section: OwnSectionOf<'points'> }) {
  return (
    <>
      <Title section={section} />
      <ul className={`own-grid ${mediumColumns(section.items.length, 3)}`}>
        {section.items.map(({ id, title, text }) => (
          <li key={title} id={id} className="own-point">
            <h3 className="text-subtitle">{title}</h3>
            <p>
              <Inline>{text}</Inline>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Steps on a timeline. */
export function Steps({ section }: { section: OwnSectionOf<'steps'> }) {
  return (
    <>
      <Title section={section} />
      <ProcessSteps steps={section.items} />
    </>
  )
}

/** What customers said. */
export function Quotations({ section }: { section: OwnSectionOf<'quotes'> }) {
  return (
    <>
      <Title section={section} />
      <div className="own-below">
        <Quotes quotes={section.items} />
      </div>
    </>
  )
}

/** Questions that open with their answers. */
export function Questions({ section }: { section: OwnSectionOf<'questions'> }) {
  return (
    <div className="own-columns">
      <Title section={section} />
      <div className="own-questions">
        {section.items.map(({ id, question, answer }) => (
          <details key={question} id={id}>
            <summary className="text-subtitle">{question}</summary>
            <div className="own-answer">
              {(typeof answer === 'string' ? [answer] : answer).map((paragraph) => (
                <p key={paragraph}>
                  <Inline>{paragraph}</Inline>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}

/** The names or marks of customers and partners. */
export function Logos({ section }: { section: OwnSectionOf<'logos'> }) {
  return (
    <div className="own-logos">
      <h2 className="text-small">{section.title}</h2>
      {section.lead !== undefined && (
        <p className="text-small">
          <Inline>{section.lead}</Inline>
        </p>
      )}
      {section.sample && (
        <p>
          <SampleMark />
        </p>
      )}
      <ul>
        {section.items.map(({ name, mark }) => (
          <li key={name} className="text-subtitle">
            {mark ? <MediaView media={mark} place="mark" className="own-mark" /> : name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture or a film, below its heading. */
export function Shown({ section }: { section: OwnSectionOf<'media'> }) {
  return (
    <>
      <Title section={section} />
      <MediaView
        media={section.media}
        place="wide"
        className={section.title === undefined ? 'own-media' : 'own-media own-below'}
      />
    </>
  )
}
