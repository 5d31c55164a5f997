/** A discount or loading code of a product, as the screens need it. */
import type { CodeRuleWholeFragment } from '../../api/generated/operations.ts';

export type { CodeKind } from '@coverwright/insurance/apply-code';

export interface CodeRule {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** JSON logic applied to the premium so far. */
  readonly logicText: string;
  readonly revision: string;
}

export function toCodeRules(rules: readonly CodeRuleWholeFragment[] | null | undefined): CodeRule[] {
  return (rules ?? []).map(({ code, name, description, calculationLogic, revision }) => ({
    code,
    name,
    description: description ?? '',
    logicText: calculationLogic,
    revision,
  }));
}

/** The codes whose name or code contains the text, ignoring case. */
export function filterCodes(rules: readonly CodeRule[], text: string): readonly CodeRule[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return rules;
  return rules.filter(({ name, code }) => [name, code].some((word) => word.toLocaleLowerCase().includes(wanted)));
}
