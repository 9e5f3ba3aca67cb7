/** A row of `taught_answers`: an answer that staff wrote for the assistant. */
export type TaughtAnswerRow = {
  id: string
  created_at: string
  updated_at: string
  staff_id: string
  question: string
  /** JSON: a list of texts. */
  ways: string
  answer: string
}

/** The only row of `taught_versions`, named `answers`. */
export type TaughtVersionRow = { name: string; version: string }
