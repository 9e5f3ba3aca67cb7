/**
 * Icons are decoration; the text beside them carries the meaning. They have the site's style: strokes of 1.5 on a grid of
 * 24.
 */
function icon(path: string, kind = 'icon') {
  return function Icon() {
    return (
      <svg viewBox="0 0 24 24" className={kind} aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }
}

export const RequestsIcon = icon('M4 13h4.5l1.5 3h4l1.5-3H20M4 13v5.5h16V13L17.5 5h-11z')
export const CalendarIcon = icon('M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4')
export const CallsIcon = icon('M4 10.5v3M8 7.5v9M12 4.5v15M16 7.5v9M20 10.5v3')
export const NumbersIcon = icon('M4.5 19.5h15M7 16v-4M12 16V5.5M17 16V9')
export const SettingsIcon = icon(
  'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.25 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.75 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
)
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6', 'icon icon-back')
export const SearchIcon = icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20')
export const FilterIcon = icon('M4 6.5h16M7 12h10M10 17.5h4')
export const UpIcon = icon('M12 19V5M6 11l6-6 6 6')
export const LightIcon = icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
)
export const DarkIcon = icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z')
export const KeysIcon = icon('M3.5 7h17v10h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8 14h8')
