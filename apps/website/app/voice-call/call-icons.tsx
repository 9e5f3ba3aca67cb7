import { icon } from '#app/ui/icons.tsx'

export const SpeakerIcon = /* @__PURE__ */ icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
)
export const SpeakerOffIcon = /* @__PURE__ */ icon('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5-5 5')
export const MicrophoneIcon = /* @__PURE__ */ icon(
  'M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3zM6 11.5V12a6 6 0 0 0 12 0v-.5M12 18v2.5',
)
export const MicrophoneOffIcon = /* @__PURE__ */ icon(
  'M9 9v3a3 3 0 0 0 4.9 2.3M15 11V6.5a3 3 0 0 0-5.6-1.5M6 11.5V12a6 6 0 0 0 9.3 5M18 12v-.5M12 18v2.5M4.5 4.5l15 15',
)
