/** NUL ends strings in C, and PostgreSQL refuses it. UTF-8 cannot encode half a surrogate pair. */
export const brokenCharacter = /[\0\p{Surrogate}]/u
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What a field of one line makes of a text. */
export const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()
