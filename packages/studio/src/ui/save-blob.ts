/** Hands the bytes to the browser, which saves them under the name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs by the next turn; not every one has at once.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
