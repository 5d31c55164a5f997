/**
 * Saves the settings and the value of a dynamic template: two operations of the server, of which only those are called
 * whose part has changed. When the second fails, that is reported, and the next save continues from the half that is done.
 */
import { isSameForm } from '../../../../ui/editor/history/same-form.ts';
import { toSettingsInput, type DynamicForm } from './dynamic-form.ts';

type Revision = string | null | undefined;

/** The two operations: each gives the revision after it, or throws. */
export interface DynamicCalls {
  readonly saveSettings: (id: string, form: DynamicForm, expected: string | undefined) => Promise<Revision>;
  readonly saveValue: (id: string, form: DynamicForm, expected: string | undefined) => Promise<Revision>;
  /** Words the failure of the value after the settings were saved. */
  readonly toHalfSaved: (error: unknown) => unknown;
}

interface Saved {
  readonly form: DynamicForm;
  readonly revision: string | undefined;
}

export function createDynamicSaves(calls: DynamicCalls) {
  /** As the server has it, as far as this page knows; undefined before it was read. */
  let known: Saved | undefined;
  /** The revision that the editor believes in, after a save that got half way. */
  let believed: string | undefined;
  return {
    note(form: DynamicForm, revision: string | undefined): void {
      known = { form, revision };
      believed = undefined;
    },
    /** What was made by an operation of its own. */
    noteValue(value: Pick<DynamicForm, 'valueId' | 'valueText'>, revision: string | undefined): void {
      if (known) known = { form: { ...known.form, ...value }, revision };
    },
    async save(id: string, form: DynamicForm, expectedRevision: string | undefined): Promise<Revision> {
      const isHalfDone = expectedRevision !== undefined && expectedRevision === believed;
      let expected = isHalfDone ? known?.revision : expectedRevision;
      // Overwriting, everything is sent: nobody knows what the server has by then.
      const before = expectedRevision === undefined ? undefined : known?.form;
      let revision: Revision = expected;
      const isValueChanged = form.valueId !== '' && before?.valueText !== form.valueText;
      const areSettingsChanged = !before || !isSameForm(toSettingsInput(before), toSettingsInput(form));
      // Also when nothing has changed, so that a save is never without an answer of the server.
      if (areSettingsChanged || !isValueChanged) {
        revision = await calls.saveSettings(id, form, expected);
        if (expected !== undefined) expected = revision ?? undefined;
      }
      if (isValueChanged) {
        try {
          revision = await calls.saveValue(id, form, expected);
        } catch (error) {
          if (!areSettingsChanged) throw error;
          const valueText = known?.form.valueText ?? '';
          known = { form: { ...form, valueText }, revision: expected };
          believed = expectedRevision;
          throw calls.toHalfSaved(error);
        }
      }
      known = { form, revision: revision ?? undefined };
      believed = undefined;
      return revision;
    },
  };
}
