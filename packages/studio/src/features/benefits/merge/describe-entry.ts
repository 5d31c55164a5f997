/** A benefit or option as lines of text, to be compared with another version of it. Pure. */
import type { Benefit, BenefitEntry } from '../benefit.ts';
import { entryKey } from '../benefit.ts';
import { benefitName } from '../benefit-name.ts';
import { partsOf, withDraft, type BenefitDraft, type BenefitDrafts } from '../draft/benefit-draft.ts';
import { localeName } from '../locale-name.ts';
import { detectRawType, toTyped } from '../values/benefit-value.ts';
import type { MergedValue } from './entry-content.ts';

/** With its options and the benefits below it, each in a line that is indented by its level. */
export function describeBranch(branch: Benefit, drafts: BenefitDrafts, locale: string): string[] {
  const below = [
    ...branch.options.flatMap((option) => describeEntry(option, drafts[entryKey(option)], locale)),
    ...branch.children.flatMap((child) => describeBranch(child, drafts, locale)),
  ];
  return [...describeEntry(branch, drafts[entryKey(branch)], locale), ...indent(below)];
}

/** The texts that were typed follow, because the entry itself shows only the name in one locale. */
export function describeEntry(entry: BenefitEntry, draft: BenefitDraft | undefined, locale: string): string[] {
  const shown = withDraft(entry, draft, locale);
  const { currencyCode: kind = '', valueJson: json } = shown;
  const typed = Object.entries(draft?.texts ?? {}).map(
    ([id, { value }]) => `${localeName(partsOf(id).locale)}: ${value}`,
  );
  return [`${benefitName(shown)} ${describeValue({ kind, json })}`.trim(), ...indent(typed)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Such as HKD 3,000. */
export function describeValue({ kind, json }: MergedValue): string {
  // What was typed, but is not valid, is shown as it is.
  const text = json === undefined ? '' : toTyped(json, detectRawType(json)) || json;
  return text === '' ? '' : `${kind} ${text}`.trim();
}
