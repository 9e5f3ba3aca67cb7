import { aimsTable } from './aims.ts'
import { overLossyLink } from './lossy-link.ts'
import { noteMachine } from './machine.ts'
import { percentiles } from './percentiles.ts'
import { type Visits, visitByVoice } from './voice-visits.ts'

/** Of three questions each. */
const calls = 17

/** Measures turn latency, barge-in and the start of a call in Chromium on the machine that runs the site. */
export async function measureVoiceCalls(): Promise<string> {
  const machine = noteMachine()
  const visits = await visitByVoice(calls)
  return [
    `${summary(visits)} The site, the browser and the speech recogniser share ${machine.describe()}.`,
    figures(visits, { turn: 400, slowTurn: 550, bargeIn: 80, start: 500 }),
  ].join('\n\n')
}

/** The same over a connection with a round trip of 80 ms and packet loss. */
export async function measureLossyVoiceCalls(): Promise<string> {
  const machine = noteMachine()
  const outcome = await overLossyLink(async ({ place, by }) => ({
    by,
    visits: await visitByVoice(calls, place),
  }))
  if ('impossible' in outcome) return `**Not measured: ${outcome.impossible}.**`
  const { by, visits } = outcome
  return [
    `Server and browser in network namespaces of their own; a round trip takes 80 ms and 1 % of the packets in each direction are lost, by ${by}. ` +
      `${summary(visits)} All of it shares ${machine.describe()}.`,
    figures(visits, { slowTurn: 900 }),
  ].join('\n\n')
}

function summary({ turns, spoken, understood, outputLatency }: Visits): string {
  const talkedOver = turns.filter(({ bargeIn }) => bargeIn).length
  return (
    `${calls} calls with ${spoken} questions in the built-in voice, ${talkedOver} of them over the assistant's words; ${understood} were understood to the word. ` +
    `Measured in the page's audio graph, on one clock, between the browser's microphone and its loudspeakers, which add ${Math.round(outputLatency)} ms by its own account.`
  )
}

/** `aimed` contains the upper limits of the figures it names. */
function figures(
  { turns, spoken, pressToCallStart }: Visits,
  aimed: { turn?: number; slowTurn: number; bargeIn?: number; start?: number },
): string {
  const latency = percentiles(turns.flatMap((turn) => turn.latency ?? []))
  const fromSound = percentiles(turns.flatMap(({ bargeIn }) => bargeIn?.fromFirstSound ?? []))
  const fromDecision = percentiles(turns.flatMap(({ bargeIn }) => bargeIn?.fromDecision ?? []))
  const start = percentiles(pressToCallStart)
  const unit = 'ms'
  return aimsTable([
    {
      what: 'last sound of the visitor → first sound of the answer, p50',
      measured: latency.p50,
      unit,
      most: aimed.turn,
    },
    { what: 'the same, p95', measured: latency.p95, unit, most: aimed.slowTurn },
    { what: 'questions without an answer in sound', measured: spoken - latency.count, unit: '', most: 0 },
    {
      what: 'barge-in: 200 ms of the visitor’s voice are reached → silence, p50',
      measured: fromDecision.p50,
      unit,
      most: aimed.bargeIn,
    },
    { what: 'the same, p95', measured: fromDecision.p95, unit },
    { what: 'barge-in: first sound of the visitor → silence, p50', measured: fromSound.p50, unit },
    { what: 'the same, p95', measured: fromSound.p95, unit },
    { what: 'press of the button → the call has started, p50', measured: start.p50, unit },
    { what: 'the same, p95', measured: start.p95, unit, most: aimed.start },
  ])
}
