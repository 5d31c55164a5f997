/** The initial state of the code form: the loaded code, or the draft from before the page was lost. */
import { isFormDraft } from '../../../ui/editor/record/use-session-draft.ts';
import { codeFields, toCodeForm, type CodeForm } from './code-form.ts';
import type { CodeRule } from '../code-rule.ts';
import { formatLogic } from './format-logic.ts';

export interface CodeStart {
  readonly form: CodeForm;
  /** The values loaded when typing began. */
  readonly initial: CodeForm;
  /** The revision loaded when typing began; saving is refused if the code has a different one by then. */
  readonly revision: string | undefined;
}

export function toCodeStart(rule: CodeRule | undefined, kept: Record<string, string | boolean> | undefined): CodeStart {
  const read = formatLogic(toCodeForm(rule));
  if (!kept) return { form: read, initial: read, revision: rule?.revision };
  const initial = toStoredForm(parse(kept['initial']), read);
  return { form: toStoredForm(kept, read), initial, revision: String(kept['revision'] ?? '') || rule?.revision };
}

export function toCodeDraft(form: CodeForm, { initial, revision }: CodeStart, code: string | undefined) {
  return { ...form, of: code ?? '', initial: JSON.stringify(initial), revision: revision ?? '' };
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function toStoredForm(kept: unknown, otherwise: CodeForm): CodeForm {
  if (!isFormDraft(kept)) return otherwise;
  const texts = Object.fromEntries(codeFields.map((field) => [field, String(kept[field] ?? otherwise[field])]));
  const { kind } = kept;
  return { ...otherwise, ...texts, kind: kind === 'flat' || kind === 'custom' ? kind : 'ratio' };
}
