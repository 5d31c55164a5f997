/** Checks small tables on the page and large ones in a worker, which follows the edits of the grid. */
import { wrap } from 'comlink';
import type { GridEditor } from '../../../ui/grid/model/grid-editor.ts';
import type { Edit } from '../../../ui/grid/model/sheet.ts';
import { checkCells, type TableReport, type TableRules } from './checked-table.ts';
import type { RemoteTable } from './table-check-worker.ts';

/** Cells of a table that is checked on the page, in a few milliseconds. */
const maxCellsHere = 6_000;

interface OpenedWorker {
  readonly worker: Worker;
  readonly remote: ReturnType<typeof wrap<RemoteTable>>;
}

function startWorker(): OpenedWorker | undefined {
  try {
    const worker = new Worker(new URL('./table-check-worker.ts', import.meta.url), { type: 'module' });
    return { worker, remote: wrap<RemoteTable>(worker) };
  } catch {
    // A browser, or its security policy, may forbid workers: the server checks the table when it is saved.
    return undefined;
  }
}

export class TableChecker {
  private readonly editor: GridEditor;
  private opened: OpenedWorker | undefined;
  /** What the worker knows; undefined if it has to be opened again. */
  private known: TableRules | undefined;
  private isRefused = false;
  /** The last check: the next one waits for it, and only the latest of those that wait is made. */
  private running: Promise<TableReport | undefined> | undefined;
  private latest = 0;

  constructor(editor: GridEditor) {
    this.editor = editor;
  }

  follow(edits: readonly Edit[]): void {
    if (this.known === undefined || this.opened === undefined) return;
    if (edits.some(({ kind }) => kind === 'columns')) this.known = undefined;
    else void this.opened.remote.apply(edits);
  }

  /** Undefined if it could not be checked. */
  async check(rules: TableRules): Promise<TableReport | undefined> {
    const { sheet } = this.editor;
    const cells = sheet.columns.map((_, column) => sheet.column(column));
    if (sheet.rowCount * cells.length <= maxCellsHere) return checkCells(rules, sheet.columns, cells);
    const mine = ++this.latest;
    await this.running;
    if (mine !== this.latest || this.isRefused) return undefined;
    this.running = this.checkRemotely(rules);
    return this.running;
  }

  private async checkRemotely(rules: TableRules): Promise<TableReport | undefined> {
    this.opened ??= startWorker();
    if (this.opened === undefined) {
      this.isRefused = true;
      return undefined;
    }
    const { sheet } = this.editor;
    const { worker, remote } = this.opened;
    const failed = new Promise<undefined>((resolve) => {
      worker.addEventListener('error', () => {
        this.isRefused = true;
        resolve(undefined);
      });
    });
    if (this.known !== rules) {
      this.known = rules;
      const cells = sheet.columns.map((_, column) => sheet.column(column));
      void remote.open(rules, sheet.columns, cells);
    }
    return Promise.race([remote.check(), failed]);
  }

  close(): void {
    this.opened?.worker.terminate();
    this.opened = undefined;
    this.known = undefined;
  }
}
