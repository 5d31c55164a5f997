/** The record of the logic editor: the logic with the variables that test it, and what prevents saving it. */
import type { RuleFinding } from '@coverwright/rules';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/api-error.ts';
import { readFormLike } from '../editor/record/kept-form.ts';
import { openMerge, type MergeCalls } from '../editor/record/record-merge.ts';
import type { RecordState } from '../editor/record/record-state.ts';
import { useFormRecord } from '../editor/record/use-record.ts';
import { drafts, readFormDraft, readText } from '../editor/record/studio-drafts.ts';
import { readRemembered } from '../input-fields/remembered-answers.ts';
import { errorText } from '../problems/describe-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { showToast } from '../toasts/toasts.ts';
import { startLogic, toLogicDraft, type LoadedLogic, type TypedLogic } from './logic-draft.ts';
import { diagnoseLogic, findUndeclared } from './logic-marks.ts';
import { lineAt } from './text-ranges.ts';
import { toVariablesText } from './logic-test/variables-text.ts';
import type { Refusal } from './logic-test/find-refusal.ts';
import { readJson, type LogicProblem } from './logic-test/logic-test.ts';
import type { LogicWords } from './views/logic-words.ts';

/** Where the logic is loaded from and saved to. */
export interface LogicStore {
  /** The key under which unsaved changes are stored. */
  readonly draftKey: string;
  /** The key of the values that quotes of the product have in common with its tests. */
  readonly rememberedAs: string;
  readonly loaded: LoadedLogic;
  /** Returns the revision to send with the next save; overwrites if no revision is expected. */
  readonly save: (logicText: string, expectedRevision: string | undefined) => Promise<string | undefined>;
  /** The logic as it is stored; undefined if its product no longer exists. */
  readonly readTheirs: () => Promise<LoadedLogic | undefined>;
  /** The message if the logic was saved but may not do what was intended. */
  readonly savedWithWarnings: (count: number) => string;
}

/** The content of the bar at the bottom. */
export type EditorProblem =
  | { readonly kind: 'logic'; readonly problems: readonly LogicProblem[]; readonly isSaveRefused: boolean }
  /** The product refuses the values of a test. */
  | ({ readonly kind: 'refused' } & Refusal)
  /** The logic was saved, with names that have no value. */
  | { readonly kind: 'names'; readonly findings: readonly RuleFinding[] }
  | { readonly kind: 'save'; readonly message: string; readonly reason: string | undefined }
  | { readonly kind: 'conflict'; readonly problem: Problem };

/** The logic before the formula was typed would be saved. */
const unfinishedProblem: LogicProblem = { source: 'logic', sentence: 'unfinished', line: undefined, from: 0, to: 0 };

export type LogicEditorState = ReturnType<typeof useLogicEditor>;

/** @param words what names in the logic are compared with */
export function useLogicEditor(store: LogicStore, words: LogicWords) {
  const { draftKey, loaded, readTheirs } = store;
  const { t } = useTranslation('logic');
  const [{ start, revision }] = useState(() => startFrom(store));
  const [tested, setTested] = useState<EditorProblem>();
  const { record, content, typed, state } = useFormRecord<TypedLogic, LogicProblem>({
    opened: {
      form: { ...start, logicText: loaded.logicText, unfinished: '' },
      revision,
      isLaterForm: revision !== loaded.revision,
    },
    start,
    draft: {
      key: draftKey,
      toKept: ({ form, saved }) => toLogicDraft(form, saved.form.logicText, saved.revision),
    },
    // The test variables are not saved.
    isDirty: ({ logicText, unfinished }, saved) => logicText !== saved.logicText || unfinished !== '',
    check: findUnsavable,
    onInvalid: () => setTested(undefined),
    onRefused: () => setTested(undefined),
    send: async ({ logicText }, { expectedRevision }) => ({
      revision: await store.save(logicText, expectedRevision),
      after: () => setTested(warnAfterSave(logicText, words, store.savedWithWarnings)),
    }),
  });
  const change = (changes: Partial<TypedLogic>) => {
    content.begin((last) => ({ ...last, ...changes }));
    if (changes.variablesText !== undefined) drafts.remember(variablesKeyOf(draftKey), changes.variablesText);
    // Problems with the previous text do not apply to the current one.
    clearLogicProblem();
  };
  /** Other problems stay visible: a change or a successful test does not resolve them. */
  const clearLogicProblem = () => {
    setTested(undefined);
    if (record.get().failure?.kind === 'invalid') record.handle({ kind: 'failureClosed' });
  };
  return {
    ...typed.form,
    savedAt: state.savedAt,
    problem: toProblem(state, t('failed')) ?? tested,
    setProblem: (problem: EditorProblem | undefined) => {
      record.handle({ kind: 'failureClosed' });
      record.handle({ kind: 'conflictClosed' });
      setTested(problem);
    },
    clearLogicProblem,
    /** Whether these are the current texts, even when called from an old closure. */
    isTyped: ({ logicText, variablesText }: Omit<TypedLogic, 'unfinished'>) =>
      logicText === content.get().logicText && variablesText === content.get().variablesText,
    isSaving: state.isBusy,
    isDirty: state.isDirty,
    changeLogic: (logicText: string) => change({ logicText, unfinished: '' }),
    changeUnfinished: (unfinished: string) => change({ unfinished }),
    changeVariables: (variablesText: string) => change({ variablesText }),
    save: () => void record.save(),
    overwrite: () => void record.overwrite(),
    onMerge: async () => openMerge({ record, content, ...mergeCalls(content.get, readTheirs) }),
    /** Discards edits of the logic; the test variables belong to no version of it, and are retained. */
    dropLogic: () => content.begin((last) => withLogic(last, record.get().saved.form.logicText)),
  };
}

function variablesKeyOf(draftKey: string): string {
  return `${draftKey}|variables`;
}

/** With the values of an earlier test, or of the last quote of the product. */
function startFrom({ draftKey, rememberedAs, loaded }: LogicStore) {
  const quoted = readRemembered(rememberedAs);
  const variablesText = readText(variablesKeyOf(draftKey)) ?? (quoted && toVariablesText(quoted));
  return startLogic(readFormDraft(draftKey), variablesText, loaded);
}

function withLogic(form: TypedLogic, logicText: string): TypedLogic {
  return { ...form, logicText, unfinished: '' };
}

function findUnsavable({ logicText, unfinished }: TypedLogic): LogicProblem | undefined {
  if (unfinished !== '') return unfinishedProblem;
  const parsed = readJson(logicText, 'logic');
  return parsed.ok ? undefined : parsed.problem;
}

/** The variables that test the logic stay as they are. */
function mergeCalls(getTyped: () => TypedLogic, readTheirs: LogicStore['readTheirs']): MergeCalls<TypedLogic> {
  return {
    readTheirs: async () => {
      const theirs = await readTheirs();
      return theirs && { form: withLogic(getTyped(), theirs.logicText), revision: theirs.revision };
    },
    readForm: (value) => readFormLike(value, getTyped()),
  };
}

function toProblem(
  { failure, conflict }: RecordState<TypedLogic, LogicProblem>,
  general: string,
): EditorProblem | undefined {
  if (failure?.kind === 'invalid') return { kind: 'logic', problems: [failure.fault], isSaveRefused: true };
  if (!failure) return conflict && { kind: 'conflict', problem: conflict };
  const [first] = failure.error.problems;
  if (first) return { kind: 'save', message: describeProblem(first), reason: undefined };
  return { kind: 'save', message: general, reason: errorText(failure.error) };
}

/** Names without a value are in the bar, which stays until the logic changes; a toast shows other warnings. */
function warnAfterSave(
  logicText: string,
  words: LogicWords,
  title: LogicStore['savedWithWarnings'],
): EditorProblem | undefined {
  const findings = findUndeclared(logicText, words);
  if (findings.length > 0) return { kind: 'names', findings };
  const warnings = diagnoseLogic(logicText, words);
  const [first] = warnings;
  if (first) {
    const line = i18next.t('logic:warningAt', { line: lineAt(logicText, first.from), message: first.message });
    showToast('warning', { title: title(warnings.length), line });
  }
  return undefined;
}
