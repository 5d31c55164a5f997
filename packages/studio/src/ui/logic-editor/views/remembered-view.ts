/** The view that the user last chose for a kind of logic, remembered by the browser. */
import type { LogicViewName } from './logic-view.ts';

const prefix = 'logicView ';
const names: readonly string[] = ['json', 'formula', 'blocks', 'decisions'] satisfies readonly LogicViewName[];

function isViewName(text: string): text is LogicViewName {
  return names.includes(text);
}

/** @param kind what the logic is for, such as pricing: people may read prices as formulas, and decisions in tables */
export function readRememberedView(kind: string, storage: Storage = localStorage): LogicViewName | undefined {
  const stored = storage.getItem(prefix + kind) ?? '';
  return isViewName(stored) ? stored : undefined;
}

export function rememberView(kind: string, view: LogicViewName, storage: Storage = localStorage): void {
  try {
    storage.setItem(prefix + kind, view);
  } catch {
    // The browser's storage is full: the choice is only not remembered.
  }
}
