import type { Knowledge, KnownSubject } from '../knowledge.ts'
import { isFunctionStem, stemsOf } from '../words.ts'

/** The form's choice that an utterance names, by its own words or by the service behind it. */
export function hearService(
  text: string,
  { consultation }: Knowledge,
  named: readonly KnownSubject[],
): string | undefined {
  const said = ` ${stemsOf(text).join(' ')} `
  const choice = consultation.services.find((each) => said.includes(` ${stemsOf(each).join(' ')} `))
  if (choice !== undefined) return choice
  const words = new Set(stemsOf(text).filter((word) => !isFunctionStem(word)))
  const sharing = consultation.services.filter((each) => stemsOf(each).some((word) => words.has(word)))
  const found =
    sharing.length === 1 ? sharing[0] : named.find(({ formChoice }) => formChoice !== undefined)?.formChoice
  return found !== undefined && consultation.services.includes(found) ? found : undefined
}
