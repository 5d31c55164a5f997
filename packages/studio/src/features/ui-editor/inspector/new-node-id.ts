const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Eight letters and digits, as the stored trees have them. */
export function newNodeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}
