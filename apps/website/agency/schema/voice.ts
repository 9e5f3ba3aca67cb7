import * as v from 'valibot'
import { words } from './values.ts'

/** Texts about a call, before it begins. */
export const voiceSchema = v.strictObject({
  button: v.strictObject({
    idle: words,
    connecting: words,
    active: words,
    speaking: words,
    /** Instead of `idle` on a site in another language whose assistant has no language model: it speaks English. */
    inEnglish: v.optional(words),
  }),
  /** Whether a visitor's own browser may speak for the assistant in typed calls. */
  browserMaySpeak: v.boolean('must be true or false'),
  unavailable: words,
  form: words,
  orCall: v.pipe(v.string(), v.nonEmpty('must not be empty')),
})
export type Voice = v.InferOutput<typeof voiceSchema>

/** Texts in the panel of a call. */
export const voicePanelSchema = v.strictObject({
  assistantName: words,
  status: v.strictObject({
    loading: words,
    restoring: words,
    listening: words,
    speaking: words,
    muted: words,
    typing: words,
    ended: words,
    hungUp: words,
    failed: words,
  }),
  endings: v.strictObject({ 'silence-timed-out': words, 'exceeded-max-duration': words }),
  problems: v.strictObject({ unavailable: words, busy: words, limit: words, lost: words }),
  microphoneProblems: v.strictObject({
    permissions: words,
    'not-found': words,
    'in-use': words,
    unknown: words,
  }),
  hearing: v.strictObject({ nobody: words, phrases: words, failed: words }),
  refusals: v.strictObject({ 'message-too-long': words, 'message-too-fast': words }),
  browserUnderstands: words,
  allowBrowser: words,
  declineBrowser: words,
  label: words,
  log: words,
  you: words,
  empty: words,
  message: words,
  send: words,
  mute: words,
  soundOff: words,
  microphone: words,
  defaultMicrophone: words,
  namelessMicrophone: words,
  playSound: words,
  soundHeldBack: words,
  soundFails: words,
  end: words,
  close: words,
  again: words,
  retry: words,
  form: words,
  formFilled: words,
})
export type VoicePanel = v.InferOutput<typeof voicePanelSchema>

/** The notice before the first call. The server composes the sentences that apply to it. */
export const callNoticeSchema = v.strictObject({
  embedded: v.strictObject({
    ai: words,
    hearing: v.strictObject({ own: words, phrases: words, service: words, nobody: words }),
    answering: words,
    speaking: words,
    /** `{days}` is replaced with the number of days. */
    kept: words,
  }),
  vapi: words,
})
export type CallNotice = v.InferOutput<typeof callNoticeSchema>
