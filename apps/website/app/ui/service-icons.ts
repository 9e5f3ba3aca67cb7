import type { CoreService } from '#agency/schema/services.ts'
import { CalendarIcon, ChartIcon, ChatIcon, FlowIcon, RecordIcon, ToolIcon } from './picture-icons.tsx'

/** The icons that a service may carry. */
export const serviceIcons = {
  chat: ChatIcon,
  record: RecordIcon,
  calendar: CalendarIcon,
  flow: FlowIcon,
  chart: ChartIcon,
  tool: ToolIcon,
} satisfies Record<CoreService['icon'], unknown>
