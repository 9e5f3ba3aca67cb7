import { createSqliteCallStore } from '#platform/calls/sqlite-call-store.ts'
import { createVoicePlatform } from '#platform/http/create-voice-platform.ts'
import { listen } from './listen.ts'
import { createQuietLog } from './quiet-log.ts'
import { createScriptedDialogue, text } from './scripted-dialogue.ts'
import { createScriptedVoice } from './scripted-voice.ts'

/** A platform in a process of its own, to be killed: keeps its calls in the file given, and prints where it is found. */
const [, , file = ''] = process.argv
const platform = createVoicePlatform({
  providers: {
    dialogue: createScriptedDialogue(function* ({ input }) {
      yield text(input.type === 'user' ? `You said ${input.text}.` : '')
    }),
    textToSpeech: createScriptedVoice(),
    voiceActivity: { name: 'deaf', openDetector: () => ({ isVoice: () => false, close: () => undefined }) },
  },
  callStore: createSqliteCallStore(file),
  limits: { signOfLifeSeconds: 1 },
  log: createQuietLog(),
})
const server = await listen(platform)
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => {
  void platform.close().then(() => process.exit(0))
})
