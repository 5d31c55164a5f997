/** The state of the form of a code: what is typed, what is shown as wrong, and sending it once. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { isFormDraft, useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { jsonProblemText, ruleText } from '../../ui/rule-text.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ProductKey } from '../products/paths.ts';
import { toCodeDraft, toCodeStart } from './code-draft.ts';
import {
  codeFields,
  isCodeDirty,
  toCodeInput,
  validateCode,
  type CodeField,
  type CodeForm,
  type CodeProblem,
} from './code-form.ts';
import type { CodeKind, CodeRule } from './code-rule.ts';
import { useSaveCode } from './codes.api.ts';
import { codeDraftKey } from './kept-code.ts';

export interface CodeFormOptions {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
  /** Undefined for a new one. */
  readonly rule: CodeRule | undefined;
  readonly onSaved: (code: string) => void;
}

export function useCodeForm({ kind, productId, rule, onSaved }: CodeFormOptions) {
  const { t } = useTranslation('codes');
  const saveCode = useSaveCode(productId, kind);
  const { kept, keep, drop } = useKeptDraft(codeDraftKey(kind, productId), isFormDraft);
  const [start] = useState(() => toCodeStart(rule, kept));
  const [form, setForm] = useState(start.form);
  const [touched, setTouched] = useState<ReadonlySet<CodeField>>(new Set());
  const [atFields, setAtFields] = useState<FieldTexts>({});
  const [conflict, setConflict] = useState<Problem>();
  const { isBusy, run } = useBusy();
  const problems = validateCode(form);

  const replace = (next: CodeForm, changed: readonly string[]) => {
    setForm(next);
    setAtFields((others) => without(others, changed));
    if (isCodeDirty(next, start.initial)) keep(toCodeDraft(next, start, rule?.code));
    else drop();
  };
  const change = (changes: Partial<CodeForm>) => replace({ ...form, ...changes }, Object.keys(changes));
  const errorOf = (field: CodeField): string | undefined => {
    const problem = problems[field];
    return atFields[field] ?? (problem && touched.has(field) ? problemText(problem, t) : undefined);
  };
  const save = async (expectedRevision: string | undefined) => {
    const input = toCodeInput(form);
    try {
      await saveCode({ code: rule?.code, input, expectedRevision });
      drop();
      const line = t('toast.which', { name: input.name, code: input.code });
      showToast('success', { title: t(rule ? `${kind}.updated` : `${kind}.added`), line });
      onSaved(input.code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = readRefusal(error, form, t);
      setConflict(refusal.conflict);
      setAtFields(refusal.atFields);
      if (!refusal.isTold) showFailure(t(rule ? `${kind}.updateFailed` : `${kind}.addFailed`), error);
    }
  };
  const submit = (element: HTMLFormElement) => {
    // The marks have to be on the page before the first of them can be focused.
    flushSync(() => setTouched(new Set(codeFields)));
    if (Object.keys(problems).length > 0) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else run(async () => save(start.revision));
  };
  return {
    form,
    change,
    replace,
    problems,
    errorOf,
    touch: (field: CodeField) => setTouched((others) => new Set([...others, field])),
    submit,
    drop,
    isBusy,
    isDirty: isCodeDirty(form, start.initial),
    /** After a save was refused because somebody else has changed the code. */
    conflict,
    setConflict,
    overwrite: () => run(async () => save(undefined)),
  };
}

type FieldTexts = Partial<Record<CodeField, string>>;
type Translate = ReturnType<typeof useTranslation<'codes'>>['t'];

function problemText(problem: CodeProblem, t: Translate): string {
  if (problem.code === 'json') return jsonProblemText(problem.detail);
  if (problem.code === 'logic') return ruleText(problem.detail);
  return t(`problem.${problem.code}`);
}

/** Told in the form: at its fields, or as the work of somebody else. */
function readRefusal({ problems }: ApiError, form: CodeForm, t: Translate) {
  const conflict = problems.find(({ code }) => code === 'CONFLICT');
  const atFields = placeProblems(problems, form, t);
  return { conflict, atFields, isTold: conflict !== undefined || Object.keys(atFields).length > 0 };
}

const logicFields = { ratio: 'percent', flat: 'amount', custom: 'logicText' } as const;

/** What the server says of a field, in words. */
function placeProblems(problems: readonly Problem[], form: CodeForm, t: Translate): FieldTexts {
  const placed: FieldTexts = {};
  for (const problem of problems) {
    const field = fieldOf(problem, form);
    if (field === undefined) continue;
    const isTaken = problem.code === 'ALREADY_EXISTS' && field === 'code';
    placed[field] ??= isTaken
      ? t('problem.exists', { code: form.code.trim() })
      : describeProblem(problem, t(`form.${field}`));
  }
  return placed;
}

/** The path begins with the input; `code` alone is the code that is gone. */
function fieldOf({ path = '' }: Problem, form: CodeForm): CodeField | undefined {
  const [root, name] = path.split('.');
  if (root !== 'input') return undefined;
  if (name === 'calculationLogic') return logicFields[form.kind];
  return name === 'code' || name === 'name' || name === 'description' ? name : undefined;
}

function without(texts: FieldTexts, changed: readonly string[]): FieldTexts {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !changed.includes(field)));
}
