/**
 * Keeps the drawings of the record and of the server the same during editing: positions are sent as soon as they change,
 * contents when the user saves them, and changes that other users have saved are merged. Independent of the screen.
 */
import type { ApiError } from '../../../../../api/api-error.ts';
import type { EditedRecord } from '../../../../../ui/editor/record/record.ts';
import { Sync } from '../../../../../ui/editor/record/sync.ts';
import type { FormContent } from '../../../../../ui/editor/record/form-content.ts';
import type { Drawing } from '../drawing.ts';
import { hasSameSettings, settingsOf, withSavedDrawings, type PdfDrawingForm } from '../pdf-drawing-form.ts';
import {
  applyChanges,
  isNothing,
  mergeTheirs,
  toChanges,
  type DrawingChanges,
  type Merged,
} from './drawing-changes.ts';

type Drawings = readonly Drawing[];

export interface DrawingServer {
  /** Returns the new revision; refused with CONFLICT if the template does not have the expected one. */
  readonly send: (changes: DrawingChanges, expectedRevision: string | undefined) => Promise<string | undefined>;
  /** The state on the server; undefined if the template no longer exists. */
  readonly read: () => Promise<{ readonly form: PdfDrawingForm; readonly revision: string | undefined } | undefined>;
}

interface DrawingSyncOptions {
  readonly server: DrawingServer;
  readonly record: Pick<EditedRecord<PdfDrawingForm, unknown>, 'get' | 'handle'>;
  readonly content: FormContent<PdfDrawingForm>;
}

export class DrawingSync extends Sync<DrawingChanges> {
  readonly #options: DrawingSyncOptions;
  #reportTheirs = (_merged: Merged): void => undefined;
  /**
   * The revision that the server's drawings have here. The settings may be based on an earlier one, if others have
   * changed them.
   */
  #revision: string | undefined;
  /** The drawings whose contents are to be sent. */
  #contents: ReadonlySet<string> | 'all' = none;

  constructor(options: DrawingSyncOptions) {
    super({
      pending: () => this.#pending(),
      send: async (changes) => this.#send(changes),
      takeTheirs: async () => this.#takeTheirs(),
      isOvertaken,
    });
    this.#options = options;
    this.#revision = options.record.get().saved.revision;
  }

  get revision(): string | undefined {
    return this.#revision;
  }

  /** The listener is called when others have changed the drawings. */
  onTheirs(listener: (merged: Merged) => void): void {
    this.#reportTheirs = listener;
  }

  /** Sends positions as soon as they change. Returns what ends it. */
  follow(): () => void {
    const { content, record } = this.#options;
    const { drawings } = record.get().saved.form;
    // A draft from before the page was lost may be older than what has been saved since.
    if (withSavedDrawings(content.get(), drawings) !== content.get()) {
      content.rewrite((form) => withSavedDrawings(form, drawings));
    }
    this.retry();
    let followed = content.get().drawings;
    return content.subscribe(() => {
      if (content.get().drawings === followed) return;
      followed = content.get().drawings;
      this.retry();
    });
  }

  /** Rejects with the error that was reported in the state. */
  async saveContents(of: ReadonlySet<string> | 'all'): Promise<void> {
    // A run that started earlier may have checked for contents already, and would miss these.
    await this.settle();
    this.#contents = of;
    try {
      await this.flush();
    } finally {
      this.#contents = none;
    }
  }

  /** Records that the settings were saved. */
  noteRevision(revision: string | undefined): void {
    this.#revision = revision;
  }

  /** Records that something else of the template was saved. */
  noteSavedElsewhere(revision: string | undefined): void {
    this.#note(revision, revision, (saved) => saved);
  }

  #pending(): DrawingChanges | undefined {
    const { record, content } = this.#options;
    const changes = toChanges(record.get().saved.form.drawings, content.get().drawings, this.#contents);
    return isNothing(changes) ? undefined : changes;
  }

  async #send(changes: DrawingChanges): Promise<void> {
    const { server, content } = this.#options;
    const to = await server.send(changes, this.#revision);
    this.#note(to, to, (saved) => ({
      ...saved,
      drawings: inOrderOf(content.get().drawings, applyChanges(saved.drawings, changes)),
    }));
  }

  async #takeTheirs(): Promise<void> {
    const { server, record, content } = this.#options;
    const theirs = await server.read();
    const from = this.#revision;
    if (!theirs || theirs.revision === from) return;
    const form = content.get();
    const base = record.get().saved.form;
    const isNew = !hasSameSettings(theirs.form, base);
    const isTyped = !hasSameSettings(form, base);
    const settings = isNew && !isTyped ? settingsOf(theirs.form) : {};
    const merge = (mine: Drawings): Merged => mergeTheirs(base.drawings, theirs.form.drawings, mine);
    const merged = merge(form.drawings);
    // If both have changed the settings, the next save asks the user.
    this.#note(theirs.revision, isNew && isTyped ? from : theirs.revision, (saved) => ({
      ...saved,
      ...settings,
      drawings: inOrderOf(saved.drawings, theirs.form.drawings),
    }));
    content.rewrite((step) => ({ ...step, ...settings, drawings: merge(step.drawings).drawings }));
    this.#reportTheirs(merged);
  }

  #note(revision: string | undefined, to: string | undefined, update: (saved: PdfDrawingForm) => PdfDrawingForm): void {
    const from = this.#revision;
    this.#revision = revision;
    this.#options.record.handle({ kind: 'partSaved', update, from, to });
  }
}

const none: ReadonlySet<string> = new Set();

/** Another user has saved the template, or removed the drawing, in the meantime. */
function isOvertaken({ problems }: ApiError): boolean {
  return problems.some(
    ({ code, path }) =>
      code === 'CONFLICT' || code === 'ALREADY_EXISTS' || (code === 'NOT_FOUND' && path !== undefined),
  );
}

/** Makes lists with the same content compare equal. */
function inOrderOf(order: Drawings, drawings: Drawings): Drawings {
  const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  const known = order.flatMap(({ id }) => {
    const drawing = byId.get(id);
    byId.delete(id);
    return drawing ? [drawing] : [];
  });
  return [...known, ...byId.values()];
}
