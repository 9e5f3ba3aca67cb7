import { icon } from './icons.tsx'

/* The icons of pages and pictures. */

export const ArrowIcon = /* @__PURE__ */ icon('M5 12h14M13.5 6.5 19 12l-5.5 5.5', 'icon arrow')
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const DocumentIcon = /* @__PURE__ */ icon('M7 3.5h6.5L18 8v12.5H7zM13.5 3.5V8H18M10 12.5h5M10 16h5')
export const ChatIcon = /* @__PURE__ */ icon('M4 5.5h16v11H10.5L6.5 20v-3.5H4zM8 9.5h8M8 12.8h5')
export const RecordIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 10h16M9.5 10v9M13 13.5h4M13 16h2.5')
export const CalendarIcon = /* @__PURE__ */ icon(
  'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7M8.5 15l2.2 2.2L15.5 13',
)
export const FlowIcon = /* @__PURE__ */ icon('M4 5h6v5H4zM14 14h6v5h-6zM7 10v6.5h7M17 14V7.5h-3.5')
export const ChartIcon = /* @__PURE__ */ icon('M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6')
export const ToolIcon = /* @__PURE__ */ icon('M12 3.5 20 8v8l-8 4.5L4 16V8zM4 8l8 4.5L20 8M12 12.5v8')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 3.8 9 4l1.2 4-2 1.7a12 12 0 0 0 6 6l1.7-2 4 1.2.3 2.6c0 1.5-1.2 2.7-2.7 2.5C10.5 19.2 4.8 13.5 4 6.5 3.8 5 5 3.8 6.5 3.8z',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 0 0-13.6 0c0 2.8 2.3 6.4 6.8 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
)
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5')
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2')
