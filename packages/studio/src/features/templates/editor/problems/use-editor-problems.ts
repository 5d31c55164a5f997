/**
 * The problems that an editor reports in its console. The record itself holds a conflict, and what is shown at fields.
 */
import i18next from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { ApiError, type Problem } from '../../../../api/api-error.ts';
import { isConflict } from '../../../../ui/editor/record/record-state.ts';
import { toConsoleEntries, toConsoleEntriesOfError, type ConsoleEntry } from '../../console/console-entries.ts';
import { toFieldProblems } from '../template-form.ts';

/** Only the latest problems of each source are shown: a successful render clears those of the previous one. */
export type ProblemSource = 'load' | 'save' | 'delete' | 'check' | 'render' | 'markup' | 'fields';

/** The message for each kind of call that failed completely. */
const failed = {
  load: 'templateTools:loadFailed',
  save: 'templateTools:saveFailed',
  delete: 'templates:toast.deleteFailed',
  check: 'templateTools:preview.notCreated',
  render: 'templateTools:preview.notCreated',
  markup: 'templateTools:preview.notCreated',
  fields: 'templateTools:saveFailed',
} as const satisfies Record<ProblemSource, string>;

type Entries = Partial<Record<ProblemSource, readonly ConsoleEntry[]>>;

/** @param kindFields the paths of the kind's own fields in the settings panel; must be a stable list */
export function useEditorProblems(kindFields?: readonly string[]) {
  const [entries, setEntries] = useState<Entries>({});

  const tell = useCallback(
    (source: ProblemSource, newEntries: readonly ConsoleEntry[]) =>
      setEntries((others) =>
        newEntries.length === 0 && (others[source] ?? []).length === 0 ? others : { ...others, [source]: newEntries },
      ),
    [],
  );
  const refuse = useCallback(
    (problems: readonly Problem[]) => tell('save', toConsoleEntries(toFieldProblems(problems, kindFields).rest)),
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
    clearSaved: useCallback(() => {
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
