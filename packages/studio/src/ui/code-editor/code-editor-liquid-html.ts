import { html } from '@codemirror/lang-html';
import { closePercentBrace, liquid } from '@codemirror/lang-liquid';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { liquidTypeOver } from './liquid-type-over.ts';

export function htmlLanguage(): Extension {
  return [html(), EditorView.lineWrapping];
}

export function liquidHtmlLanguage(): Extension {
  return [liquid({ base: html() }), closePercentBrace, liquidTypeOver, EditorView.lineWrapping];
}
