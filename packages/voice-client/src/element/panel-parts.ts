import { create, draw, icon } from './dom.ts'

const ticks = Array.from({ length: 16 }, (_, tick) => `M${1 + tick * 4} 1v6`).join('')

/** The drawing whose rays follow the measured level of the side that speaks. */
const orb = () => {
  const svg = draw(
    '-50 -50 100 100',
    ['circle', { class: 'halo', r: '34' }],
    ['circle', { class: 'rays', r: '33', pathLength: '96' }],
    ['circle', { class: 'core', r: '22' }],
    ['path', { class: 'sign muted', d: 'm-13 13 26-26' }],
    ['path', { class: 'sign typing', d: 'M0-9V9M-4-9h8M-4 9h8' }],
    ['path', { class: 'sign hungUp', d: 'M-10 4V1C-5-4 5-4 10 1v3' }],
    ['path', { class: 'sign failed', d: 'm-8-8 16 16m0-16-16 16' }],
  )
  svg.setAttribute('part', 'orb')
  return svg
}

const button = (part: string, shape?: string, type = 'button') =>
  create(
    'button',
    { part, type, class: shape ? 'small' : '' },
    ...(shape ? [icon(shape)] : []),
    create('span'),
  )

/** Builds the panel's elements, without their words. */
export function createPanelParts() {
  const microphone =
    'M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3zM6 11.5V12a6 6 0 0 0 12 0v-.5M12 18v2.5'
  const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'
  const name = create('p', { part: 'name' })
  const status = create('p', { part: 'status' })
  const meter = create(
    'p',
    { class: 'meter', 'aria-hidden': 'true' },
    icon(microphone),
    draw('0 0 62 8', ['path', { d: ticks }], ['path', { d: ticks, class: 'heard' }]),
  )
  const announcement = create('output', { class: 'unseen' })
  const end = button('end')
  const close = button('close')
  const captions = create('div', { part: 'captions', role: 'log', tabindex: '0' })
  const hintText = create('p')
  const act = button('retry')
  act.className = 'small'
  const contact = create('a')
  const hintActions = create('p', { class: 'actions' }, act, contact)
  const hint = create('div', { part: 'hint' }, hintText, hintActions)
  const field = create('input', { part: 'message', name: 'message', autocomplete: 'off' })
  const send = button('send', undefined, 'submit')
  const form = create('form', {}, field, send)
  const mute = button('mute', microphone)
  const soundOff = button('sound-off', speaker)
  const microphones = create('select', { part: 'microphone' })
  const controls = create('div', { class: 'controls' }, mute, soundOff, microphones)
  const again = button('again')
  const afterContact = create('a')
  const after = create('p', { class: 'actions' }, again, afterContact)
  const head = create(
    'header',
    { class: 'head' },
    orb(),
    create('div', { class: 'who' }, name, status, meter, announcement),
    end,
    close,
  )
  const panel = create(
    'section',
    { part: 'panel', tabindex: '-1', popover: 'manual' },
    head,
    captions,
    hint,
    form,
    controls,
    after,
  )
  return {
    panel,
    name,
    status,
    meter,
    announcement,
    end,
    close,
    captions,
    hint,
    hintText,
    hintActions,
    act,
    contact,
    form,
    field,
    send,
    mute,
    soundOff,
    microphones,
    controls,
    again,
    after,
    afterContact,
  }
}

export type PanelParts = ReturnType<typeof createPanelParts>
