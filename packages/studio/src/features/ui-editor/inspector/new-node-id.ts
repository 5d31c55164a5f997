const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Eight letters and digits, as in stored trees. */
export function newNodeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}
