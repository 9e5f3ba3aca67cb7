/** A language as documents, formats and speech need it. */
export type Language = {
  /** BCP 47, as the content has it: for documents and numbers. */
  tag: string
  /** Without region and script (ISO 639). */
  code: string
  /** For dates and times. English without a region has the day before the month, and 24 hours. */
  dates: string
  /** For speech, with a region: the most common one, if the content has none. */
  spoken: string
  /** Its own name for itself. */
  name: string
  /** The `dir` of a document; absent for left to right. */
  dir?: 'rtl'
}

/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']

/** @param tag BCP 47: `en`, `de`, `pt-BR` */
export function describeLanguage(tag: string): Language {
  const { language: code, region, script = '' } = new Intl.Locale(tag).maximize()
  return {
    tag,
    code,
    dates: tag === 'en' ? 'en-GB' : tag,
    spoken: region === undefined ? code : `${code}-${region}`,
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? tag,
    ...(rightToLeft.includes(script) && { dir: 'rtl' }),
  }
}

/** The attributes of an `<html>` tag in this language. */
export const marksOf = ({ tag, dir }: Language): string => `lang="${tag}"${dir ? ` dir="${dir}"` : ''}`
