// What a text field contains while someone types: a part of a text, also with characters that belong elsewhere.
import fc from 'fast-check';

const strange = [
  '%',
  '%E9',
  '\\',
  '(',
  '[',
  '*',
  '{',
  '"',
  "'",
  '<',
  '-',
  '−',
  '٣',
  '９',
  '\u202e',
  '\ud800',
  '\0',
  ' ',
];

/** @param texts complete texts that such a field is meant for */
export function keystrokesOf(texts: readonly string[]): fc.Arbitrary<string> {
  const strangeText = fc.oneof(fc.constantFrom(...strange), fc.string({ maxLength: 3 }));
  return fc.oneof(
    fc.tuple(fc.constantFrom(...texts), fc.nat(60), strangeText, fc.nat(60)).map(([text, length, inserted, at]) => {
      const typed = text.slice(0, length);
      return typed.slice(0, at) + inserted + typed.slice(at);
    }),
    fc.constantFrom(...texts).chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
    fc.string({ unit: 'binary' }),
  );
}

/** Fails with the shortest text that makes the function throw. */
export function expectSafe(texts: readonly string[], read: (typed: string) => unknown): void {
  fc.assert(
    fc.property(keystrokesOf(texts), (typed) => {
      read(typed);
    }),
    { numRuns: 500 },
  );
}
