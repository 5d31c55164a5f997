// Maps positions in a rendered text to positions in its template, for later processing of that text. Pure.

/** For each part: its start in the text, its start in the template, and 1 if the template's text was copied, else 0. */
const numbersOfPart = 3;
/** Further parts are not recorded: later positions map to the last one. */
const partsMax = 200_000;

export class PositionTrace {
  readonly #numbers: number[] = [];

  add(textOffset: number, templateOffset: number, isCopied: boolean): void {
    if (this.#numbers.length < partsMax * numbersOfPart) {
      this.#numbers.push(textOffset, templateOffset, isCopied ? 1 : 0);
    }
  }

  toArray(): Uint32Array {
    return Uint32Array.from(this.#numbers);
  }
}

/** Within the output of a tag or an output, the position is that of the tag or the output. */
export function toTemplateOffset(positions: Uint32Array, textOffset: number): number {
  let low = 0;
  let high = positions.length / numbersOfPart - 1;
  if (high < 0) return textOffset;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((positions[middle * numbersOfPart] ?? 0) <= textOffset) low = middle;
    else high = middle - 1;
  }
  const [begin = 0, templateOffset = 0, isCopied = 0] = positions.subarray(low * numbersOfPart);
  return isCopied === 1 ? templateOffset + Math.max(0, textOffset - begin) : templateOffset;
}
