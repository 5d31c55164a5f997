/** Changes which entries a list or object in a text has, and in which order. */
import type { TextRange } from '../json/json-text.ts';
import type { ComposedText } from './text-changes.ts';

/**
 * Writes the entries with the brackets around them. What is between two entries remains as it is before the second one.
 * @param at the list or object with its brackets
 * @param pairs for each new entry, its counterpart among the old ones
 */
export function writeEntries<Entry extends TextRange>(
  composed: ComposedText,
  { from, to }: TextRange,
  entries: readonly Entry[],
  pairs: readonly (number | undefined)[],
  write: (index: number, entry: Entry | undefined) => void,
): void {
  const [first] = entries;
  const last = entries.at(-1);
  const isEmpty = pairs.length === 0;
  const separator = separatorOf(composed.text, from, entries);
  composed.copy(from, first === undefined || isEmpty ? from + 1 : first.from);
  for (const [index, pair] of pairs.entries()) {
    const entry = pair === undefined ? undefined : entries[pair];
    const previous = pair === undefined ? undefined : entries[pair - 1];
    if (index > 0 && entry && previous) composed.copy(previous.to, entry.from);
    else if (index > 0) composed.insert(separator);
    write(index, entry);
  }
  composed.copy(last === undefined || isEmpty ? to - 1 : last.to, to);
}

/** A single entry on a line of its own is followed by others on theirs. */
function separatorOf(text: string, from: number, [first, second]: readonly TextRange[]): string {
  if (first === undefined) return ', ';
  if (second !== undefined) return text.slice(first.to, second.from);
  const space = text.slice(from + 1, first.from);
  return space.includes('\n') ? `,${space}` : ', ';
}
