/** The differences between a text and a new one that is composed of parts of it and other text. */
import type { TextRange } from '../json/json-text.ts';

/** Replaces a range of the text before any change. Changes are in order and do not overlap. */
export interface TextChange extends TextRange {
  readonly insert: string;
}

export class ComposedText {
  readonly text: string;
  readonly #changes: TextChange[] = [];
  /** Up to where the text is decided. */
  #at = 0;
  #inserted = '';

  constructor(text: string) {
    this.text = text;
  }

  insert(text: string): void {
    this.#inserted += text;
  }

  /** A part that is before one that was already copied, such as one that has moved, counts as other text. */
  copy(from: number, to: number): void {
    if (from < this.#at) {
      this.insert(this.text.slice(from, to));
      return;
    }
    this.#replaceUpTo(from);
    this.#at = to;
  }

  /** The changes, after the last part. */
  finish(): readonly TextChange[] {
    this.#replaceUpTo(this.text.length);
    return this.#changes;
  }

  #replaceUpTo(to: number): void {
    const change = narrowed(this.text, { from: this.#at, to, insert: this.#inserted });
    if (change.from < change.to || change.insert !== '') this.#changes.push(change);
    this.#inserted = '';
  }
}

/** Without what is equal at both ends. */
function narrowed(text: string, { from, to, insert }: TextChange): TextChange {
  let start = 0;
  const shorter = Math.min(to - from, insert.length);
  while (start < shorter && text[from + start] === insert[start]) start++;
  let end = 0;
  while (end < shorter - start && text[to - 1 - end] === insert[insert.length - 1 - end]) end++;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let changed = '';
  let at = 0;
  for (const { from, to, insert } of changes) {
    changed += text.slice(at, from) + insert;
    at = to;
  }
  return changed + text.slice(at);
}
