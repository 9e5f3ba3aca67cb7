/** The panel of a call, in the top layer: no style of the page's own boxes moves or cuts it. */
export const panelStyles = `
[part='panel'] {
  position: fixed;
  inset-block: auto max(1rem, env(safe-area-inset-bottom));
  inset-inline: auto max(1rem, env(safe-area-inset-right));
  z-index: 2147483001;
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  width: min(24rem, calc(100vw - 2rem));
  height: auto;
  max-height: min(36rem, calc(100dvh - 2rem));
  margin: 0;
  padding: 1.125rem;
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) * 1.6);
  background: var(--ground) linear-gradient(to bottom, var(--raised), var(--ground) 6rem);
  color: var(--ink);
  overflow: hidden auto;
  overscroll-behavior: contain;
  box-shadow: 0 1.5rem 4rem -1rem rgb(0 0 0 / 0.4), 0 1px 3px rgb(0 0 0 / 0.12);
  outline: none;
}
[part='panel'][data-open] { display: grid }
[part='panel']::before {
  content: '';
  position: absolute;
  inset: 0 1.5rem auto;
  height: 1px;
  background: linear-gradient(to right, transparent, var(--light), transparent);
}
[data-mood='listening'] { --light: var(--accent) }
:is([data-mood='speaking'], [data-mood='hungUp']) { --light: var(--voice) }
[data-mood='failed'] { --light: var(--alarm) }

.head { display: flex; align-items: center; gap: 0.875rem }
.who { flex: 1; min-width: 0 }
[part='name'] { font-weight: 600; line-height: 1.5 }
[part='status'] { color: color-mix(in oklab, var(--light) 55%, var(--ink)); font-size: 0.875rem; line-height: 1.25rem }
.meter { display: flex; align-items: center; gap: 0.25rem; margin-top: 0.125rem; margin-inline-start: -0.125rem; color: var(--muted) }
.meter svg:first-child { width: 0.875rem; height: 0.875rem }
.meter svg:last-child { width: 5.8125rem; height: 0.75rem; stroke: var(--line); stroke-width: 1.25 }
.heard { clip-path: inset(0 calc(100% - var(--heard, 0) * 100%) 0 -1px); stroke: var(--accent); transition: clip-path 120ms linear }
.head button, .small { min-height: 2.5rem; padding: 0.375rem 1rem; border-color: var(--line); font-size: 0.875rem; white-space: nowrap }
[part='panel'] [part='end'] { border-color: color-mix(in oklab, var(--alarm) 50%, var(--ground)); color: var(--alarm) }
[part='panel'] [part='end']:hover { border-color: var(--alarm); background: color-mix(in oklab, var(--alarm) 10%, var(--ground)) }

[part='orb'] { width: 4rem; height: 4rem; margin: -0.25rem; overflow: visible; stroke: none }
.halo { fill: var(--light); opacity: calc(0.08 + var(--level) * 0.16); scale: calc(1 + var(--level) * 0.5); transition: scale 120ms linear, opacity 120ms linear }
.rays { fill: none; stroke: var(--light); stroke-dasharray: 1 2; stroke-linecap: butt; stroke-width: calc(3px + var(--level) * 22px); transition: stroke-width 120ms linear }
.core { fill: var(--ground); stroke: var(--light); stroke-width: 2 }
[data-mood='listening'] .core { fill: color-mix(in oklab, var(--accent) 70%, var(--ground)) }
[data-mood='speaking'] .core { fill: var(--voice) }
:is([data-mood='loading'], [data-mood='restoring']) .rays { stroke: var(--accent); stroke-dasharray: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 74; stroke-width: 8px }
:is([data-mood='ended'], [data-mood='hungUp'], [data-mood='failed']) .rays,
:is([data-mood='ended'], [data-mood='failed']) .halo { opacity: 0 }
.sign { visibility: hidden; stroke: var(--ink); stroke-width: 3 }
[data-mood='muted'] .muted, [data-mood='typing'] .typing, [data-mood='hungUp'] .hungUp, [data-mood='failed'] .failed { visibility: visible }
[data-mood='failed'] .failed { stroke: var(--alarm) }

[part='captions'] {
  min-height: 7rem;
  max-height: 16rem;
  padding-block: 0.25rem;
  border-block: 1px solid var(--line);
  overflow-y: auto;
  overscroll-behavior: contain;
}
[part='captions']:focus-visible { outline-offset: -2px }
.empty { padding-block: 0.5rem; color: var(--muted); font-size: 0.875rem }
[part='caption'] { margin-block: 0.625rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--accent); font-size: 0.875rem; line-height: 1.375rem; overflow-wrap: anywhere }
[part='caption'][data-speaker='assistant'] { border-inline-start-color: var(--voice) }
[part='caption'][data-changing] { color: var(--muted) }
[part='caption'] span { display: block; color: var(--muted); font-size: 0.75rem; line-height: 1.125rem }

[part='hint'] { padding: 0.625rem 0.75rem; border: 1px solid transparent; border-radius: var(--radius); background: color-mix(in oklab, var(--voice) 14%, var(--ground)); font-size: 0.875rem; line-height: 1.375rem }
[part='hint'][data-alarm] { border-color: var(--alarm); background: color-mix(in oklab, var(--alarm) 10%, var(--ground)) }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem }
[part='hint'] .actions { margin-top: 0.625rem }
[part='again'] { flex: 1 }
a { color: inherit; font-size: 0.875rem; text-underline-offset: 0.2em }
form, .controls { display: flex; gap: 0.5rem }
.controls { flex-wrap: wrap }
.controls button { padding-inline: 0.75rem }
.small[aria-pressed='true'] { border-color: var(--accent); background: color-mix(in oklab, var(--accent) 14%, var(--ground)) }
input, select {
  flex: 1;
  min-width: 0;
  min-height: 2.875rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: color-mix(in oklab, var(--ground) 96%, var(--ink));
  color: inherit;
  font: inherit;
}
input { background: var(--ground) }
select { min-width: 7rem; min-height: 2.5rem; padding-block: 0.25rem; border-color: var(--line); background: var(--raised); font-size: 0.875rem; text-overflow: ellipsis }
:is(input, select):focus-visible { outline-offset: 0 }
::placeholder { color: var(--muted); opacity: 1 }
button:disabled { opacity: 0.62; cursor: progress }
.unseen { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); overflow: hidden; white-space: nowrap }

[part='button']:is([data-call='active'], [data-call='speaking']) { border-color: var(--light) }
[part='button']:is([data-call='active'], [data-call='speaking']) svg { color: var(--light); scale: 1 calc(0.45 + var(--level) * 0.75); transition: scale 120ms linear }
:host([floating]) [part='button'][data-open] { visibility: hidden }

@media (width < 40rem) {
  [part='panel'] { inset: auto 0.5rem 0.5rem; gap: 0.625rem; width: auto; max-height: min(36rem, calc(100dvh - 1rem)); padding: 0.75rem }
  [part='captions'] { min-height: 4.5rem; max-height: 11rem }
  .controls button { flex: 1; padding-inline: 0.5rem }
}
@media (height < 30rem) {
  [part='panel'] { gap: 0.375rem; max-height: calc(100dvh - 1rem); padding-block: 0.5rem }
  [part='captions'] { min-height: 3rem }
  [part='orb'] { width: 2.5rem; height: 2.5rem; margin: 0 }
}
@media (forced-colors: active) {
  [part='panel'] { background: Canvas; color: CanvasText }
  [part='status'] { color: CanvasText }
  [part='hint'] { border-color: CanvasText }
  .small[aria-pressed='true'] { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none }
}
@media (prefers-reduced-motion: no-preference) {
  [part='panel'][data-open] { animation: enter 560ms cubic-bezier(0.2, 0.7, 0.2, 1) }
  :is([data-mood='loading'], [data-mood='restoring']) .rays { animation: turn 1.1s linear infinite }
}
@keyframes enter { from { opacity: 0; translate: 0 0.75rem } }
@keyframes turn { to { rotate: 1turn } }
`
