import { required } from '#agency/required.ts'
import { percentage } from '#contract/percentage.ts'
import { home } from '#content/pages/home.ts'
import { shell } from '#content/navigation.ts'
import { problems } from '#content/problems.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { PercentWindows } from './percent-windows.tsx'

/** Four pain points, each with its number as a picture. */
export function Problem({ ground }: { ground: Ground }) {
  const { title, lead } = required(home.problem, 'home.problem')
  return (
    <Section ground={ground} className="grid gap-x-16 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-5 max-w-narrow text-lead">{lead}</p>
        {problems.some(({ sample }) => sample) && (
          <p className="mt-6">
            <SampleMark text={shell.sampleFigures} />
          </p>
        )}
      </div>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 sm:gap-y-14 lg:col-span-8">
        {problems.map(({ id, percent, label, text, isIncrease = false }) => (
          <li key={id} className="grid grid-cols-3 items-start gap-x-5 border-t border-line pt-6">
            <PercentWindows percent={percent} isIncrease={isIncrease} />
            <div className="col-span-2">
              <p>
                <strong className="block text-heading font-semibold text-ink">{percentage(percent)}</strong>
                <span className="text-subtitle text-ink">{label}</span>
              </p>
              <p className="mt-2 text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
