import { closePercentBrace, liquid } from '@codemirror/lang-liquid';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { liquidTypeOver } from './liquid-type-over.ts';

/** Prose more than code, so long lines are shown completely. */
export function liquidLanguage(): Extension {
  return [liquid(), closePercentBrace, liquidTypeOver, EditorView.lineWrapping];
}
