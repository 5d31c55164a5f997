/** MJML with Liquid in the code editor, using the elements, attributes and values from the compiler's definitions. */
import { html } from '@codemirror/lang-html';
import { closePercentBrace, liquid } from '@codemirror/lang-liquid';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import extraTags from './generated/mjml-schema.json';
import { liquidTypeOver } from './liquid-type-over.ts';

export function mjmlLanguage(): Extension {
  const base = html({ extraTags, selfClosingTags: true });
  return [liquid({ base }), closePercentBrace, liquidTypeOver, EditorView.lineWrapping];
}
