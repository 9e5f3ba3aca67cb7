/** The finding of each signal of the spam check. */
const words: Readonly<Record<string, string>> = {
  address: 'It speaks of the reader, not of the writer.',
  approach: 'It begins like a letter to many.',
  disguise: 'Its letters are disguised.',
  gibberish: 'Fields are filled in at random.',
  honeypot: 'A field that people cannot see is filled in.',
  learned: 'Its words are those of spam.',
  links: 'It has many links, or hidden ones.',
  lure: 'It lures or threatens.',
  'no-proof': 'The browser sent no proof of work.',
  'proof-used': 'Its proof of work was used before.',
  'proof-wrong': 'Its proof of work is wrong.',
  rate: 'Many requests came from this network within a minute.',
  repeated: 'Others sent the same message.',
  sender: 'The name or the address looks invented.',
  'sender-domain-without-mail': 'The domain of the e-mail address takes no mail.',
  'time-short': 'The form was filled in within seconds.',
  topic: 'It offers what spam often offers.',
  wallet: 'It names a payment address.',
}

/** Explains why a request looks like spam, one sentence per line. Shows the name of an unknown signal. */
export const describeSpam = (signals: readonly string[]): string =>
  signals.map((signal) => words[signal] ?? signal).join('\n')
