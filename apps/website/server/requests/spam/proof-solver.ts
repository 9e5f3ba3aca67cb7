/**
 * The browser's part of the proof of work, in ALTCHA's format: it requests challenges from `address` and solves them
 * with WebCrypto, off the main thread. The server sends the source text of this function to the browser, so it uses
 * nothing outside of itself and contains no comments.
 */
export function proofSolver(address: string) {
  type Solved = { proof: string; until: number }
  type Parameters = {
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    expiresAt: number
  }
  let solving: Promise<Solved | null> | undefined

  const fromHex = (text: string) =>
    Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  const toHex = (bytes: ArrayBuffer) =>
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

  async function solve(): Promise<Solved> {
    const response = await fetch(address)
    const { parameters, signature } = (await response.json()) as { parameters: Parameters; signature: string }
    const { nonce, salt, cost, keyLength, keyPrefix, expiresAt } = parameters
    const password = new Uint8Array([...fromHex(nonce), 0, 0, 0, 0])
    const counterAt = new DataView(password.buffer, password.length - 4)
    const derivation = { name: 'PBKDF2', salt: fromHex(salt), iterations: cost, hash: 'SHA-256' }
    for (let counter = 0; ; counter++) {
      counterAt.setUint32(0, counter)
      const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
      const derivedKey = toHex(await crypto.subtle.deriveBits(derivation, key, keyLength * 8))
      if (derivedKey.startsWith(keyPrefix)) {
        const proof = { challenge: { parameters, signature }, solution: { counter, derivedKey } }
        return { proof: btoa(JSON.stringify(proof)), until: expiresAt * 1000 - 60_000 }
      }
    }
  }

  const begin = () => (solving ??= solve().catch(() => null))

  return {
    begin,
    async take(timeout = 8000): Promise<string | undefined> {
      const late = new Promise<null>((resolve) => setTimeout(resolve, timeout, null))
      for (let attempt = 0; attempt < 2; attempt++) {
        const solved = await Promise.race([begin(), late])
        solving = undefined
        if (!solved) return undefined
        if (solved.until > Date.now()) return solved.proof
      }
      return undefined
    },
  }
}
