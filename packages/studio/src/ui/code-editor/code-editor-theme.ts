/** The code editor's theme, based on CSS variables, so that it works in both light and dark mode. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import '../theme/code-tokens.css';

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--cw-code-key)' },
  { tag: tags.string, color: 'var(--cw-code-string)' },
  { tag: tags.number, color: 'var(--cw-code-number)' },
  { tag: [tags.bool, tags.null, tags.keyword, tags.definitionKeyword], color: 'var(--cw-code-atom)' },
  { tag: [tags.variableName, tags.attributeName], color: 'var(--cw-code-key)' },
  { tag: [tags.attributeValue, tags.special(tags.name)], color: 'var(--cw-code-string)' },
  { tag: [tags.tagName, tags.angleBracket, tags.typeName, tags.atom], color: 'var(--cw-code-tag)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--cw-text3)' },
  { tag: [tags.separator, tags.bracket, tags.brace, tags.squareBracket], color: 'var(--cw-text2)' },
  { tag: tags.invalid, color: 'var(--cw-danger-text)' },
]);

const surfaces = EditorView.theme({
  '&': { height: '100%', color: 'var(--cw-text)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--cw-text)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--cw-text)' },
  '.cm-gutters': { backgroundColor: 'var(--cw-surface)', border: 'none', color: 'var(--cw-text3)', fontSize: '12px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 4px 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', textAlign: 'center', cursor: 'pointer' },
  '.cw-fold-mark': {
    display: 'inline-block',
    width: '5px',
    height: '5px',
    borderRight: '1.5px solid currentColor',
    borderBottom: '1.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '.cw-fold-mark-open': { transform: 'translateY(-2px) rotate(45deg)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--cw-sunken)',
    border: '1px solid var(--cw-border)',
    borderRadius: '4px',
    color: 'var(--cw-text2)',
    padding: '0 4px',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--cw-code-active-line)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--cw-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--cw-accent-soft2)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--cw-warning-soft)' },
  '.cm-searchMatch.cm-searchMatch-selected': { outline: '1px solid var(--cw-warning)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--cw-active)',
    outline: '1px solid var(--cw-border-strong)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--cw-danger-soft)' },
  '.cm-specialChar': { color: 'var(--cw-danger-text)' },
});

const marks = EditorView.theme({
  '.cm-lintRange-error': wavy('var(--cw-danger)'),
  '.cm-lintRange-warning': wavy('var(--cw-warning)'),
  '.cm-line.cm-errorLine, &.cm-focused .cm-line.cm-errorLine': { backgroundColor: 'var(--cw-danger-soft)' },
  '.cm-line.cm-markedLine, &.cm-focused .cm-line.cm-markedLine': {
    backgroundColor: 'var(--cw-accent-soft)',
    boxShadow: 'inset 2px 0 var(--cw-accent)',
  },
  '.cm-lintPoint::after': { bottom: '0' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--cw-danger)' },
  '.cm-lintPoint-warning::after': { borderBottomColor: 'var(--cw-warning)' },
  '.cm-diagnostic': { padding: '6px 10px', fontSize: '12px', lineHeight: '16px', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--cw-danger)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--cw-warning)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--cw-accent-soft)',
    borderRadius: '4px',
    color: 'var(--cw-accent-text)',
    font: 'inherit',
    padding: '2px 8px',
  },
});

const floating = EditorView.theme({
  '.cm-tooltip': {
    backgroundColor: 'var(--cw-raised)',
    border: '1px solid var(--cw-border-strong)',
    borderRadius: '6px',
    boxShadow: 'var(--mantine-shadow-md)',
    color: 'var(--cw-text)',
    fontFamily: 'var(--mantine-font-family)',
    maxWidth: '480px',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '12px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { lineHeight: '20px', padding: '2px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--cw-accent-soft2)',
    color: 'var(--cw-text)',
  },
  '.cw-code-explanation': { maxWidth: '420px', padding: '6px 10px', fontSize: '12px', whiteSpace: 'pre-wrap' },
  '.cm-tooltip.cm-completionInfo': { maxWidth: '320px', padding: '6px 10px', fontSize: '12px' },
  '.cm-completionMatchedText': { color: 'var(--cw-accent-text)', textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { color: 'var(--cw-text2)', fontStyle: 'normal' },
  '.cm-panels': {
    backgroundColor: 'var(--cw-bg)',
    color: 'var(--cw-text)',
    fontFamily: 'var(--mantine-font-family)',
    fontSize: '12px',
  },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--cw-border)' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 12px' },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-textfield': {
    backgroundColor: 'var(--cw-surface)',
    border: '1px solid var(--cw-field)',
    borderRadius: '6px',
    color: 'var(--cw-text)',
    fontSize: '12px',
    padding: '3px 8px',
  },
  '.cm-button': {
    backgroundColor: 'var(--cw-surface)',
    backgroundImage: 'none',
    border: '1px solid var(--cw-control)',
    borderRadius: '6px',
    color: 'var(--cw-text)',
    fontSize: '12px',
    padding: '3px 10px',
  },
  '.cm-panel button[name=close]': { color: 'var(--cw-text2)', width: '24px', height: '24px' },
});

function wavy(color: string) {
  return { backgroundImage: 'none', textDecoration: `underline wavy ${color}`, textUnderlineOffset: '3px' };
}

export const codeEditorTheme: Extension = [surfaces, marks, floating, syntaxHighlighting(highlight)];
