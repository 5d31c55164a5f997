import { expect, test } from 'vitest';
import { ApiError } from '../../../../../api/api-error.ts';
import { newContent, type Drawing } from '../drawing.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { applyChanges, mergeTheirs, type DrawingChanges } from './drawing-changes.ts';
import { DrawingSync, type SyncState } from './drawing-sync.ts';

const drawing = (id: string, changes: Partial<Drawing> = {}): Drawing => ({
  ...newContent,
  id,
  page: 1,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  ...changes,
});
const settings = {
  name: 'A',
  logicalId: '',
  description: '',
  fileKey: '',
  password: '',
  passwordLiquid: '',
  graphQlQuery: '',
};
const conflict = new ApiError('problems', {
  problems: [{ code: 'CONFLICT', message: 'Changed', path: 'expectedRevision' }],
});

/** A fake server that stores drawings like the real one, and a screen that shows them. */
function start(drawings: readonly Drawing[]) {
  const server = { drawings, revision: 1, sent: [] as DrawingChanges[], failures: [] as Error[] };
  const screen = { drawings, states: [] as SyncState[], saved: drawings };
  const read = () => {
    const form: PdfDrawingForm = { ...settings, drawings: server.drawings };
    return { drawings: server.drawings, revision: String(server.revision), form };
  };
  const sync = new DrawingSync(
    {
      send: async (changes, expected) => {
        const failure = server.failures.shift();
        if (failure) throw failure;
        if (expected !== String(server.revision)) throw conflict;
        server.sent.push(changes);
        server.drawings = applyChanges(server.drawings, changes);
        server.revision += 1;
        return String(server.revision);
      },
      read: async () => read(),
      onState: (state) => screen.states.push(state),
      onSaved: ({ drawings: stored }) => {
        screen.saved = stored;
      },
      onTheirs: (base, theirs) => {
        screen.drawings = mergeTheirs(base, theirs.drawings, screen.drawings).drawings;
      },
    },
    read(),
  );
  const want = (next: readonly Drawing[]) => {
    screen.drawings = next;
    sync.want(next);
  };
  const elsewhere = (next: readonly Drawing[]) => {
    server.drawings = next;
    server.revision += 1;
  };
  return { sync, server, screen, want, elsewhere };
}

test('moves made during a save are sent afterwards, in one call', async () => {
  const { sync, server, screen, want } = start([drawing('a')]);
  want([drawing('a', { x: 1 })]);
  want([drawing('a', { x: 2 })]);
  want([drawing('a', { x: 3 })]);
  await sync.settle();
  expect(server.sent.map(({ updated }) => updated[0]?.position?.x)).toEqual([1, 3]);
  expect(screen.saved).toEqual([drawing('a', { x: 3 })]);
  expect(screen.states.at(-1)).toEqual({ isSaving: false, error: undefined });
});

test('a typed text is saved on request, and not together with a move', async () => {
  const { sync, server, want } = start([drawing('a'), drawing('b')]);
  const typed = [drawing('a', { liquidSource: 'one', x: 4 }), drawing('b', { liquidSource: 'two' })];
  want(typed);
  await sync.settle();
  expect(server.drawings.map(({ liquidSource, x }) => [liquidSource, x])).toEqual([
    ['', 4],
    ['', 0],
  ]);
  await sync.saveContents(typed, new Set(['a']));
  expect(server.drawings.map(({ liquidSource }) => liquidSource)).toEqual(['one', '']);
  await sync.saveContents(typed, 'all');
  expect(server.drawings.map(({ liquidSource }) => liquidSource)).toEqual(['one', 'two']);
});

test('a failed save is reported and nothing is lost: the next change, or a retry, saves everything', async () => {
  const { sync, server, screen, want } = start([drawing('a')]);
  const failure = new ApiError('network', {});
  server.failures.push(failure);
  want([drawing('a', { x: 1 })]);
  await sync.settle();
  expect(screen.states.at(-1)).toEqual({ isSaving: false, error: failure });
  sync.retry();
  await sync.settle();
  expect(server.drawings[0]?.x).toBe(1);
  server.failures.push(failure);
  await expect(sync.saveContents([drawing('a', { x: 2, liquidSource: 't' })], 'all')).rejects.toBe(failure);
  want([drawing('a', { x: 2, liquidSource: 't' }), drawing('b')]);
  await sync.settle();
  expect(server.drawings.map(({ id, x }) => [id, x])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
});

test('two windows retain the drawings of both', async () => {
  const { sync, server, screen, want, elsewhere } = start([drawing('a'), drawing('b')]);
  elsewhere([drawing('a', { y: 9 }), drawing('b'), drawing('theirs')]);
  want([drawing('a'), drawing('b', { x: 5 }), drawing('mine')]);
  await sync.settle();
  const all = [drawing('a', { y: 9 }), drawing('b', { x: 5 }), drawing('theirs'), drawing('mine')];
  expect(server.drawings).toEqual(all);
  expect(screen.drawings).toHaveLength(4);
  expect(screen.drawings).toEqual(expect.arrayContaining(all));
});

test('a drawing that was removed elsewhere while it was moved here is restored', async () => {
  const { sync, server, want, elsewhere } = start([drawing('a'), drawing('b')]);
  elsewhere([drawing('b')]);
  want([drawing('a', { x: 5 }), drawing('b')]);
  await sync.settle();
  expect(server.drawings).toEqual(expect.arrayContaining([drawing('a', { x: 5 }), drawing('b')]));
});

test("a reload shows other users' drawings, and a template that others save constantly is reported", async () => {
  const { sync, server, screen, want, elsewhere } = start([drawing('a')]);
  elsewhere([drawing('a'), drawing('theirs')]);
  await sync.refresh();
  expect(screen.drawings.map(({ id }) => id)).toEqual(['a', 'theirs']);
  server.failures.push(...Array.from({ length: 6 }, () => conflict));
  want([drawing('a', { x: 1 }), drawing('theirs')]);
  await sync.settle();
  expect(screen.states.at(-1)?.error).toBe(conflict);
});
