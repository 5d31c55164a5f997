// The positions of the tables in a TrueType font.

export function findTable(view: DataView, wanted: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    if (name === wanted) return view.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${wanted}.`);
}
