/** The part of the Web Speech API in use; type libraries and browsers differ in the rest. */
export interface SpeechRecognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Recognises on the device, in browsers that support it. */
  processLocally?: boolean
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

export interface RecognitionResults {
  /** The first changed result. */
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; [alternative: number]: { transcript: string } }>
}

export interface SpeechRecognizerClass {
  new (): SpeechRecognizer
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** The browser's own recogniser; undefined if it has none. */
export function findSpeechRecognizer(): SpeechRecognizerClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: SpeechRecognizerClass
    webkitSpeechRecognition?: SpeechRecognizerClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether the browser recognises that language without sending sound anywhere. */
export async function recognizesLocally(language: string): Promise<boolean> {
  const available = await findSpeechRecognizer()
    ?.available?.({ langs: [language], processLocally: true })
    .catch(() => 'unavailable')
  return available === 'available'
}
