/** The tokens and the button: what a page shows before the press. Dark follows the page's `color-scheme`. */
export const buttonStyles = `
:host {
  --accent: var(--frontdesk-accent, light-dark(oklch(0.5 0.12 240), oklch(0.8 0.1 235)));
  --voice: var(--frontdesk-voice, light-dark(oklch(0.66 0.15 65), oklch(0.852 0.128 78)));
  --ground: var(--frontdesk-ground, light-dark(#fff, oklch(0.192 0.03 264)));
  --ink: var(--frontdesk-ink, light-dark(oklch(0.22 0.03 264), oklch(0.972 0.006 250)));
  --muted: var(--frontdesk-muted, color-mix(in oklab, var(--ink) 70%, var(--ground)));
  --alarm: var(--frontdesk-alarm, light-dark(oklch(0.5 0.18 27), oklch(0.79 0.125 27)));
  --line: color-mix(in oklab, var(--ink) 16%, var(--ground));
  --control: color-mix(in oklab, var(--ink) 56%, var(--ground));
  --raised: color-mix(in oklab, var(--ink) 5%, var(--ground));
  --radius: var(--frontdesk-radius, 0.625rem);
  --light: var(--control);
  --level: 0;
  display: inline-block;
  font: 400 1rem/1.5 var(--frontdesk-font, system-ui, sans-serif);
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  -webkit-font-smoothing: antialiased;
}
:host([hidden]) { display: none }
:host([theme='light']) { color-scheme: light }
:host([theme='dark']) { color-scheme: dark }
:host([theme='auto']) { color-scheme: light dark }
:host([floating]) {
  position: fixed;
  inset-inline-end: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
  z-index: 2147483000;
  max-width: calc(100vw - 2rem);
}
*, ::before, ::after { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.875rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--ink);
  font-family: inherit;
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: inherit;
  cursor: pointer;
  transition: background-color 160ms, border-color 160ms;
}
button:hover { border-color: var(--ink); background: color-mix(in oklab, var(--ink) 10%, var(--ground)) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
[part='button'] { min-width: 11rem }
:host([floating]) [part='button'] { box-shadow: 0 0.75rem 2rem -0.75rem rgb(0 0 0 / 0.5) }
[part='button'][aria-busy='true'] { border-style: dashed; border-color: var(--accent) }
svg { flex: none; width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
[part='failure'] { max-width: 20rem; margin-top: 0.5rem; color: var(--alarm); font-size: 0.875rem }
[part='failure']:empty { display: none }
:host([floating]) [part='failure'] { padding: 0.625rem 0.75rem; border-radius: var(--radius); background: var(--ground) }
@media (forced-colors: active) { button { border-color: ButtonText } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
@media print { :host { display: none } }
`
