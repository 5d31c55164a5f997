/** An editor of a record that is saved as a whole, with undo for all of its fields. */
import { showToast } from '../../toasts/toasts.ts';
import { openMerge } from './record-merge.ts';
import type { Saved } from './record-state.ts';
import type { Direction } from './steps.ts';
import { toShownRecord } from './shown-record.ts';
import { useKeptFormRecord } from './use-record.ts';

interface FormEditorOptions<Form extends object> {
  /** The key under which unsaved changes are stored in case the page is lost, such as for a sign-in. */
  readonly draftKey: string;
  readonly opened: Saved<Form>;
  /** Reads a stored form; undefined if the value is not one. */
  readonly readForm: (value: unknown) => Form | undefined;
  /** The form as it is stored; undefined if the record no longer exists. */
  readonly readTheirs: () => Promise<Saved<Form> | undefined>;
  readonly isReadOnly: boolean;
  /** Returns the message about what prevents the form from being sent. */
  readonly check?: (form: Form) => string | undefined;
  /** Returns the new revision. */
  readonly save: (form: Form, expectedRevision: string | undefined) => Promise<string | undefined>;
  readonly savedTitle: string;
  /** For failures without a specific message. */
  readonly failedText: string;
}

export function useFormEditor<Form extends object>(options: FormEditorOptions<Form>) {
  const { draftKey, opened, readForm, readTheirs, isReadOnly, save, savedTitle, failedText } = options;
  const { record, content, typed, state } = useKeptFormRecord<Form, string>({
    opened,
    draftKey,
    readForm,
    ...(options.check && { check: options.check }),
    send: async (form, { expectedRevision }) => ({
      revision: await save(form, expectedRevision),
      after: () => void showToast('success', { title: savedTitle }),
    }),
  });
  const shown = toShownRecord(record, state, failedText);
  const move = (direction: Direction): void => {
    const before = new Map(Object.entries(content.get()));
    content.step(direction);
    const changed = Object.entries(content.get()).filter(([field, value]) => value !== before.get(field));
    record.handle({ kind: 'changed', fields: changed.map(([field]) => field) });
  };
  return {
    ...shown,
    form: typed.form,
    isReadOnly,
    /** The server's problems that prevented the last save, with their paths. */
    problems: state.failure?.kind === 'refused' && state.changed.size === 0 ? state.failure.error.problems : [],
    /** @param step identifies an undo step; defaults to the changed fields, so that continuous typing is one step */
    change: (changes: Partial<Form>, step?: string) => {
      content.change((last) => ({ ...last, ...changes }), step ?? Object.keys(changes).join());
      record.handle({ kind: 'changed', fields: Object.keys(changes) });
    },
    /** Covers all fields, for screens that offer undo and redo. */
    history: {
      undo: () => move('undo'),
      redo: () => move('redo'),
      canUndo: typed.steps.undoable.length > 0,
      canRedo: typed.steps.redoable.length > 0,
    },
    /** Discards unsaved changes, so that the page can be reloaded. */
    drop: () => content.begin(() => state.saved.form),
    save: isReadOnly ? () => undefined : shown.save,
    onMerge: async () => openMerge({ record, content, readTheirs, readForm }),
  };
}
