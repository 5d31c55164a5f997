/**
 * Characters that nobody sees in a name, or that change the order in which it is shown: with them, a script is listed as
 * a picture, and two names look the same. One rule for the names of files, folders and people.
 */

/**
 * Controls, line separators, and what Unicode calls default ignorable: zero-width spaces, word joiners, byte order marks,
 * overrides, embeddings and isolates of direction, tags, soft hyphens and fillers. Not the marks of direction that Arabic
 * and Hebrew need, and not the selectors of variants of emoji, Chinese and Mongolian characters. The two joiners are
 * judged by their neighbours.
 */
const hidden =
  /(?![\u061c\u200c-\u200f]|[\ufe00-\ufe0f]|[\u180b-\u180d]|\u180f|[\u{e0100}-\u{e01ef}])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;
const joiner = /[\u200c\u200d]/;
/** A letter with its marks, or an emoji with its colour or variant. */
const beforeJoiner = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const afterJoiner = /[\p{L}\p{Extended_Pictographic}]/u;

/** Whether a name contains a character that is refused in new names. */
export function hasHiddenCharacter(name: string): boolean {
  return findHidden(name).length > 0;
}

/** The name with each such character as its code, such as ⟨U+202E⟩. Only for display. */
export function showHiddenCharacters(name: string): string {
  const found = new Set(findHidden(name));
  if (found.size === 0) return name;
  return Array.from(name, (character, index) => (found.has(index) ? toCode(character) : character)).join('');
}

/** The indexes of these characters, counted in characters. */
function findHidden(name: string): number[] {
  // Most names have none: the regular expressions need not look at each of their characters.
  if (!hidden.test(name) && !joiner.test(name)) return [];
  const characters = Array.from(name);
  return characters.flatMap((character, index) => {
    if (hidden.test(character)) return [index];
    if (!joiner.test(character)) return [];
    const [before = '', after = ''] = [characters[index - 1], characters[index + 1]];
    return beforeJoiner.test(before) && afterJoiner.test(after) ? [] : [index];
  });
}

function toCode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
