import { textOf } from '#agency/lines.ts'
import { money } from '#contract/money.ts'
import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { largeColumns } from '#app/ui/columns.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'
import { Inline } from './inline.tsx'
import { Title } from './title.tsx'

type Section = OwnSectionOf<'prices'>
type Plan = Section['plans'][number]

const periods = ['monthly', 'yearly'] as const

/** Plans and their prices. Where a plan has two, a switch of radio buttons shows one of them, in CSS. */
export function Prices({ section, name }: { section: Section; name: string }) {
  const { plans, note } = section
  const hasSwitch = plans.some(({ price }) => typeof price === 'object')
  return (
    <>
      <div className="price-top">
        <Title section={section} />
        {hasSwitch && section.periods && (
          <fieldset className="price-switch">
            <legend className="sr-only">{section.periods.label}</legend>
            {periods.map((period) => (
              <label key={period} className="text-small">
                <input type="radio" name={name} value={period} defaultChecked={period === 'monthly'} />
                {section.periods?.[period].label}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <ul className={`plans ${largeColumns(plans.length, 4)}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} section={section} />
        ))}
      </ul>
      {note !== undefined && (
        <p className="price-note text-small text-muted">
          <Inline>{note}</Inline>
        </p>
      )}
    </>
  )
}

function PlanCard({ plan, section }: { plan: Plan; section: Section }) {
  const { id, name, text, includes, action, highlight } = plan
  return (
    <li id={id} className={highlight === undefined ? 'plan' : 'plan plan-lit'}>
      <div>
        {highlight !== undefined && <p className="plan-mark text-mini numerals">{highlight}</p>}
        <h3 className="text-title">{name}</h3>
        <p className="plan-text">{text}</p>
      </div>
      <div className="plan-price">
        <Price plan={plan} section={section} />
      </div>
      <ul className="own-checks">
        {includes.map(textOf).map((point) => (
          <li key={point}>
            <CheckIcon className="size-5" />
            {point}
          </li>
        ))}
      </ul>
      {action && (
        <p className="plan-action">
          <ButtonLink to={action.href} tone={highlight === undefined ? 'line' : 'lamp'} wide>
            {action.label}
          </ButtonLink>
        </p>
      )}
    </li>
  )
}

function Price({ plan: { price, per }, section }: { plan: Plan; section: Section }) {
  if (typeof price === 'string') return <Amount amount={price} isText />
  if (typeof price === 'number') return <Amount amount={money(price, section.currency)} per={per} />
  return periods.map((period) => (
    <Amount
      key={period}
      period={period}
      amount={money(price[period], section.currency)}
      per={section.periods?.[period].per}
    />
  ))
}

type AmountProps = { amount: string; per?: string | undefined; period?: string; isText?: boolean }

function Amount({ amount, per, period, isText = false }: AmountProps) {
  return (
    <p className="plan-amount" data-period={period}>
      <strong className={isText ? 'text-title' : 'text-heading'}>{amount}</strong>
      {per !== undefined && <span className="text-small text-muted"> {per}</span>}
    </p>
  )
}
