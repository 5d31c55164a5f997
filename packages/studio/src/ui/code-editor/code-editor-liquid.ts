import { closePercentBrace, liquid } from '@codemirror/lang-liquid';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Prose more than code, so long lines are shown whole. */
export function liquidLanguage(): Extension {
  return [liquid(), closePercentBrace, EditorView.lineWrapping];
}
