import { ownIcons } from './own-icons.ts'
import { CalendarIcon, ChartIcon, ChatIcon, FlowIcon, RecordIcon, ToolIcon } from './picture-icons.tsx'

const icons = {
  chat: ChatIcon,
  record: RecordIcon,
  calendar: CalendarIcon,
  flow: FlowIcon,
  chart: ChartIcon,
  tool: ToolIcon,
}

const drawings = new Map(Object.entries(ownIcons).map(([path, svg]) => [path.split('/').pop(), svg]))

/** One of the site's icons by its name, or a drawing of the agency's by its file. */
export function ServiceIcon({ icon, className }: { icon: string; className: string }) {
  const [, Icon] = Object.entries(icons).find(([name]) => name === icon) ?? []
  const classes = `size-6 flex-none text-brand ${className}`
  if (Icon) return <Icon className={classes} />
  return (
    <span
      className={`logo ${classes}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.get(icon) ?? '' }}
    />
  )
}
