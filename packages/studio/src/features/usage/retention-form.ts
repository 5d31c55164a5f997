/** The form for the retention settings of history: days as typed, and the input of the mutation. Pure. */
import { readTypedNumber } from '@coverwright/insurance/typed-number';
import type { historySettingsInput } from '../../api/generated/operations.ts';

export const retentionFields = ['allDays', 'dailyDays', 'trashDays'] as const;

type RetentionField = (typeof retentionFields)[number];

export type RetentionForm = Readonly<Record<RetentionField, string>>;

export function toRetentionForm(settings: Readonly<Record<RetentionField, number>>): RetentionForm {
  const { allDays, dailyDays, trashDays } = settings;
  return { allDays: String(allDays), dailyDays: String(dailyDays), trashDays: String(trashDays) };
}

/** Undefined unless it is a whole number. */
function toDays(typed: string): number | undefined {
  const text = readTypedNumber(typed);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The fields that do not contain a whole number. The server checks the limits. */
export function findWrongDays(form: RetentionForm): RetentionField[] {
  return retentionFields.filter((field) => toDays(form[field]) === undefined);
}

export function toRetentionInput(form: RetentionForm): historySettingsInput {
  return {
    allDays: toDays(form.allDays) ?? null,
    dailyDays: toDays(form.dailyDays) ?? null,
    trashDays: toDays(form.trashDays) ?? null,
  };
}
