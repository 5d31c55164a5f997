/** Whether the values of tests are typed as JSON, as the user last chose; the browser remembers it. */
const storageKey = 'logicTestAsJson';

export type TestView = 'fields' | 'json';

export function readTestView(storage: Storage = localStorage): TestView {
  return storage.getItem(storageKey) === 'true' ? 'json' : 'fields';
}

export function rememberTestView(view: TestView, storage: Storage = localStorage): void {
  try {
    storage.setItem(storageKey, String(view === 'json'));
  } catch {
    // The browser's storage is full: the choice is only not remembered.
  }
}
