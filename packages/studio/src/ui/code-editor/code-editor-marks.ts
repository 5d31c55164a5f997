/** Markers in the text: problems at their position, with tinted lines for errors, and completion within quotes. */
import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { forEachDiagnostic, linter, setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view';
import { showProblems, shownProblems } from './code-editor-problems.ts';

export interface CodeDiagnostic {
  /** Offsets into the text. */
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** A replacement for the marked text, offered as a button with this label. */
  readonly replacement?: { readonly label: string; readonly text: string };
}

export interface CodeCompletion {
  readonly label: string;
  readonly detail?: string;
}

const lintDelayMs = 250;

export function diagnostics(diagnose: (text: string) => readonly CodeDiagnostic[]): Extension {
  const source = (view: EditorView) =>
    [...diagnose(view.state.doc.toString()), ...view.state.field(shownProblems)].map((one) => toDiagnostic(view, one));
  const needsRefresh = ({ transactions }: ViewUpdate) =>
    transactions.some(({ effects }) => effects.some((one) => one.is(showProblems)));
  return [shownProblems, linter(source, { delay: lintDelayMs, needsRefresh }), errorLines];
}

function toDiagnostic(view: EditorView, { from, to, severity, message, replacement }: CodeDiagnostic): Diagnostic {
  const end = view.state.doc.length;
  const diagnostic = { from: Math.min(from, end), to: Math.min(Math.max(from, to), end), severity, message };
  if (!replacement) return diagnostic;
  const apply: NonNullable<Diagnostic['actions']>[number]['apply'] = (target, start, stop) =>
    target.dispatch({ changes: { from: start, to: stop, insert: replacement.text } });
  return { ...diagnostic, actions: [{ name: replacement.label, apply }] };
}

const errorLine = Decoration.line({ class: 'cm-errorLine' });

const errorLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = Decoration.none;
    update(update: ViewUpdate) {
      const isMarked = update.transactions.some(({ effects }) => effects.some((one) => one.is(setDiagnosticsEffect)));
      if (isMarked || update.docChanged) this.decorations = decorateErrorLines(update);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorateErrorLines({ state }: ViewUpdate): DecorationSet {
  const starts = new Set<number>();
  forEachDiagnostic(state, ({ severity }, from) => {
    if (severity === 'error') starts.add(state.doc.lineAt(from).from);
  });
  const builder = new RangeSetBuilder<Decoration>();
  for (const start of [...starts].toSorted((left, right) => left - right)) builder.add(start, start, errorLine);
  return builder.finish();
}

/** Suggests words while a quoted word is typed. */
export function completions(complete: () => readonly CodeCompletion[]): Extension {
  const source = (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/"[^"\\\s]*/);
    if (!typed || (typed.text === '"' && !context.explicit)) return null;
    const options = complete().map(({ label, detail }) => ({ label, ...(detail !== undefined && { detail }) }));
    return { from: typed.from + 1, options, validFor: /^[^"\\]*$/ };
  };
  return autocompletion({ override: [source], icons: false });
}
