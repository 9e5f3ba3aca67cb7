/** For a script tag: defines the element. The worklet is the file beside it, which every policy that allows this one allows. */
import { defineCallElement } from './frontdesk-call.ts'

defineCallElement({ workletUrl: new URL('./voice-worklet.js', import.meta.url) })
