import { closePercentBrace, liquid } from '@codemirror/lang-liquid';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { liquidTypeOver } from './liquid-type-over.ts';

/** The text is prose more than code, so long lines are wrapped. */
export function liquidLanguage(): Extension {
  return [liquid(), closePercentBrace, liquidTypeOver, EditorView.lineWrapping];
}
