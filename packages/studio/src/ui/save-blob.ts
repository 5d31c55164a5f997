/** Downloads the content under the given name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not all browsers have read the content by the time click() returns.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
