/** A draft as the server stores it. */
export interface StoredDraft {
  readonly contentJsonString: string;
  readonly savedAt: string;
  /** The revision that it was typed on. */
  readonly baseRevision: string | undefined;
}

/** What an editor opens: the form it works on, as it was read. Forms hold JSON values only, since they are stored as drafts. */
export interface OpenedForm<Form extends object> {
  readonly form: Form;
  readonly revision: string | undefined;
  readonly draft: StoredDraft | undefined;
}
