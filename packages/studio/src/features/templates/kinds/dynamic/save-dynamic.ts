/**
 * Saves the settings and the value of a dynamic template with two server operations, calling only those whose part
 * has changed. If the second fails, that is reported, and the next save continues from the completed half.
 */
import { isSameForm } from '../../../../ui/editor/record/same-form.ts';
import { toSettingsInput, type DynamicForm } from './dynamic-form.ts';

type Revision = string | null | undefined;

/** Each of the two operations returns the new revision, or throws. */
export interface DynamicCalls {
  readonly saveSettings: (id: string, form: DynamicForm, expected: string | undefined) => Promise<Revision>;
  readonly saveValue: (id: string, form: DynamicForm, expected: string | undefined) => Promise<Revision>;
  /** Converts the error if saving the value fails after the settings were saved. */
  readonly toHalfSaved: (error: unknown) => unknown;
}

interface Saved {
  readonly form: DynamicForm;
  readonly revision: string | undefined;
}

export function createDynamicSaves(calls: DynamicCalls) {
  /** The state on the server, as far as this page knows; undefined before it was loaded. */
  let known: Saved | undefined;
  /** The revision that the editor still has after a partial save. */
  let believed: string | undefined;
  return {
    note(form: DynamicForm, revision: string | undefined): void {
      known = { form, revision };
      believed = undefined;
    },
    /** Records a change that was saved by a separate operation. */
    noteValue(value: Pick<DynamicForm, 'valueId' | 'valueText'>, revision: string | undefined): void {
      if (known) known = { form: { ...known.form, ...value }, revision };
    },
    async save(id: string, form: DynamicForm, expectedRevision: string | undefined): Promise<Revision> {
      const isHalfDone = expectedRevision !== undefined && expectedRevision === believed;
      let expected = isHalfDone ? known?.revision : expectedRevision;
      // When overwriting, everything is sent: the state on the server is unknown.
      const before = expectedRevision === undefined ? undefined : known?.form;
      let revision: Revision = expected;
      const isValueChanged = form.valueId !== '' && before?.valueText !== form.valueText;
      const areSettingsChanged = !before || !isSameForm(toSettingsInput(before), toSettingsInput(form));
      // Called even if nothing has changed, so that every save is confirmed by the server.
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
