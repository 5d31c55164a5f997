/** Tooltips that explain the text under the pointer. */
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type Tooltip } from '@codemirror/view';
import { pathAt, type CodePath } from './code-editor-path.ts';

export function explanation(text: string, from: number, to: number): Tooltip {
  const dom = document.createElement('div');
  dom.className = 'cw-code-explanation';
  dom.textContent = text;
  return { pos: from, end: to, above: false, create: () => ({ dom }) };
}

/** Explains the names in a JSON text. */
export function explanations(explain: (path: CodePath) => string | undefined): Extension {
  return hoverTooltip(({ state }, pos) => {
    const node = syntaxTree(state).resolveInner(pos, 1);
    if (node.name !== 'PropertyName') return null;
    const text = explain(pathAt(state, node.from + 1));
    return text === undefined ? null : explanation(text, node.from, node.to);
  });
}
