import { brand } from '#content/brand.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { BrainIcon } from '#app/ui/icons.tsx'

/** The brand's name beside its brain, leading home. */
export function Wordmark() {
  return (
    <SectionLink section="home" className="flex items-center gap-2.5 text-ink">
      <BrainIcon className="size-7 text-brand" />
      <span className="text-subtitle font-semibold">{brand.name}</span>
    </SectionLink>
  )
}
