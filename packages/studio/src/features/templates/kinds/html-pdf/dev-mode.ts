/** Whether texts are written as source; remembered in this browser. */
const storageKey = 'htmlToPdfEditorDevMode';

export function readDevMode(): boolean {
  return localStorage.getItem(storageKey) === 'true';
}

export function keepDevMode(isOn: boolean): void {
  localStorage.setItem(storageKey, String(isOn));
}
