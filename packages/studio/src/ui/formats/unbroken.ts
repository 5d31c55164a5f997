/** A formatted amount, such as HKD 469.00, without a line break between its currency and its number. */
export function unbroken(text: string): string {
  return text.replaceAll(/\b([A-Z]{3}) (?=[-\u2212]?\d)/g, '$1\u00a0');
}
