/** State of the logic editor: the logic, the saved text, and saving with its possible problems. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { errorText } from '../problems/describe-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { showToast } from '../toasts/toasts.ts';
import { useBusy } from '../use-busy.ts';
import type { TypedLogic } from './logic-draft.ts';
import { diagnoseLogic } from './logic-marks.ts';
import { lineAt } from './text-ranges.ts';
import { readJson, type LogicProblem } from './logic-test/logic-test.ts';
import { useTypedLogic, type LoadedLogic } from './use-typed-logic.ts';

/** Where the logic is loaded from and saved to. */
export interface LogicStore {
  /** The key under which unsaved changes are stored. */
  readonly draftKey: string;
  readonly loaded: LoadedLogic;
  /** Returns the revision to send with the next save; overwrites if no revision is expected. */
  readonly save: (logicText: string, expectedRevision: string | undefined) => Promise<string | undefined>;
  /** The message if the logic was saved but may not do what was intended. */
  readonly savedWithWarnings: (count: number) => string;
}

/** The content of the bar at the bottom. */
export type EditorProblem =
  | { readonly kind: 'logic'; readonly problems: readonly LogicProblem[]; readonly isSaveRefused: boolean }
  | { readonly kind: 'save'; readonly message: string; readonly reason: string | undefined }
  | { readonly kind: 'conflict'; readonly problem: Problem };

export type LogicEditorState = ReturnType<typeof useLogicEditor>;

export function useLogicEditor({ draftKey, loaded, save: saveLogic, savedWithWarnings }: LogicStore) {
  const { t } = useTranslation('logic');
  const { texts, saved, dropLogic, change, setSaved, isTyped } = useTypedLogic(draftKey, loaded);
  const { logicText } = texts;
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<EditorProblem>();
  const { isBusy, run } = useBusy();

  /** Other problems stay visible: a change or a successful test does not resolve them. */
  const clearLogicProblem = () => setProblem((current) => (current?.kind === 'logic' ? undefined : current));
  const changeTexts = (changes: Partial<TypedLogic>) => {
    change(changes);
    // Problems with the previous text do not apply to the current one.
    clearLogicProblem();
  };
  const send = async (expectedRevision: string | undefined) => {
    try {
      const revision = await saveLogic(logicText, expectedRevision);
      setSaved({ logicText, revision });
      setSavedAt(new Date());
      setProblem(undefined);
      showWarnings(logicText, savedWithWarnings, (line, message) => t('warningAt', { line, message }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(toSaveProblem(error, t('failed')));
    }
  };
  const save = (expectedRevision: string | undefined) => {
    const parsed = readJson(logicText, 'logic');
    if (parsed.ok) run(async () => send(expectedRevision));
    else setProblem({ kind: 'logic', problems: [parsed.problem], isSaveRefused: true });
  };
  return {
    ...texts,
    savedAt,
    problem,
    setProblem,
    clearLogicProblem,
    isTyped,
    isSaving: isBusy,
    isDirty: logicText !== saved.logicText,
    changeLogic: (text: string) => changeTexts({ logicText: text }),
    changeVariables: (text: string) => changeTexts({ variablesText: text }),
    save: () => save(saved.revision),
    overwrite: () => save(undefined),
    dropLogic,
  };
}

function toSaveProblem(error: ApiError, general: string): EditorProblem {
  const conflict = error.problems.find(({ code }) => code === 'CONFLICT');
  if (conflict) return { kind: 'conflict', problem: conflict };
  const [first] = error.problems;
  if (first) return { kind: 'save', message: describeProblem(first), reason: undefined };
  return { kind: 'save', message: general, reason: errorText(error) };
}

function showWarnings(
  logicText: string,
  title: (count: number) => string,
  lineText: (line: number, message: string) => string,
): void {
  const warnings = diagnoseLogic(logicText);
  const [first] = warnings;
  if (!first) return;
  const line = lineText(lineAt(logicText, first.from), first.message);
  showToast('warning', { title: title(warnings.length), line });
}
