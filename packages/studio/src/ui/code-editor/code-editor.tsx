/**
 * A code editor with line numbers, folding, search, history, and problem markers. Independent of features: problems
 * are passed in. It is large, so screens import it through code-editor-lazy.tsx.
 */
import { isFocusFree } from '../layout/free-focus.ts';
import { isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, Prec, type EditorSelection, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { explanations } from './code-editor-explain.ts';
import { loadLanguage, type CodeLanguage } from './code-editor-languages.ts';
import { completions, diagnostics, type CodeCompletion, type CodeDiagnostic } from './code-editor-marks.ts';
import { markLines, markedLines, pathAt, type CodePath } from './code-editor-path.ts';
import { offsetOf, showProblems, type TextPosition, type CodeProblem } from './code-editor-problems.ts';
import { codeEditorSetup } from './code-editor-setup.ts';
import { codeEditorTheme } from './code-editor-theme.ts';
import type { CodeElement } from './code-editor-vue.ts';
import classes from './code-editor.module.css';
import { MissingPart } from '../parts/load-part.ts';
import { useIsReadOnly } from '../read-only.tsx';

export interface CodeEditorHandle {
  undo(): void;
  /** What follows is a step of its own, even if it follows at once. */
  endStep(): void;
  redo(): void;
  focus(): void;
  /** Shows and selects the position, and focuses the editor. */
  goTo(from: number, to?: number): void;
  /**
   * Reveals and marks the lines of the range until the text changes, moves the cursor there, and focuses the editor.
   */
  goToLines(range: { readonly from: number; readonly to: number }, cursor: number): void;
  /** Like goTo, with the position as problems report it. */
  goToPosition(position: TextPosition): void;
  /**
   * Replaces the selection, or inserts at the cursor; then focuses the editor.
   * @param text may depend on what precedes it
   */
  insert(text: string | ((before: string) => string)): void;
  /**
   * Applies changes that depend on the text, as if they had been typed.
   * @param isStep they are an undo step of their own, also if the next changes follow immediately
   */
  rewrite(changesOf: (text: string) => readonly CodeChange[], isStep?: boolean): void;
}

interface CodeChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface CodeEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label for screen readers. */
  readonly label: string;
  /** A CSS length. */
  readonly height: string;
  /** Defaults to JSON. */
  readonly language?: CodeLanguage;
  /** Used for completion and validation of a GraphQL text. */
  readonly schema?: GraphQLSchema | undefined;
  /** Problems found elsewhere, such as by the server. */
  readonly problems?: readonly CodeProblem[];
  readonly readOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  /** Shows a frame like that of an input. */
  readonly framed?: boolean;
  /** Takes the focus initially, unless another element has it. */
  readonly takesFocus?: boolean;
  readonly diagnose?: (text: string) => readonly CodeDiagnostic[];
  readonly complete?: () => readonly CodeCompletion[];
  /** Explains the JSON name that the pointer is over. */
  readonly explain?: (path: CodePath) => string | undefined;
  /** Elements of a Vue template besides those of HTML. */
  readonly elements?: () => readonly CodeElement[];
  /** Called on Ctrl+Enter. */
  readonly onSubmit?: () => void;
  readonly onHistoryChange?: (history: { canUndo: boolean; canRedo: boolean }) => void;
  /** Called with the cursor's path in the JSON when it has changed. */
  readonly onPathChange?: (path: CodePath) => void;
  /**
   * The state left by another editor of the same text: this editor continues from it, and stores its own state there.
   */
  readonly viewState?: { current: CodeViewState | undefined };
  readonly ref?: Ref<CodeEditorHandle>;
}

export interface CodeViewState {
  readonly text: string;
  readonly selection: EditorSelection;
  readonly scrollTop: number;
}

const noProblems: readonly CodeProblem[] = [];

/** A change that came from the value prop, which the parent already knows. */
const fromOutside = Annotation.define<boolean>();

export function CodeEditor(props: CodeEditorProps) {
  const { value, height, framed, isInvalid, ref } = props;
  const latest = useRef(props);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const settings = useRef(new Compartment());
  const languageSettings = useRef(new Compartment());
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const extensions = [...fixedExtensions(latest), languageSettings.current.of([]), settings.current.of([])];
    const { value: doc, viewState } = latest.current;
    // In another text, the stored positions would be meaningless.
    const left = viewState?.current?.text === doc ? viewState.current : undefined;
    const editor = new EditorView({
      state: EditorState.create({ doc, extensions, ...(left && { selection: left.selection }) }),
      ...(host.current && { parent: host.current }),
    });
    view.current = editor;
    if (left) scrollAfterLayout(editor, left.scrollTop);
    if (latest.current.takesFocus && isFocusFree()) editor.focus();
    return () => {
      const { doc: text, selection } = editor.state;
      if (viewState) viewState.current = { text: text.toString(), selection, scrollTop: editor.scrollDOM.scrollTop };
      editor.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    if (view.current) showValue(view.current, value);
  }, [value]);

  const { t } = useTranslation('codeEditor');
  const { label, describedBy } = props;
  const isReadOnly = useIsReadOnly();
  const readOnly = props.readOnly ?? isReadOnly;
  const chosen = useMemo(
    () => toSettings({ label, readOnly, isInvalid, describedBy }, t('phrases', { returnObjects: true })),
    [label, readOnly, isInvalid, describedBy, t],
  );
  useLayoutEffect(() => {
    view.current?.dispatch({ effects: settings.current.reconfigure(chosen) });
  }, [chosen]);

  const { language = 'json', schema, problems = noProblems } = props;
  useLanguage(view, languageSettings, language, schema, latest);
  // Compared by value: a new list with the same content must not trigger another check.
  const problemsText = JSON.stringify(problems);
  useEffect(() => {
    const shown: readonly CodeProblem[] = JSON.parse(problemsText);
    view.current?.dispatch({ effects: showProblems.of(shown) });
  }, [problemsText]);

  useImperativeHandle(ref, () => toHandle(view), []);
  const frame = framed ? classes['framed'] : classes['plain'];
  return <div ref={host} className={frame} data-invalid={isInvalid || undefined} style={{ height }} />;
}

function scrollAfterLayout(editor: EditorView, scrollTop: number): void {
  editor.requestMeasure({
    read: () => undefined,
    write: () => {
      editor.scrollDOM.scrollTop = scrollTop;
    },
  });
}

/** Until a language is loaded, or if it cannot be loaded, the text is plain. */
function useLanguage(
  view: { readonly current: EditorView | null },
  settings: { readonly current: Compartment },
  language: CodeLanguage,
  schema: GraphQLSchema | undefined,
  latest: { readonly current: CodeEditorProps },
): void {
  useLayoutEffect(() => {
    let isWanted = true;
    const use = (extension: Extension): void => {
      if (isWanted) view.current?.dispatch({ effects: settings.current.reconfigure(extension) });
    };
    const loaded = loadLanguage(language, { schema, elements: () => latest.current.elements?.() ?? [] });
    // JSON has no completion of its own, only the words provided by the screen.
    if (!(loaded instanceof Promise)) {
      use([
        loaded,
        completions(() => latest.current.complete?.() ?? []),
        explanations((path) => latest.current.explain?.(path)),
      ]);
    } else {
      loaded.then(use, (error: unknown) => {
        if (!(error instanceof MissingPart)) throw error;
      });
    }
    return () => {
      isWanted = false;
    };
  }, [view, settings, language, schema, latest]);
}

function fixedExtensions(latest: { readonly current: CodeEditorProps }): Extension[] {
  const submit = () => {
    latest.current.onSubmit?.();
    return latest.current.onSubmit !== undefined;
  };
  return [
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: submit }])),
    codeEditorSetup,
    codeEditorTheme,
    diagnostics((text) => latest.current.diagnose?.(text) ?? []),
    markedLines,
    pathListener(latest),
    EditorView.updateListener.of((update) => {
      const { state } = update;
      if (!update.docChanged) return;
      latest.current.onHistoryChange?.({ canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 });
      if (!update.transactions.some((one) => one.annotation(fromOutside)))
        latest.current.onChange(state.doc.toString());
    }),
  ];
}

/** Many cursor moves stay within one value. */
function pathListener(latest: { readonly current: CodeEditorProps }): Extension {
  let announced = '';
  return EditorView.updateListener.of(({ state, selectionSet, docChanged }) => {
    const { onPathChange } = latest.current;
    if (!onPathChange || !(selectionSet || docChanged)) return;
    const path = pathAt(state, state.selection.main.head);
    const text = JSON.stringify(path);
    if (text === announced) return;
    announced = text;
    onPathChange(path);
  });
}

type Settings = {
  readonly [Name in 'label' | 'readOnly' | 'isInvalid' | 'describedBy']: CodeEditorProps[Name] | undefined;
};

/** The phrases translate the editor's own texts. */
function toSettings(
  { label = '', readOnly = false, isInvalid, describedBy }: Settings,
  phrases: Readonly<Record<string, string>>,
): Extension {
  const attributes = {
    'aria-label': label,
    // Focusable anyway; stated explicitly for tools that check the attribute.
    tabindex: '0',
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
  return [
    EditorView.contentAttributes.of(attributes),
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(phrases),
  ];
}

/** Replaces only the differences, so that the cursor can keep its position. */
function showValue(view: EditorView, value: string): void {
  const text = view.state.doc.toString();
  if (text === value) return;
  const shorter = Math.min(text.length, value.length);
  let start = 0;
  while (start < shorter && text[start] === value[start]) start++;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === value.at(-1 - same)) same++;
  const changes = { from: start, to: text.length - same, insert: value.slice(start, value.length - same) };
  // A separate undo step, regardless of what was typed just before.
  view.dispatch({ changes, annotations: [fromOutside.of(true), isolateHistory.of('full')] });
}

function toHandle(view: { readonly current: EditorView | null }): CodeEditorHandle {
  const withView = (act: (editor: EditorView) => unknown) => {
    if (view.current) act(view.current);
  };
  return {
    undo: () => withView(undo),
    redo: () => withView(redo),
    endStep: () => withView((editor) => editor.dispatch({ annotations: isolateHistory.of('full') })),
    focus: () => withView((editor) => editor.focus()),
    goTo: (from, to = from) => withView((editor) => showRange(editor, from, to)),
    goToPosition: (position) =>
      withView((editor) => {
        const offset = offsetOf(editor.state.doc, position);
        showRange(editor, offset, offset);
      }),
    insert: (text) =>
      withView((editor) => {
        const { doc, selection } = editor.state;
        const inserted = typeof text === 'string' ? text : text(doc.sliceString(0, selection.main.from));
        editor.dispatch({ ...editor.state.replaceSelection(inserted), scrollIntoView: true });
        editor.focus();
      }),
    goToLines: (range, cursor) => withView((editor) => showLines(editor, range, cursor)),
    rewrite: (changesOf, isStep = false) =>
      withView((editor) => {
        const changes = changesOf(editor.state.doc.toString());
        const annotations = isStep ? [isolateHistory.of('full')] : [];
        // Like typing, so that digits typed one after the other are one undo step.
        if (changes.length > 0) editor.dispatch({ changes, annotations, userEvent: 'input.type' });
      }),
  };
}

function showRange(editor: EditorView, from: number, to: number): void {
  const end = editor.state.doc.length;
  const selection = { anchor: Math.min(from, end), head: Math.min(to, end) };
  const effects = EditorView.scrollIntoView(selection.anchor, { y: 'center' });
  editor.dispatch({ selection, effects });
  editor.focus();
}

/** A range taller than the window is shown from its start. */
function showLines(editor: EditorView, range: { readonly from: number; readonly to: number }, cursor: number): void {
  const { doc } = editor.state;
  const from = Math.min(range.from, doc.length);
  const heightPx =
    (doc.lineAt(Math.min(range.to, doc.length)).number - doc.lineAt(from).number) * editor.defaultLineHeight;
  const y = heightPx > editor.scrollDOM.clientHeight / 2 ? 'start' : 'center';
  const effects = [markLines.of(range), EditorView.scrollIntoView(from, { y, yMargin: editor.defaultLineHeight })];
  editor.dispatch({ selection: { anchor: Math.min(cursor, doc.length) }, effects });
  editor.focus();
}
