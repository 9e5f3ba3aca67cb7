import type { Drawn } from '#agency/media/is-media.ts'
import type { CoreService } from '#agency/schema/services.ts'

/* Hairlines, with the service's part in the brand colour and the scene quietly behind it. */
const drawings = {
  conversation: {
    scene: 'M96 10h128v34H96zM112 22h84M112 32h48',
    added:
      'M16 58h132v28H44l-12 10v-10H16zM32 68h92M32 77h64M160 60h22v28h-22zM166 68h10M166 74h10M190 60h22v28h-22zM196 68h10M196 74h10',
  },
  records: {
    scene: 'M84 8v88M156 8v88M12 14h60M12 28h60v18H12zM96 14h48M96 54h48v18H96zM168 14h48M168 28h48v18h-48z',
    added: 'M96 28h48v18H96zM102 34h24M102 40h14M72 66H84M78 60l6 6-6 6M12 58h50v16H12zM18 66h26',
  },
  calendar: {
    scene:
      'M12 12h208v84H12zM12 28h208M53 12v84M95 12v84M137 12v84M178 12v84M18 34h29v18H18zM101 50h30v16h-30zM184 34h30v24h-30z',
    added: 'M59 34h30v26H59zM18 70h29v18H18zM143 42h29v14h-29zM143 66h29v22h-29zM101 76h30v12h-30z',
  },
  flow: {
    scene: 'M12 12h52v34H12zM22 22h32M22 32h20M12 62h52v34H12zM22 72h32M22 82h20M168 37h52v34h-52z',
    added: 'M90 37h52v34H90zM100 47h32M100 57h20M64 29h12v25h14M64 79h12V54M142 54h26M162 48l6 6-6 6',
  },
} satisfies Record<Drawn<CoreService['drawing']>, { scene: string; added: string }>

/** A line drawing of a core service. Decoration. */
export function Drawing({ name }: { name: keyof typeof drawings }) {
  const { scene, added } = drawings[name]
  return (
    <svg
      viewBox="0 0 232 104"
      className="w-full max-w-narrow"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={scene} vectorEffect="non-scaling-stroke" className="stroke-control" />
      <path d={added} vectorEffect="non-scaling-stroke" className="fill-shade stroke-brand" />
    </svg>
  )
}
