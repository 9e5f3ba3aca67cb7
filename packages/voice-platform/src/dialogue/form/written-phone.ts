/** A number with gaps, so that it can be compared with a card: +44770123456 is "+447 701 234 56". */
export function writtenPhone(phone: string): string {
  return phone.replace(/\d{3}(?=\d{2})/g, '$& ')
}
