import { errorText } from '../../problems/describe-error.ts';
import type { EditedRecord, RecordSnapshot } from './record.ts';

/** What the header, the bars and the buttons of an editor show of a record whose invalid input has one message. */
export function toShownRecord<Form>(
  record: EditedRecord<Form, string>,
  { isDirty, isBusy, savedAt, conflict, failure, changed }: RecordSnapshot<Form, string>,
  /** For failures without a specific message. */
  failedText: string,
) {
  // Any change may have fixed it.
  const shown = changed.size === 0 ? failure : undefined;
  return {
    isDirty,
    isBusy,
    savedAt,
    conflict,
    problem: shown?.kind === 'refused' ? errorText(shown.error) || failedText : shown?.fault,
    closeProblem: () => record.handle({ kind: 'failureClosed' }),
    closeConflict: () => record.handle({ kind: 'conflictClosed' }),
    save: () => void record.save(),
    overwrite: () => void record.overwrite(),
  };
}
