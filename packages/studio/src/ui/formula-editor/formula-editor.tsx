/**
 * Logic as a formula. The JSON text is the document: each edit that can be read is applied to it, and each change of it
 * that the formula does not express is shown. Independent of features; screens load it through formula-editor-lazy.tsx.
 */
import type { JsonPath } from '@coverwright/rules';
import { changesByFormula, pathInFormula, rangeInFormula, toFormula } from '@coverwright/rules/formula';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Button } from '@mantine/core';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import { isFocusFree } from '../layout/free-focus.ts';
import { proposeFormulaWords } from './formula-completions.ts';
import { formulaExtensions, fromText } from './formula-editor-view.ts';
import classes from './formula-editor.module.css';
import { diagnoseFormula } from './formula-marks.ts';

export function FormulaEditor(props: LogicViewProps) {
  const { logicText, unfinished, readOnly, ref } = props;
  const { t } = useTranslation(['logic', 'codeEditor']);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const settings = useRef(new Compartment());
  const isUnread = unfinished !== '';
  const [mistake] = isUnread ? diagnoseFormula(unfinished, logicText) : [];

  const start = useEffectEvent(() => props.unfinished);
  const showText = useEffectEvent((text: string) => {
    const shown = toFormula(text);
    if (!shown.ok) props.onUnshown(t(`formula.unshown.${shown.reason}`));
    else if (view.current) replaceFormula(view.current, shown.formula);
  });
  const discard = () => {
    if (isUnread) props.onUnfinished('');
    return isUnread;
  };
  const applyFormula = useEffectEvent((formula: string) => {
    props.rewrite((text) => {
      const made = changesByFormula(text, formula);
      const unread = made.ok ? '' : formula;
      if (unread !== props.unfinished) props.onUnfinished(unread);
      return made.ok ? made.changes : [];
    });
  });
  const movePath = useEffectEvent((state: EditorState) => {
    props.onPathChange(pathInFormula(state.doc.toString(), state.selection.main.head));
  });
  const undo = useEffectEvent(() => {
    if (!discard()) props.onUndo();
  });
  const redo = useEffectEvent(() => props.onRedo());
  const takesFocus = useEffectEvent(() => props.takesFocus === true);
  const submit = useEffectEvent(() => props.onSubmit());
  const diagnose = useEffectEvent((formula: string) => diagnoseFormula(formula, props.logicText, props.words));
  const propose = useEffectEvent(() => proposeFormulaWords(props.logicText, props.variablesText, props.words));

  useLayoutEffect(() => {
    const editor = new EditorView({
      state: EditorState.create({
        doc: start(),
        extensions: [
          formulaExtensions({
            undo: () => undo(),
            redo: () => redo(),
            submit: () => submit(),
            diagnose: (formula) => diagnose(formula),
            propose: () => propose(),
          }),
          settings.current.of([]),
          EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
            if (docChanged && !transactions.some((one) => one.annotation(fromText))) applyFormula(state.doc.toString());
            if (docChanged || selectionSet) movePath(state);
          }),
        ],
      }),
      ...(host.current && { parent: host.current }),
    });
    view.current = editor;
    if (takesFocus() && isFocusFree()) editor.focus();
    return () => editor.destroy();
  }, []);

  useLayoutEffect(() => {
    const formula = view.current?.state.doc.toString() ?? '';
    if (unfinished !== '') {
      // An undo of the form brings back what was typed.
      if (view.current && formula !== unfinished) replaceFormula(view.current, unfinished);
      return;
    }
    const written = changesByFormula(logicText, formula);
    if (!written.ok || written.changes.length > 0) showText(logicText);
  }, [logicText, unfinished]);

  const label = t('formula.formula');
  const phrases = t('codeEditor:phrases', { returnObjects: true });
  useLayoutEffect(() => {
    const attributes = { 'aria-label': label, tabindex: '0' };
    view.current?.dispatch({
      effects: settings.current.reconfigure([
        EditorView.contentAttributes.of(attributes),
        EditorState.readOnly.of(readOnly),
        EditorState.phrases.of(phrases),
      ]),
    });
  }, [label, phrases, readOnly]);

  const correct = (text: string) => {
    if (mistake !== undefined && unfinished === view.current?.state.doc.toString()) {
      view.current.dispatch({ changes: { from: mistake.from, to: mistake.to, insert: text } });
    }
    view.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    discard,
    goToPath: (path) => {
      if (view.current) selectPath(view.current, path);
    },
  }));
  return (
    <div className={classes['pane']}>
      <div ref={host} className={classes['formula']} data-unread={isUnread || undefined} />
      <p className={classes['unread']} role="status">
        {isUnread ? t('formula.unread') : ''}
      </p>
      {mistake === undefined ? null : (
        <p className={classes['mistake']}>
          {mistake.message} <Correction mistake={mistake} onApply={correct} />
        </p>
      )}
      <p className={classes['help']}>{t(readOnly ? 'formula.helpReadOnly' : 'formula.help')}</p>
    </div>
  );
}

interface CorrectionProps {
  readonly mistake: CodeDiagnostic;
  readonly onApply: (text: string) => void;
}

/** The same correction as at the mark, where it is found without a pointer. */
function Correction({ mistake: { replacement }, onApply }: CorrectionProps) {
  if (replacement === undefined) return null;
  return (
    <Button variant="subtle" size="compact-xs" onClick={() => onApply(replacement.text)}>
      {replacement.label}
    </Button>
  );
}

/** Replaces only the differences, so that the cursor can keep its position. */
function replaceFormula(view: EditorView, formula: string): void {
  const text = view.state.doc.toString();
  const shorter = Math.min(text.length, formula.length);
  let start = 0;
  while (start < shorter && text[start] === formula[start]) start++;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === formula.at(-1 - same)) same++;
  const changes = { from: start, to: text.length - same, insert: formula.slice(start, formula.length - same) };
  view.dispatch({ changes, annotations: fromText.of(true) });
}

function selectPath(view: EditorView, path: JsonPath): void {
  const range = rangeInFormula(view.state.doc.toString(), path);
  if (range) view.dispatch({ selection: { anchor: range.from, head: range.to }, scrollIntoView: true });
  view.focus();
}
