/** More than the parts that a question is looked at in, as they were said and in plain words. */
const most = 16

/** Keeps what a function made of the last texts: one question is looked at several times before it is answered. */
export function remember<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const result = make(text)
    if (made.size >= most) made.clear()
    made.set(text, result)
    return result
  }
}
