/**
 * The one machine that saves: a form, or a store with its own edits, behind the adapter `Content`; saved when the user
 * presses Save. Knows no screen: React reads it through `use-record.ts`. What is sent during editing goes through
 * `sync.ts`.
 */
import { ApiError } from '../../../api/api-error.ts';
import type { RecordDraft } from './record-draft.ts';
import { advance, openRecord, type RecordEvent, type RecordState, type Saved } from './record-state.ts';
import { isSameForm } from './same-form.ts';

/** What the user edits. */
export interface Content<Form> {
  /** The same object as long as nothing was changed. */
  readonly get: () => Form;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SendContext<Form> {
  /** Undefined to overwrite whatever is saved. */
  readonly expectedRevision: string | undefined;
  readonly isOverwrite: boolean;
  /** The saved form that the input is based on. */
  readonly saved: Form;
  /** For a save in several calls: notes that a part is saved, so that the next save continues after it. */
  readonly notePart: (update: (saved: Form) => Form, revision: string | undefined) => void;
}

interface SendResult<Form> {
  readonly revision: string | undefined;
  /** For a form of which parts are saved apart: the saved form, from the one that was sent and the last one. */
  readonly toSaved?: (form: Form, saved: Form) => Form;
  /** What follows once the record is saved, such as a message or closing a dialog. */
  readonly after?: () => void | Promise<void>;
}

export interface RecordCalls<Form, Fault> {
  /** What prevents the input from being sent; undefined if nothing does. */
  readonly check?: (form: Form) => Fault | undefined;
  readonly send: (form: Form, context: SendContext<Form>) => Promise<SendResult<Form>>;
  readonly onInvalid?: (fault: Fault) => void;
  readonly onRefused?: (error: ApiError) => void;
  /** Whether closing would lose something; by default, whether the form differs from the saved one. */
  readonly isDirty?: (form: Form, saved: Form) => boolean;
}

export interface RecordSnapshot<Form, Fault> extends RecordState<Form, Fault> {
  readonly isDirty: boolean;
}

interface RecordOptions<Form, Fault> {
  readonly content: Content<Form>;
  /** The saved state that the content is based on. */
  readonly opened: Saved<Form>;
  readonly calls: RecordCalls<Form, Fault>;
  readonly draft?: RecordDraft<Form> | undefined;
}

export class EditedRecord<Form, Fault> {
  readonly content: Content<Form>;
  readonly draft: RecordDraft<Form> | undefined;
  #calls: RecordCalls<Form, Fault>;
  #snapshot: RecordSnapshot<Form, Fault>;
  /** The content whose draft was noted last. */
  #noted: Form | undefined;
  #isAttached = false;
  readonly #listeners = new Set<() => void>();

  constructor({ content, opened, calls, draft }: RecordOptions<Form, Fault>) {
    this.content = content;
    this.draft = draft;
    this.#calls = calls;
    this.#snapshot = { ...openRecord<Form, Fault>(opened), isDirty: this.#isDirtyAgainst(opened) };
  }

  /** The current calls, which may differ in every render. */
  use(calls: RecordCalls<Form, Fault>): void {
    this.#calls = calls;
  }

  readonly get = (): RecordSnapshot<Form, Fault> => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the content while a screen shows the record. Returns what ends it. */
  attach(): () => void {
    this.#isAttached = true;
    const ends = [this.content.subscribe(() => this.#followContent()), this.draft?.attach()];
    this.#followContent();
    return () => {
      this.#isAttached = false;
      for (const end of ends) end?.();
    };
  }

  handle(event: RecordEvent<Form, Fault>): void {
    this.#set(advance(this.#snapshot, event));
    if (event.kind === 'saved' || event.kind === 'based' || event.kind === 'partSaved') this.#noteDraft();
  }

  /** Pressed while a save is running, it saves once more afterwards if more was typed since. */
  readonly save = async (): Promise<void> => {
    if (this.#snapshot.isBusy) this.handle({ kind: 'queued' });
    else await this.run(async () => this.#send(false));
  };

  /** Saves over another user's version. */
  readonly overwrite = async (): Promise<void> => this.run(async () => this.#send(true));

  /** Saves something apart from the rest of the input, which stays unsaved; the work reports it as an event. */
  async saveApart(work: () => Promise<void>): Promise<void> {
    await this.run(async () => this.#attempt(work));
  }

  /** Runs one save or reload at a time; anything else that is wanted meanwhile is ignored. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.#snapshot.isBusy) return;
    this.handle({ kind: 'begun' });
    try {
      await work();
    } finally {
      this.handle({ kind: 'ended' });
      this.#noteDraft();
    }
    const { isSaveQueued, isDirty, conflict, sent } = this.#snapshot;
    const isWorth = isDirty && !conflict && this.content.get() !== sent;
    if (this.#isAttached && isSaveQueued && isWorth) await this.save();
  }

  /** Deletes the draft with what is still to be stored of it, before another version is opened. */
  async giveUpDraft(): Promise<void> {
    this.draft?.drop();
    await this.draft?.settle();
    await this.draft?.discard();
    this.draft?.forget();
  }

  async #send(isOverwrite: boolean): Promise<void> {
    const form = this.content.get();
    const fault = this.#calls.check?.(form);
    if (fault !== undefined) {
      this.handle({ kind: 'invalid', fault });
      this.#calls.onInvalid?.(fault);
      return;
    }
    this.handle({ kind: 'sent', form });
    await this.#attempt(async () => {
      await this.draft?.settle();
      const { form: saved, revision: known } = this.#snapshot.saved;
      const expectedRevision = isOverwrite ? undefined : known;
      const notePart: SendContext<Form>['notePart'] = (update, to) =>
        this.handle({ kind: 'partSaved', update, from: this.#snapshot.saved.revision, to });
      const context = { expectedRevision, isOverwrite, saved, notePart };
      const { revision, toSaved, after } = await this.#calls.send(form, context);
      this.draft?.forget();
      const stored = toSaved?.(form, this.#snapshot.saved.form) ?? form;
      this.handle({ kind: 'saved', form: stored, revision, at: new Date() });
      await after?.();
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.handle({ kind: 'refused', error });
      this.#calls.onRefused?.(error);
    }
  }

  #isDirtyAgainst({ form: saved }: Saved<Form>): boolean {
    const form = this.content.get();
    return form !== saved && (this.#calls.isDirty?.(form, saved) ?? !isSameForm(form, saved));
  }

  #set(state: RecordState<Form, Fault>): void {
    const isDirty = this.#isDirtyAgainst(state.saved);
    if (state === this.#snapshot && isDirty === this.#snapshot.isDirty) return;
    this.#snapshot = { ...state, isDirty };
    for (const listener of this.#listeners) listener();
  }

  #followContent(): void {
    if (this.content.get() === this.#noted) return;
    const { isDirty, saved } = this.#snapshot;
    // Back at what is saved, nothing is left that a save could not store.
    const isBack = isDirty && !this.#isDirtyAgainst(saved);
    this.#set(isBack ? advance(this.#snapshot, { kind: 'failureClosed' }) : this.#snapshot);
    this.#noteDraft();
  }

  #noteDraft(): void {
    if (!this.#isAttached) return;
    const { isBusy, isDirty, saved } = this.#snapshot;
    this.#noted = this.content.get();
    this.draft?.note({ form: this.#noted, saved, isDirty, isBusy });
  }
}
