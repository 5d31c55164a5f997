/** The state of the code form, its messages, and the input it submits. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { toFormStart } from '../../../ui/editor/record/kept-form.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { assignToFields, type FieldTexts } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { jsonProblemText, ruleText } from '../../../ui/problems/rule-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import {
  codeFields,
  toCodeForm,
  toCodeInput,
  validateCode,
  type CodeField,
  type CodeForm,
  type CodeFieldProblem,
  type CodeProblems,
} from './code-form.ts';
import type { CodeKind, CodeRule } from '../code-rule.ts';
import { formatLogic } from './format-logic.ts';
import { useReadCode, useSaveCode } from '../codes.api.ts';
import { codeDraftKey } from '../drafted-code.ts';

export interface CodeFormOptions {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
  /** Undefined when adding a code. */
  readonly rule: CodeRule | undefined;
  readonly onSaved: (code: string) => void;
  readonly onClose: () => void;
}

export function useCodeForm({ kind, productId, rule, onSaved, onClose }: CodeFormOptions) {
  const { t } = useTranslation('codes');
  const saveCode = useSaveCode(productId, kind);
  const readCode = useReadCode(productId, kind);
  const draftKey = codeDraftKey(kind, productId);
  const [start] = useState(() =>
    toFormStart(
      drafts.read(draftKey),
      { initial: formatLogic(toCodeForm(rule)), revision: rule?.revision, about: rule?.code ?? '' },
      (form) => Object.hasOwn(logicFields, form.kind),
    ),
  );
  return useDialogForm({
    ...start,
    check: (form) => textsOf(validateCode(form), t),
    draftKey,
    save: async (form, { expectedRevision }) => {
      const input = toCodeInput(form);
      await saveCode({ code: rule?.code, input, expectedRevision });
      return input;
    },
    readTheirs: async () => {
      const theirs = rule && (await readCode(rule.code));
      return theirs && { form: formatLogic(toCodeForm(theirs)), revision: theirs.revision };
    },
    onSaved: ({ name, code }) => {
      showToast('success', {
        title: t(rule ? `${kind}.updated` : `${kind}.added`),
        line: t('toast.which', { name, code }),
      });
      onSaved(code);
    },
    place: (problems, form) => assignToFields(problems, (problem) => fieldOf(problem, form), refusedText(form, t)),
    failedTitle: t(rule ? `${kind}.updateFailed` : `${kind}.addFailed`),
    discardText: t(`${kind}.discard`),
    onClose,
  });
}

type Translate = ReturnType<typeof useTranslation<'codes'>>['t'];

function textsOf(problems: CodeProblems, t: Translate): FieldTexts<CodeField> {
  const texts: FieldTexts<CodeField> = {};
  for (const field of codeFields) {
    const problem = problems[field];
    if (problem) texts[field] = problemText(problem, t);
  }
  return texts;
}

function problemText(problem: CodeFieldProblem, t: Translate): string {
  if (problem.code === 'json') return jsonProblemText(problem.detail);
  if (problem.code === 'logic') return ruleText(problem.detail);
  return t(`problem.${problem.code}`);
}

/** The message for a problem that the server reports about a field. */
function refusedText(form: CodeForm, t: Translate) {
  return (problem: Problem, field: CodeField): string =>
    problem.code === 'ALREADY_EXISTS' && field === 'code'
      ? t('problem.exists', { code: form.code.trim() })
      : describeProblem(problem, t(`form.${field}`));
}

const logicFields = { ratio: 'percent', flat: 'amount', custom: 'logicText' } as const;

/** The path begins with the input's name; a path of only `code` means that the code was deleted. */
function fieldOf({ path = '' }: Problem, form: CodeForm): CodeField | undefined {
  const [root, name] = path.split('.');
  if (root !== 'input') return undefined;
  if (name === 'calculationLogic') return logicFields[form.kind];
  return name === 'code' || name === 'name' || name === 'description' ? name : undefined;
}
