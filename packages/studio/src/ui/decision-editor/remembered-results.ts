/** Results of pure functions of a text, so that the same text is read once, however many parts of the screen show it. */

/** @param maxTexts of the texts that were read last */
export function rememberResults<Result>(read: (text: string) => Result, maxTexts: number): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known.result;
    const result = read(text);
    const [oldest] = results.keys();
    if (results.size >= maxTexts && oldest !== undefined) results.delete(oldest);
    results.set(text, { result });
    return result;
  };
}
