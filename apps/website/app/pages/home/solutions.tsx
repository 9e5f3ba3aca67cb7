import { isMedia } from '#agency/media/is-media.ts'
import { required } from '#agency/required.ts'
import { visibleCards } from '#contract/visible-cards.ts'
import type { SolutionCard } from '#agency/schema/home.ts'
import { examples } from '#content/examples.ts'
import { pages } from '#content/pages.ts'
import { home } from '#content/pages/home.ts'
import { services } from '#content/services.ts'
import { MediaView } from '#app/media/media-view.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { ArrowIcon } from '#app/ui/picture-icons.tsx'
import { Conversation } from '#app/vignettes/conversation.tsx'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { Week } from '#app/vignettes/week.tsx'

type CardProps = { title: string; text: string; link: string; to: string; wide?: boolean }

/** The text of an offer. The wide variant has two columns over a full-width picture. */
function CardText({ title, text, link, to, wide = false }: CardProps) {
  return (
    <div className={wide ? 'grid gap-x-16 lg:grid-cols-12' : ''}>
      <h3 className={`text-title ${wide ? 'lg:col-span-7' : ''}`}>{title}</h3>
      <div className={wide ? 'lg:col-span-5' : ''}>
        <p className={`mt-3 max-w-measure ${wide ? 'lg:mt-0' : ''}`}>{text}</p>
        <a href={to} className="button button-quiet card-link mt-3">
          {link}
          <ArrowIcon className="size-4 text-brand" />
        </a>
      </div>
    </div>
  )
}

/** An offer and its picture as one link, each picture in its own composition. */
function Solution({ card, isMirrored }: { card: SolutionCard; isMirrored: boolean }) {
  const page = pages[services.find(({ id }) => id === card.service)?.page ?? 'services'] ?? pages.services
  const words = { title: card.title, text: card.text, link: card.link, to: page.path }
  const { picture } = card
  if (isMedia(picture)) {
    return (
      <div className="card grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
        <MediaView
          media={picture}
          place="beside"
          className={isMirrored ? 'order-last lg:order-none lg:col-span-7' : 'order-last lg:col-span-7'}
        />
        <div className="lg:col-span-5">
          <CardText {...words} />
        </div>
      </div>
    )
  }
  switch (picture) {
    case 'conversation': {
      const { caption, messages, customer, assistant, outcome } = required(
        examples.conversation,
        'examples.conversation',
      )
      return (
        <div className="card grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <CardText {...words} />
          </div>
          <Conversation
            className="lg:col-span-7"
            caption={caption}
            messages={messages.slice(0, 2)}
            names={{ customer, assistant }}
            outcome={outcome}
          />
        </div>
      )
    }
    case 'pipeline':
      return (
        <div className="card grid gap-x-16 gap-y-8">
          <CardText {...words} wide />
          <Pipeline {...required(examples.pipeline, 'examples.pipeline')} />
        </div>
      )
    case 'week':
      return (
        <div className="card grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
          <Week
            className="order-last lg:order-none lg:col-span-7"
            {...required(examples.week, 'examples.week')}
          />
          <div className="lg:col-span-5">
            <CardText {...words} />
          </div>
        </div>
      )
  }
}

/** The offers, each shown at work. */
export function Solutions({ ground }: { ground: Ground }) {
  const { title, lead } = required(home.solutions, 'home.solutions')
  return (
    <Section id="solutions" ground={ground} className="py-20 md:py-28">
      <h2 className="max-w-title text-heading">{title}</h2>
      <p className="mt-5 max-w-measure text-lead">{lead}</p>
      <div className="mt-16 grid gap-y-20 md:gap-y-28">
        {visibleCards.map((card, index) => (
          <Solution key={card.title} card={card} isMirrored={index % 2 === 1} />
        ))}
      </div>
    </Section>
  )
}
