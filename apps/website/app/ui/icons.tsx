type IconProps = { className?: string }

/** One family: a 24 unit grid, strokes of 1.5, round ends. Icons are decoration; the words beside them speak. */
function icon(path: string) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}

export const BrainIcon = /* @__PURE__ */ icon(
  'M12 5.2v13.6M12 5.8C11.6 4.1 10.4 3.2 9 3.2c-1.7 0-3 1.2-3.1 2.8C4.3 6.5 3.3 7.9 3.5 9.5 2.6 10.3 2.2 11.3 2.4 12.5c.2 1.2.8 2 1.7 2.5-.1 2.3 1.3 3.8 3.3 3.9.7 1.2 1.7 1.9 2.9 1.9.9 0 1.5-.6 1.7-1.5M12 5.8c.4-1.7 1.6-2.6 3-2.6 1.7 0 3 1.2 3.1 2.8 1.6.5 2.6 1.9 2.4 3.5.9.8 1.3 1.8 1.1 3-.2 1.2-.8 2-1.7 2.5.1 2.3-1.3 3.8-3.3 3.9-.7 1.2-1.7 1.9-2.9 1.9-.9 0-1.5-.6-1.7-1.5M8.7 8.2c.2 1.5 1.3 2.4 3.3 2.5M6.5 13.6c1.9-.7 3.5-.1 4 1.7M15.3 8.2c-.2 1.5-1.3 2.4-3.3 2.5M17.5 13.6c-1.9-.7-3.5-.1-4 1.7',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 8.5h16M4 15.5h16')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const ArrowIcon = /* @__PURE__ */ icon('M5 12h14M13.5 6.5 19 12l-5.5 5.5')
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
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5')
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6zM8.8 12l2.3 2.3L15.5 10',
)
export const PulseIcon = /* @__PURE__ */ icon('M3.5 12.5h4L10 6l4 12 2.5-5.5h4')
export const BoltIcon = /* @__PURE__ */ icon('M13 3.5 5.5 13.5H11l-.5 7L18.5 10H13z')
export const SoundIcon = /* @__PURE__ */ icon('M4 10.5v3M8 7.5v9M12 4.5v15M16 7.5v9M20 10.5v3')
export const MicrophoneIcon = /* @__PURE__ */ icon(
  'M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3zM6 11.5V12a6 6 0 0 0 12 0v-.5M12 18v2.5',
)
export const MicrophoneOffIcon = /* @__PURE__ */ icon(
  'M9 9v3a3 3 0 0 0 4.9 2.3M15 11V6.5a3 3 0 0 0-5.6-1.5M6 11.5V12a6 6 0 0 0 9.3 5M18 12v-.5M12 18v2.5M4.5 4.5l15 15',
)
