import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openClient } from './testing/open-client.ts'
import { scriptedCall } from './testing/scripted-api.ts'
import type { Pause, ScriptedTransport } from './testing/scripted-transport.ts'

const pauses: Pause[] = ['join', 'leave', 'observeRemoteLevel', 'setNoiseCancellation']

/** Actions of a page and of a platform, and time for promises to settle. */
const step = fc.oneof(
  fc.constantFrom(
    'start',
    'start',
    'stop',
    'end',
    'mute',
    'say',
    'reconnect',
    'listening',
    'speak',
    'ended',
    'left',
    'fault',
    'answer',
    'tick',
    'tick',
  ),
  fc.constantFrom(...pauses.flatMap((pause) => [`release ${pause}`, `break ${pause}`])),
)

test('in any order of events: starts settle, at most one call lives, and an ended call is silent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(pauses),
      fc.boolean(),
      fc.array(step, { maxLength: 40 }),
      async (pauseAt, holdAnswers, steps) => {
        const { client, api, transports, events } = openClient({ pauseAt })
        if (holdAnswers) api.hold()
        const starts: Promise<unknown>[] = []
        const live = () => transports.filter(({ state }) => state === 'joining' || state === 'joined')
        const latest = (): ScriptedTransport | undefined => transports.at(-1)

        /** Nothing is emitted after stop() has returned its promise, and at most one call-end before that. */
        const stopAndListen = (stop: () => Promise<void>): void => {
          const before = events.sentences.length
          void stop()
          const emitted = events.sentences.slice(before)
          expect(emitted.filter((sentence) => sentence === 'call-end').length).toBeLessThanOrEqual(1)
          expect(['speech-end', 'message status-update ended', 'call-end']).toEqual(
            expect.arrayContaining(emitted),
          )
          if (emitted.length > 0) expect(emitted.at(-1)).toBe('call-end')
          expect(live()).toEqual([])
        }

        const perform: Record<string, () => unknown> = {
          start: () => starts.push(client.start('assistant-1')),
          reconnect: () => starts.push(client.reconnect(scriptedCall)),
          stop: () => stopAndListen(() => client.stop()),
          end: () => stopAndListen(() => client.end()),
          mute: () => client.setMuted(!client.isMuted()),
          say: () => client.say('Hello'),
          listening: () => latest()?.emit('listening'),
          speak: () => latest()?.emit('remote-level', 0.2),
          ended: () =>
            latest()?.emit('message', { type: 'status-update', status: 'ended', endedReason: 'x' }),
          left: () => latest()?.state === 'joined' && latest()?.emit('left'),
          fault: () => latest()?.emit('error', { type: 'ejected', error: { message: 'x', name: 'Error' } }),
          answer: () => api.release(),
          tick: () => new Promise((resolve) => setImmediate(resolve)),
        }
        for (const pause of pauses) {
          perform[`release ${pause}`] = () => latest()?.release(pause)
          perform[`break ${pause}`] = () => latest()?.break(pause, new Error('Broken'))
        }

        for (const name of steps) {
          await perform[name]?.()
          expect(live().length).toBeLessThanOrEqual(1)
        }

        for (const transport of transports) transport.release('leave')
        await client.stop()
        const emitted = events.sentences.length
        for (const transport of transports) {
          for (const pause of pauses) transport.release(pause)
          transport.emit('listening')
          transport.emit('remote-level', 0.2)
          transport.emit('left')
        }
        api.release()
        await Promise.all(starts)
        await client.stop()
        expect(live()).toEqual([])
        expect(
          events.sentences.slice(emitted).filter((sentence) => !sentence.startsWith('validation')),
        ).toEqual([])

        // Every attempt that passed validation ended in exactly one of the two ways.
        const count = (sentence: string) => events.sentences.filter((other) => other === sentence).length
        expect(count('call-end') + count('call-start-failed')).toBe(
          count('initialization started') + stoppedBefore(events.sentences),
        )
        expect(count('call-start')).toBeLessThanOrEqual(count('call-end'))
        expect(count('speech-start')).toBe(count('speech-end'))
      },
    ),
    { numRuns: 500 },
  )
})

/** Attempts that were stopped before `initialization`. */
function stoppedBefore(sentences: string[]): number {
  const refused = sentences.filter((sentence) => sentence === 'validation failed').length
  const begun = sentences.filter((sentence) => sentence === 'validation started').length - refused
  return begun - sentences.filter((sentence) => sentence === 'initialization started').length
}
