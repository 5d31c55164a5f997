/**
 * An editor's problems, each reported in its place: at a field of the settings, or else in the console. The record
 * itself holds a conflict.
 */
import i18next from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { ApiError, type Problem } from '../../../../api/api-error.ts';
import { isConflict } from '../../../../ui/editor/record/record-state.ts';
import { toConsoleEntries, toConsoleEntriesOfError, type ConsoleEntry } from '../../console/console-entries.ts';
import { toFieldProblems, type FieldProblems } from '../template-form.ts';

/** Only the latest problems of each source are shown: a successful render clears those of the previous one. */
export type ProblemSource = 'load' | 'save' | 'delete' | 'check' | 'render' | 'markup' | 'fields';

/** The message for each kind of call that failed completely. */
const failed = {
  load: 'templates:loadFailed',
  save: 'templates:saveFailed',
  delete: 'templates:toast.deleteFailed',
  check: 'templateTools:preview.notCreated',
  render: 'templateTools:preview.notCreated',
  markup: 'templateTools:preview.notCreated',
  fields: 'templates:saveFailed',
} as const satisfies Record<ProblemSource, string>;

type Entries = Partial<Record<ProblemSource, readonly ConsoleEntry[]>>;

/** @param kindFields the paths of the kind's own fields in the settings panel; must be a stable list */
export function useEditorProblems(kindFields?: readonly string[]) {
  const [entries, setEntries] = useState<Entries>({});
  const [atFields, setAtFields] = useState<FieldProblems['atFields']>({});
  const [refusedCount, setRefusedCount] = useState(0);

  const tell = useCallback(
    (source: ProblemSource, newEntries: readonly ConsoleEntry[]) =>
      setEntries((others) =>
        newEntries.length === 0 && (others[source] ?? []).length === 0 ? others : { ...others, [source]: newEntries },
      ),
    [],
  );
  const refuse = useCallback(
    (problems: readonly Problem[]) => {
      const placed = toFieldProblems(problems, kindFields);
      setAtFields(placed.atFields);
      if (Object.keys(placed.atFields).length > 0) setRefusedCount((count) => count + 1);
      tell('save', toConsoleEntries(placed.rest));
    },
    [tell, kindFields],
  );
  const fail = useCallback(
    (source: ProblemSource, error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (source === 'save' && error.problems.some(isConflict)) return;
      if (source === 'save' && error.hasCode('NOT_FOUND')) tell('save', [goneEntry()]);
      else if (source === 'save' && error.problems.length > 0) refuse(error.problems);
      else tell(source, toConsoleEntriesOfError(error, failureOf(source), { fields: kindFields }));
    },
    [tell, refuse, kindFields],
  );
  return {
    entries: useMemo(() => Object.values(entries).flat(), [entries]),
    atFields,
    /** The number of times that an action was refused because of a field. */
    refusedCount,
    /** Reports what prevented an action, replacing the previous report of the same source. */
    fail,
    /** Problems found before anything was sent. */
    refuse,
    tell,
    /** For repeated actions: called with the outcome, or undefined on success. */
    reportedBy: (source: ProblemSource) => (error: unknown) => {
      if (error === undefined) tell(source, []);
      else fail(source, error);
    },
    /** Changing a text clears its previous problems. */
    clearFields: useCallback((fields: readonly string[]) => {
      setAtFields((others) =>
        Object.keys(others).some((field) => fields.includes(field)) ? withoutFields(others, fields) : others,
      );
    }, []),
    clearSaved: useCallback(() => {
      setAtFields({});
      tell('save', []);
      tell('delete', []);
    }, [tell]),
    clearEntries: useCallback(() => setEntries({}), []),
  };
}

function failureOf(source: ProblemSource): string {
  return i18next.t(failed[source]);
}

function goneEntry(): ConsoleEntry {
  const [message, hint] = [i18next.t('templates:noTemplate'), i18next.t('templateTools:gone')];
  return { at: new Date(), level: 'error', message, hint };
}

function withoutFields(atFields: FieldProblems['atFields'], fields: readonly string[]): FieldProblems['atFields'] {
  return Object.fromEntries(Object.entries(atFields).filter(([field]) => !fields.includes(field)));
}
