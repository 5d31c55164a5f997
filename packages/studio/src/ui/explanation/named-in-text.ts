/** A sentence around a name in it. */
export interface NamedText {
  readonly before: string;
  readonly after: string;
}

const letter = /[\p{L}\p{N}_]/u;

/** Undefined if the sentence does not contain the name as a word of its own, such as a long one that is shortened. */
export function findName(text: string, name: string): NamedText | undefined {
  if (name === '') return undefined;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    if (!letter.test(before.at(-1) ?? '') && !letter.test(after.at(0) ?? '')) return { before, after };
  }
  return undefined;
}
