/** The platform's own sentences, synthesised once at start. */
export const fixedSentences = {
  notUnderstood: 'Sorry, I did not catch that. Could you say it in other words?',
  notUnderstoodAgain: 'I still did not understand. You can type your question as well.',
  notUnderstoodDictation: 'I did not catch that. Please type it, or say skip.',
  answerFailed: 'I am sorry, something went wrong on my side. Could you ask me again?',
  recognitionFailed: 'I am sorry, I could not hear you just now. Could you say that again, or type it?',
  stillThere: 'Are you still there?',
  silenceGoodbye:
    'I have not heard anything for a while, so I am hanging up. You can also send us the form. Goodbye!',
  timeIsUp:
    'Our time is up, so I have to end the call here. Please send us the form, and we will get back to you. Goodbye!',
} as const
