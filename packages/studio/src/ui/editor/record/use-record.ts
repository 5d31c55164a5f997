/** The record machine in React. */
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AutosaveState } from './draft-autosave.ts';
import { EditedRecord, type Content, type RecordCalls } from './record.ts';
import { readKept, toKept, toSaved } from './kept-record.ts';
import { createRecordDraft, type DraftOptions } from './record-draft.ts';
import type { Saved } from './record-state.ts';
import { createFormContent } from './form-content.ts';
import { drafts } from './studio-drafts.ts';

interface RecordOptions<Form, Fault> extends RecordCalls<Form, Fault> {
  readonly content: Content<Form>;
  /** The saved state that the content is based on. */
  readonly opened: Saved<Form>;
  readonly draft?: DraftOptions<Form> | undefined;
}

/** The record of a store with its own edits. Only the calls may change between renders. */
export function useRecord<Form, Fault>(options: RecordOptions<Form, Fault>): EditedRecord<Form, Fault> {
  const { content, opened, draft, ...calls } = options;
  const [record] = useState(
    () => new EditedRecord<Form, Fault>({ content, opened, calls, draft: draft && createRecordDraft(drafts, draft) }),
  );
  useLayoutEffect(() => record.use(calls));
  useEffect(() => record.attach(), [record]);
  return record;
}

export function useRecordState<Form, Fault>(record: EditedRecord<Form, Fault>) {
  return useSyncExternalStore(record.subscribe, record.get);
}

/** When the draft was last stored in its lasting place, or why it could not be. */
export function useAutosaved({ draft }: Pick<EditedRecord<never, never>, 'draft'>): AutosaveState {
  return useSyncExternalStore(draft?.subscribe ?? neverChanges, draft?.getAutosaved ?? noAutosave);
}

const nothing: AutosaveState = {};
const noAutosave = () => nothing;
const neverChanges = () => () => undefined;

interface FormRecordOptions<Form extends object, Fault> extends Omit<RecordOptions<Form, Fault>, 'content'> {
  /** Input from before the page was lost. */
  readonly start?: Form | undefined;
}

/** A form with its undo steps and its record. */
export function useFormRecord<Form extends object, Fault>({ start, ...options }: FormRecordOptions<Form, Fault>) {
  const [content] = useState(() => createFormContent(start ?? options.opened.form));
  const record = useRecord<Form, Fault>({ ...options, content });
  const typed = useSyncExternalStore(content.subscribe, content.getTyped);
  return { record, content, typed, state: useRecordState(record) };
}

interface KeptFormOptions<Form extends object, Fault> extends Omit<RecordOptions<Form, Fault>, 'content' | 'draft'> {
  readonly draftKey: string;
  /** Reads a kept form; undefined if the value is not one. */
  readonly readForm: (value: unknown) => Form | undefined;
  readonly lasting?: DraftOptions<Form>['lasting'];
}

/** A form that continues with the input from before the page was lost. */
export function useKeptFormRecord<Form extends object, Fault>(options: KeptFormOptions<Form, Fault>) {
  const { opened, draftKey, readForm, lasting, ...calls } = options;
  const [kept] = useState(() => readKept(drafts.read(draftKey), readForm));
  const form = useFormRecord<Form, Fault>({
    ...calls,
    opened: kept ? toSaved(kept, opened) : opened,
    start: kept?.form,
    draft: { key: draftKey, toKept, lasting },
  });
  return { ...form, isRecovered: kept !== undefined };
}
