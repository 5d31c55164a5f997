/** The text field of a formula: CodeMirror without a history, because that of the JSON text is the history. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxTree } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, Prec, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { diagnostics, type CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { codeEditorTheme } from '../code-editor/code-editor-theme.ts';
import { operatorText } from '../problems/rule-text.ts';
import { foldedTables } from './folded-tables.ts';
import { formulaExamples } from './formula-examples.ts';
import { rankProposals, type FormulaProposal } from './formula-proposal.ts';
import { formulaLanguage } from './formula-language.ts';

export interface FormulaCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly submit: () => void;
  readonly diagnose: (formula: string) => readonly CodeDiagnostic[];
  readonly propose: () => readonly FormulaProposal[];
}

/** A change that came from the JSON text. */
export const fromText = Annotation.define<boolean>();

const surface = EditorView.theme({
  '&': { fontSize: '14px' },
  '.cm-scroller': { lineHeight: '24px' },
  '.cm-content': { padding: '12px 0' },
  '.cm-line': { padding: '0 16px' },
  // The formula is one line: tinting it would mark all of it.
  '.cm-line.cm-errorLine, &.cm-focused .cm-line.cm-errorLine': { backgroundColor: 'transparent' },
});

export function formulaExtensions(commands: FormulaCommands): Extension {
  const run = (command: () => void) => () => {
    command();
    return true;
  };
  const nothing = run(() => undefined);
  return [
    Prec.high(
      keymap.of([
        { key: 'Mod-z', run: run(commands.undo), preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: run(commands.redo), preventDefault: true },
        { key: 'Mod-Shift-z', run: run(commands.redo), preventDefault: true },
        { key: 'Mod-Enter', run: run(commands.submit) },
      ]),
    ),
    highlightSpecialChars(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    formulaLanguage,
    autocompletion({ override: [completionSource(commands.propose)], icons: false }),
    diagnostics(commands.diagnose),
    foldedTables,
    EditorView.lineWrapping,
    EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ')),
    // Before the theme, over which it takes precedence.
    surface,
    codeEditorTheme,
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Enter', run: nothing, shift: nothing },
      ...defaultKeymap,
      ...lintKeymap,
    ]),
  ];
}

function completionSource(propose: () => readonly FormulaProposal[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const { name } = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (name === 'string') return null;
    const typed = context.matchBefore(/[\p{L}_$][\p{L}\p{M}\p{N}_$.]*/u);
    if (!typed && !context.explicit) return null;
    const options = rankProposals(propose(), typed?.text ?? '').map((proposal) => toCompletion(proposal));
    // Not filtered by the editor, which would order them by their spelling alone.
    return { from: typed?.from ?? context.pos, options, filter: false };
  };
}

function toCompletion({ label, insert, cursor, operator, detail }: FormulaProposal): Completion {
  return {
    label,
    ...(operator !== undefined && { detail: operatorText(operator), info: formulaExamples[operator] }),
    ...(detail !== undefined && { detail }),
    apply: (view, _, from, to) => {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + cursor },
        userEvent: 'input.complete',
      });
    },
  };
}
