/** Letters that no Unicode normalisation decomposes. */
const alike = new Map(
  Object.entries({ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', '’': "'", '‘': "'" }),
)

/** Normalises a text: width, case, accents, typographic quotes and invisible characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßøłđıæœ’‘]/g, (letter) => alike.get(letter) ?? letter)
}
