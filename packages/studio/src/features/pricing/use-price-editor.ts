/** What the pricing editor holds: the logic, the text it was saved as, and the save with what can go wrong. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../ui/describe-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ProductKey } from '../products/paths.ts';
import { diagnoseLogic } from './logic-marks.ts';
import { lineAt, readJson, type LogicProblem } from './price-test.ts';
import { useUpdatePriceLogic, type PriceLogic } from './pricing.api.ts';

/** What the bar at the bottom tells. */
export type EditorProblem =
  | { readonly kind: 'logic'; readonly problem: LogicProblem; readonly isSaveRefused: boolean }
  | { readonly kind: 'save'; readonly message: string; readonly reason: string | undefined }
  | { readonly kind: 'conflict'; readonly message: string };

const noVariables = '{}';

export function usePriceEditor(key: ProductKey, price: PriceLogic) {
  const { t } = useTranslation('pricing');
  const updatePriceLogic = useUpdatePriceLogic(key);
  const { kept, keep, drop } = useKeptDraft(`pricing|${key.plan}|${key.type}|${key.version}`, isFormDraft);
  const [logicText, setLogicText] = useState(String(kept?.['logicText'] ?? price.logicText));
  const [variablesText, setVariablesText] = useState(String(kept?.['variablesText'] ?? noVariables));
  // What was typed on an older revision is refused on saving, so that nobody's later work is overwritten unasked.
  const [revision, setRevision] = useState(kept ? String(kept['revision'] ?? '') || undefined : price.revision);
  const [savedText, setSavedText] = useState(price.logicText);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<EditorProblem>();
  const { isBusy, run } = useBusy();

  const change = (logic: string, variables: string) => {
    setLogicText(logic);
    setVariablesText(variables);
    if (logic !== savedText || variables !== noVariables) {
      keep({ logicText: logic, variablesText: variables, revision: revision ?? '' });
    }
  };
  const send = async (expectedRevision: string | undefined) => {
    try {
      setRevision(await updatePriceLogic(logicText, expectedRevision));
      setSavedText(logicText);
      setSavedAt(new Date());
      setProblem(undefined);
      drop();
      tellWarnings(logicText, t);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(toSaveProblem(error, t('failed')));
    }
  };
  const save = (expectedRevision: string | undefined) => {
    const parsed = readJson(logicText, 'logic');
    if (parsed.ok) run(async () => send(expectedRevision));
    else setProblem({ kind: 'logic', problem: parsed.problem, isSaveRefused: true });
  };
  return {
    logicText,
    variablesText,
    savedAt,
    problem,
    setProblem,
    isSaving: isBusy,
    isDirty: logicText !== savedText,
    changeLogic: (text: string) => change(text, variablesText),
    changeVariables: (text: string) => change(logicText, text),
    save: () => save(revision),
    overwrite: () => save(undefined),
    drop,
  };
}

type Translate = ReturnType<typeof useTranslation<'pricing'>>['t'];

function toSaveProblem(error: ApiError, general: string): EditorProblem {
  const [first] = error.problems;
  if (error.hasCode('CONFLICT')) return { kind: 'conflict', message: error.message };
  if (first) return { kind: 'save', message: first.message, reason: undefined };
  return { kind: 'save', message: general, reason: errorText(error) };
}

/** The save went well, and still the logic may not do what was meant. */
function tellWarnings(logicText: string, t: Translate): void {
  const warnings = diagnoseLogic(logicText);
  const [first] = warnings;
  if (!first) return;
  const line = t('warningAt', { line: lineAt(logicText, first.from), message: first.message });
  showToast('warning', { title: t('savedWithWarnings', { count: warnings.length }), line });
}
