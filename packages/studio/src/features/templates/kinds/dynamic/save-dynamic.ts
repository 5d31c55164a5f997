/**
 * Saves the settings and the value of a dynamic template with two server operations, calling only those whose part
 * has changed. If the second fails, that is reported, and the next save continues from the completed half.
 */
import type { SendContext } from '../../../../ui/editor/record/record.ts';
import { isSameForm } from '../../../../ui/editor/record/same-form.ts';
import { toSettingsInput, type DynamicForm } from './dynamic-form.ts';

type Save = (id: string, form: DynamicForm, expected: string | undefined) => Promise<string | null | undefined>;

/** Each of the two operations returns the new revision, or throws. */
export interface DynamicCalls {
  readonly saveSettings: Save;
  readonly saveValue: Save;
  /** Converts the error if saving the value fails after the settings were saved. */
  readonly toHalfSaved: (error: unknown) => unknown;
}

export async function saveDynamic(
  { saveSettings, saveValue, toHalfSaved }: DynamicCalls,
  id: string,
  form: DynamicForm,
  { expectedRevision, saved, notePart }: Omit<SendContext<DynamicForm>, 'isOverwrite'>,
): Promise<string | undefined> {
  // When overwriting, everything is sent: the state on the server is unknown.
  const before = expectedRevision === undefined ? undefined : saved;
  const isValueChanged = form.valueId !== '' && before?.valueText !== form.valueText;
  const areSettingsChanged = !before || !isSameForm(toSettingsInput(before), toSettingsInput(form));
  let revision = expectedRevision;
  // Called even if nothing has changed, so that every save is confirmed by the server.
  if (areSettingsChanged || !isValueChanged) revision = (await saveSettings(id, form, expectedRevision)) ?? undefined;
  if (!isValueChanged) return revision;
  try {
    const expected = expectedRevision === undefined ? undefined : revision;
    return (await saveValue(id, form, expected)) ?? undefined;
  } catch (error) {
    if (!areSettingsChanged) throw error;
    notePart(({ valueText }) => ({ ...form, valueText }), revision);
    throw toHalfSaved(error);
  }
}
