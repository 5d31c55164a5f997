/** A draft as stored on the server. */
export interface StoredDraft {
  readonly contentJsonString: string;
  readonly savedAt: string;
  /** The revision that it is based on. */
  readonly baseRevision: string | undefined;
}

/**
 * The record that an editor opens, in the form it works on. Forms contain only JSON values, since they are stored as
 * drafts.
 */
export interface OpenedForm<Form extends object> {
  readonly form: Form;
  readonly revision: string | undefined;
  readonly draft: StoredDraft | undefined;
}
