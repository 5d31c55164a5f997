/** What the pricing editor holds: the logic, the text it was saved as, and the save with what can go wrong. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../ui/describe-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ProductKey } from '../products/paths.ts';
import { diagnoseLogic } from './logic-marks.ts';
import { noVariables, toPriceDraft, type TypedPrice } from './price-draft.ts';
import { lineAt, readJson, type LogicProblem } from './price-test.ts';
import { useUpdatePriceLogic, type PriceLogic } from './pricing.api.ts';

/** What the bar at the bottom tells. */
export type EditorProblem =
  | { readonly kind: 'logic'; readonly problem: LogicProblem; readonly isSaveRefused: boolean }
  | { readonly kind: 'save'; readonly message: string; readonly reason: string | undefined }
  | { readonly kind: 'conflict'; readonly message: string };

export function usePriceEditor(key: ProductKey, price: PriceLogic) {
  const { t } = useTranslation('pricing');
  const updatePriceLogic = useUpdatePriceLogic(key);
  const { kept, keep, drop } = useKeptDraft(`pricing|${key.plan}|${key.type}|${key.version}`, isFormDraft);
  const [logicText, setLogicText] = useState(String(kept?.['logicText'] ?? price.logicText));
  const [variablesText, setVariablesText] = useState(String(kept?.['variablesText'] ?? noVariables));
  // What was typed on an older revision is refused on saving, so that nobody's later work is overwritten unasked.
  const [revision, setRevision] = useState(
    kept?.['logicText'] === undefined ? price.revision : String(kept['revision'] ?? '') || undefined,
  );
  const [savedText, setSavedText] = useState(price.logicText);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<EditorProblem>();
  const { isBusy, run } = useBusy();
  // What is typed while a save is under way is in no closure of that save.
  const typed = useRef<TypedPrice>({ logicText, variablesText });

  const keepTyped = (saved: string, typedOn: string | undefined) => {
    const draft = toPriceDraft(typed.current, saved, typedOn);
    if (draft) keep(draft);
    else drop();
  };
  const change = (changes: Partial<TypedPrice>) => {
    typed.current = { ...typed.current, ...changes };
    setLogicText(typed.current.logicText);
    setVariablesText(typed.current.variablesText);
    // What was wrong with the text before is not said of the text as it is.
    setProblem((told) => (told?.kind === 'logic' ? undefined : told));
    keepTyped(savedText, revision);
  };
  const send = async (expectedRevision: string | undefined) => {
    try {
      const savedRevision = await updatePriceLogic(logicText, expectedRevision);
      setRevision(savedRevision);
      setSavedText(logicText);
      setSavedAt(new Date());
      setProblem(undefined);
      keepTyped(logicText, savedRevision);
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
    changeLogic: (text: string) => change({ logicText: text }),
    changeVariables: (text: string) => change({ variablesText: text }),
    save: () => save(revision),
    overwrite: () => save(undefined),
    drop,
  };
}

type Translate = ReturnType<typeof useTranslation<'pricing'>>['t'];

function toSaveProblem(error: ApiError, general: string): EditorProblem {
  const [first] = error.problems;
  if (error.hasCode('CONFLICT')) return { kind: 'conflict', message: errorText(error) };
  if (first) return { kind: 'save', message: describeProblem(first), reason: undefined };
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
