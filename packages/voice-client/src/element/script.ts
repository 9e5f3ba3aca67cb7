/** For a script tag: defines the element. The worklet is the file beside it, so that a policy that allows one allows both. */
import { defineCallElement } from './frontdesk-call.ts'

defineCallElement({ workletUrl: new URL('./voice-worklet.js', import.meta.url) })
