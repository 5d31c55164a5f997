/** The only place in this package that normalizes text: a single character, because longer texts can take quadratic time. */
export function sameCharacter(character: string, form: 'NFC' | 'NFKC'): string {
  return String.fromCodePoint(character.codePointAt(0) ?? 0).normalize(form);
}
