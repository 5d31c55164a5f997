// Characters by their codes: those of Windows-1252, as Excel uses them in English, and those of Unicode.
// Excel: "CHAR function", "CODE function", "UNICHAR function", "UNICODE function".
import { errors, type Scalar, toNumber } from '../values.ts';
import { type FunctionSpecification, type FunctionTable, textual } from './specification.ts';

/** The codes from 128 to 159, whose characters differ from those of Unicode; undefined ones are the same. */
const windowsCodes: ReadonlyMap<number, number> = new Map(
  [
    0x20ac,
    undefined,
    0x201a,
    0x0192,
    0x201e,
    0x2026,
    0x2020,
    0x2021,
    0x02c6,
    0x2030,
    0x0160,
    0x2039,
    0x0152,
    undefined,
    0x017d,
    undefined,
    undefined,
    0x2018,
    0x2019,
    0x201c,
    0x201d,
    0x2022,
    0x2013,
    0x2014,
    0x02dc,
    0x2122,
    0x0161,
    0x203a,
    0x0153,
    undefined,
    0x017e,
    0x0178,
  ].flatMap((character, index) => (character === undefined ? [] : [[128 + index, character] as const])),
);
const codesOfCharacters = new Map([...windowsCodes].map(([code, character]) => [character, code]));

/** A question mark replaces characters that Windows-1252 lacks. */
const unknownCode = 63;

function ofCode(write: (code: number) => Scalar): FunctionSpecification {
  return {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => {
      const code = toNumber(value);
      return typeof code === 'number' ? write(Math.trunc(code)) : code;
    },
  };
}

export const characterFunctions: FunctionTable = {
  CHAR: ofCode((code) =>
    code >= 1 && code <= 255 ? String.fromCharCode(windowsCodes.get(code) ?? code) : errors.value,
  ),
  CODE: textual(1, 1, (text = '') => {
    if (text === '') return errors.value;
    const character = text.charCodeAt(0);
    return codesOfCharacters.get(character) ?? (character <= 255 ? character : unknownCode);
  }),
  UNICHAR: ofCode((code) => {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < 1 || code > 0x10_ffff) return errors.value;
    return isSurrogate ? errors.na : String.fromCodePoint(code);
  }),
  UNICODE: textual(1, 1, (text = '') => text.codePointAt(0) ?? errors.value),
};
