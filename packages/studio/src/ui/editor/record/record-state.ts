/**
 * What is known about a record that is being edited, apart from its content: the saved state, the running save, and
 * what prevented the last one. Pure.
 */
import type { ApiError, Problem } from '../../../api/api-error.ts';

export interface Saved<Form> {
  readonly form: Form;
  /**
   * The revision to send with the next save. Input based on an earlier revision retains it, so that its save is refused
   * and later work by others is not overwritten without asking.
   */
  readonly revision: string | undefined;
  /**
   * The form is of a later revision, since that of the input was not stored with it: a merge cannot know who has changed
   * what.
   */
  readonly isLaterForm?: boolean;
}

export type Failure<Fault> =
  /** Found before anything was sent. */
  { readonly kind: 'invalid'; readonly fault: Fault } | { readonly kind: 'refused'; readonly error: ApiError };

export interface RecordState<Form, Fault> {
  readonly saved: Saved<Form>;
  readonly savedAt: Date | undefined;
  /** One save or reload at a time. */
  readonly isBusy: boolean;
  /** The input that the last save has sent. */
  readonly sent: Form | undefined;
  /** Save was pressed while another save was running. */
  readonly isSaveQueued: boolean;
  readonly failure: Failure<Fault> | undefined;
  /** The fields that were changed since the failure, whose problems may no longer apply. */
  readonly changed: ReadonlySet<string>;
  /** Another user has saved since the input began. */
  readonly conflict: Problem | undefined;
}

export type RecordEvent<Form, Fault> =
  | { readonly kind: 'begun' | 'ended' | 'queued' | 'failureClosed' | 'conflictClosed' }
  | { readonly kind: 'sent'; readonly form: Form }
  | { readonly kind: 'saved'; readonly form: Form; readonly revision: string | undefined; readonly at: Date }
  | { readonly kind: 'invalid'; readonly fault: Fault }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'changed'; readonly fields: readonly string[] }
  /** The input is based on another saved state, such as another user's; the old problems no longer apply. */
  | { readonly kind: 'based'; readonly saved: Saved<Form>; readonly isReloaded?: boolean }
  /** A part was saved, regardless of the other input. */
  | {
      readonly kind: 'partSaved';
      readonly update: (form: Form) => Form;
      readonly from: string | undefined;
      readonly to: string | undefined;
    };

const unchanged: ReadonlySet<string> = new Set();

export function openRecord<Form, Fault>(saved: Saved<Form>): RecordState<Form, Fault> {
  const quiet = { savedAt: undefined, isBusy: false, sent: undefined, isSaveQueued: false };
  return { saved, ...quiet, failure: undefined, changed: unchanged, conflict: undefined };
}

export function advance<Form, Fault>(
  state: RecordState<Form, Fault>,
  event: RecordEvent<Form, Fault>,
): RecordState<Form, Fault> {
  switch (event.kind) {
    case 'begun':
      return { ...state, isBusy: true, isSaveQueued: false };
    case 'ended':
      return { ...state, isBusy: false };
    case 'queued':
      return { ...state, isSaveQueued: true };
    case 'sent':
      return { ...state, sent: event.form, failure: undefined };
    case 'saved':
      return {
        ...state,
        saved: { form: event.form, revision: event.revision },
        savedAt: event.at,
        failure: undefined,
        conflict: undefined,
      };
    case 'invalid':
      return { ...state, failure: { kind: 'invalid', fault: event.fault }, changed: unchanged };
    case 'refused':
      return { ...state, ...toRefusal(event.error), changed: unchanged };
    case 'changed':
      if (!state.failure || event.fields.every((field) => state.changed.has(field))) return state;
      return { ...state, changed: new Set([...state.changed, ...event.fields]) };
    case 'failureClosed':
      return { ...state, failure: undefined };
    case 'conflictClosed':
      return { ...state, conflict: undefined };
    case 'based': {
      const savedAt = event.isReloaded === true ? undefined : state.savedAt;
      return { ...state, saved: event.saved, savedAt, failure: undefined, conflict: undefined };
    }
    case 'partSaved': {
      const { form, revision } = state.saved;
      const next = revision === event.from ? event.to : revision;
      return { ...state, saved: { ...state.saved, form: event.update(form), revision: next } };
    }
    default:
      return event satisfies never;
  }
}

/** A conflict is a question; any other problem is a failure. */
function toRefusal(error: ApiError): Pick<RecordState<never, never>, 'conflict' | 'failure'> {
  const conflict = error.problems.find(isConflict);
  const isAnswered = conflict !== undefined && error.problems.every(isConflict);
  return { conflict, failure: isAnswered ? undefined : { kind: 'refused', error } };
}

export function isConflict({ code }: Problem): boolean {
  return code === 'CONFLICT';
}
