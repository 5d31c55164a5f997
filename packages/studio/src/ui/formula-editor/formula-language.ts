/** Highlights formulas. What is wrong with one is found by the rules package. */
import { StreamLanguage, type StringStream } from '@codemirror/language';

const wordPattern = /^[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\.[\p{L}\p{M}\p{N}_$]+)*/u;
const keywords = new Set(['and', 'or', 'not', 'in']);
const atoms = new Set(['true', 'false', 'null']);

function readWord(stream: StringStream): string | undefined {
  const found = stream.match(wordPattern);
  const word = Array.isArray(found) ? found[0] : undefined;
  if (word === undefined) return undefined;
  if (keywords.has(word)) return 'keyword';
  if (atoms.has(word)) return 'atom';
  return stream.match(/^\s*\(/, false) === null ? 'propertyName' : 'typeName';
}

export const formulaLanguage = StreamLanguage.define({
  name: 'formula',
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^json`[^`]*`?/)) return 'string';
    if (stream.match(/^`[^`]*`?/)) return 'typeName';
    if (stream.match(/^\d[\d.]*(?:[eE][+-]?\d+)?/)) return 'number';
    const word = readWord(stream);
    if (word !== undefined) return word;
    const character = stream.next() ?? '';
    return /[()[\]{}]/.test(character) ? 'bracket' : 'operator';
  },
  languageData: { closeBrackets: { brackets: ['(', '[', '{', '"', '`'] } },
});
