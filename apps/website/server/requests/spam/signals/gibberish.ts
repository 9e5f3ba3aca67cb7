import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'

/** `qLmZxvRtKp`: the case changes more often than in any name. */
function isRandom(text: string): boolean {
  return text.split(/\s+/u).some((word) => {
    if (!/^[a-z]{8,}$/iu.test(word)) return false
    const turns = word.match(/[a-z][A-Z]/g)?.length ?? 0
    return turns >= 3 || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(word) || countUnnatural(word) >= 2
  })
}

/** Pairs of letters that no European language has within a word. */
const unnatural =
  /b[qxz]|c[jvx]|d[xq]|f[qxz]|g[qx]|h[xq]|j[bcdfghlmnpqrstvwxz]|k[xq]|l[xq]|m[xq]|p[qx]|q[b-hj-np-tv-z]|sx|t[qx]|v[bcfghjkmpqwx]|w[qvx]|x[jkz]|z[fjqx]/giu

const countUnnatural = (word: string) => word.match(unnatural)?.length ?? 0

/** `RobertBup`: names that form-filling programs invent. */
const programName = /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/u
const programPhone = /^8\d{10}$/u

/** Detects fields filled in at random or by a well-known program. One such field is a weak signal, two are strong. */
export function gibberish({ name, company, phone, message }: ConsultationFields): SpamReason[] {
  const isOneWord = /^\S{9,}$/u.test(message)
  const points =
    (isRandom(name) ? 2 : 0) +
    (isRandom(company) ? 2 : 0) +
    (isOneWord && isRandom(message) ? 2 : 0) +
    (programName.test(name) && (programPhone.test(phone) || company.toLowerCase() === 'google') ? 2 : 0)
  return points > 0 ? [{ signal: 'gibberish', points: Math.min(points, 4) }] : []
}
