import type { ChatMessage } from '#platform/providers/chat-model.ts'
import type { ConversationMessage, DialogueTurn } from '#platform/providers/dialogue-provider.ts'

export interface ChatMessagesOptions {
  turn: DialogueTurn
  text: string
  /** Whether the visitor's nth turn belonged to the form: the model does not see it. */
  wasInForm: (turns: number) => boolean
  historyCharacters: number
  /** The model reads the turn for the form, so its addresses and numbers are not masked. */
  readsForm?: boolean
}

/**
 * The conversation for a model. It begins with the visitor and alternates sides, because some chat templates refuse
 * anything else. The visitor's answers for the form are left out, and addresses and numbers elsewhere are masked.
 */
export function chatMessages({
  turn,
  text,
  wasInForm,
  historyCharacters,
  readsForm = false,
}: ChatMessagesOptions): ChatMessage[] {
  const said: ChatMessage[] = []
  const add = (role: ChatMessage['role'], content: string) => {
    const last = said.at(-1)
    if (last?.role === role) last.content += `\n${content}`
    else if (content !== '' && (last || role === 'user')) said.push({ role, content })
  }
  let turns = -1
  let inForm = false
  for (const message of turn.history) {
    if (message.role === 'user') {
      turns += 1
      const wasBefore = inForm
      inForm = wasInForm(turns)
      if (!inForm) add('user', asVisitorWords(message.content))
      else if (!wasBefore) add('user', 'The visitor filled in the consultation form, out of your sight.')
    } else if (message.role === 'assistant' && !inForm) add('assistant', asSaid(message))
  }
  const now = readsForm ? quoted(text) : asVisitorWords(text)
  let length = 0
  const lastDropped = said.findLastIndex(({ content }) => (length += content.length) > historyCharacters)
  const recent = said.slice(lastDropped + 1)
  while (recent[0]?.role === 'assistant') recent.shift()
  if (recent.at(-1)?.role === 'user') recent.push({ role: 'assistant', content: 'All right.' })
  return [...recent, { role: 'user', content: now }]
}

function asSaid({ content, interrupted }: Extract<ConversationMessage, { role: 'assistant' }>): string {
  return interrupted ? `${content} … (the visitor interrupted)` : content
}

const asVisitorWords = (text: string): string => quoted(withoutContactDetails(text))

/** Brackets and bars could end the quotation, or be a model's own control tokens. */
export function quoted(text: string): string {
  const plain = text.replace(/[<>[\]{}|\p{Cc}]/gu, ' ')
  return `<visitor>${plain.replace(/\s+/g, ' ').trim()}</visitor>`
}

/** A model needs no address and no number to answer a question. */
function withoutContactDetails(text: string): string {
  return text
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '(an e-mail address)')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '(a phone number)')
}
