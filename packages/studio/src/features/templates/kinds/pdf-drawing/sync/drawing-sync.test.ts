import { expect, test } from 'vitest';
import { ApiError } from '../../../../../api/api-error.ts';
import { EditedRecord } from '../../../../../ui/editor/record/record.ts';
import { createFormContent } from '../../../../../ui/editor/record/form-content.ts';
import { newContent, type Drawing } from '../drawing.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { applyChanges, type DrawingChanges } from './drawing-changes.ts';
import { DrawingSync } from './drawing-sync.ts';

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

/** A fake server that stores drawings like the real one, and the record that a screen shows. */
function start(drawings: readonly Drawing[]) {
  const server = {
    form: { ...settings, drawings },
    revision: 1,
    sent: [] as DrawingChanges[],
    failures: [] as Error[],
  };
  const content = createFormContent<PdfDrawingForm>(server.form);
  const record = new EditedRecord<PdfDrawingForm, never>({
    content,
    opened: { form: server.form, revision: '1' },
    calls: { send: async () => Promise.resolve({ revision: undefined }) },
  });
  const sync = new DrawingSync({
    server: {
      send: async (changes, expected) => {
        const failure = server.failures.shift();
        if (failure) throw failure;
        if (expected !== String(server.revision)) throw conflict;
        server.sent.push(changes);
        server.form = { ...server.form, drawings: applyChanges(server.form.drawings, changes) };
        server.revision += 1;
        return String(server.revision);
      },
      read: async () => Promise.resolve({ form: server.form, revision: String(server.revision) }),
    },
    record,
    content,
  });
  const want = (next: readonly Drawing[]) => content.change((form) => ({ ...form, drawings: next }));
  const elsewhere = (changes: Partial<PdfDrawingForm>) => {
    server.form = { ...server.form, ...changes };
    server.revision += 1;
  };
  const screen = () => content.get().drawings;
  record.attach();
  sync.follow();
  return { sync, server, record, content, screen, want, elsewhere };
}

test('moves made during a save are sent afterwards, in one call', async () => {
  const { sync, server, record, want } = start([drawing('a')]);
  want([drawing('a', { x: 1 })]);
  want([drawing('a', { x: 2 })]);
  want([drawing('a', { x: 3 })]);
  await sync.settle();
  expect(server.sent.map(({ updated }) => updated[0]?.position?.x)).toEqual([1, 3]);
  expect(record.get().saved.form.drawings).toEqual([drawing('a', { x: 3 })]);
  expect(sync.get()).toEqual({ isSaving: false, error: undefined });
});

test('a typed text is saved on request, and not together with a move', async () => {
  const { sync, server, want } = start([drawing('a'), drawing('b')]);
  const typed = [drawing('a', { liquidSource: 'one', x: 4 }), drawing('b', { liquidSource: 'two' })];
  want(typed);
  await sync.settle();
  expect(server.form.drawings.map(({ liquidSource, x }) => [liquidSource, x])).toEqual([
    ['', 4],
    ['', 0],
  ]);
  await sync.saveContents(new Set(['a']));
  expect(server.form.drawings.map(({ liquidSource }) => liquidSource)).toEqual(['one', '']);
  await sync.saveContents('all');
  expect(server.form.drawings.map(({ liquidSource }) => liquidSource)).toEqual(['one', 'two']);
});

test('a failed save is reported and nothing is lost: the next change, or a retry, saves everything', async () => {
  const { sync, server, want } = start([drawing('a')]);
  const failure = new ApiError('network', {});
  server.failures.push(failure);
  want([drawing('a', { x: 1 })]);
  await sync.settle();
  expect(sync.get()).toEqual({ isSaving: false, error: failure });
  sync.retry();
  await sync.settle();
  expect(server.form.drawings[0]?.x).toBe(1);
  server.failures.push(failure);
  want([drawing('a', { x: 1, liquidSource: 't' })]);
  await expect(sync.saveContents('all')).rejects.toBe(failure);
  want([drawing('a', { x: 2, liquidSource: 't' }), drawing('b')]);
  await sync.settle();
  expect(server.form.drawings.map(({ id, x }) => [id, x])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
});

test('two windows retain the drawings of both', async () => {
  const { sync, server, screen, want, elsewhere } = start([drawing('a'), drawing('b')]);
  elsewhere({ drawings: [drawing('a', { y: 9 }), drawing('b'), drawing('theirs')] });
  want([drawing('a'), drawing('b', { x: 5 }), drawing('mine')]);
  await sync.settle();
  const all = [drawing('a', { y: 9 }), drawing('b', { x: 5 }), drawing('theirs'), drawing('mine')];
  expect(server.form.drawings).toEqual(all);
  expect(screen()).toHaveLength(4);
  expect(screen()).toEqual(expect.arrayContaining(all));
});

test('a drawing that was removed elsewhere while it was moved here is restored', async () => {
  const { sync, server, want, elsewhere } = start([drawing('a'), drawing('b')]);
  elsewhere({ drawings: [drawing('b')] });
  want([drawing('a', { x: 5 }), drawing('b')]);
  await sync.settle();
  expect(server.form.drawings).toEqual(expect.arrayContaining([drawing('a', { x: 5 }), drawing('b')]));
});

test("a reload shows other users' drawings, and a template that others save constantly is reported", async () => {
  const { sync, server, screen, want, elsewhere } = start([drawing('a')]);
  elsewhere({ drawings: [drawing('a'), drawing('theirs')] });
  await sync.refresh();
  expect(screen().map(({ id }) => id)).toEqual(['a', 'theirs']);
  server.failures.push(...Array.from({ length: 6 }, () => conflict));
  want([drawing('a', { x: 1 }), drawing('theirs')]);
  await sync.settle();
  expect(sync.get().error).toBe(conflict);
});

test("another user's settings are taken unless there are own ones, which the next save then asks about", async () => {
  const { sync, record, content, elsewhere } = start([drawing('a')]);
  elsewhere({ name: 'B' });
  await sync.refresh();
  expect([content.get().name, record.get().isDirty, record.get().saved.revision]).toEqual(['B', false, '2']);
  content.change((form) => ({ ...form, name: 'mine' }));
  elsewhere({ name: 'C' });
  await sync.refresh();
  expect([content.get().name, record.get().saved.revision, sync.revision]).toEqual(['mine', '2', '3']);
});

test('undo reverts an own move, and neither what others have drawn nor where they have moved it', async () => {
  const { sync, server, content, screen, want, elsewhere } = start([drawing('a'), drawing('b')]);
  want([drawing('a', { x: 5 }), drawing('b')]);
  await sync.settle();
  elsewhere({ drawings: [...server.form.drawings.slice(0, 1), drawing('b', { y: 7 }), drawing('theirs')] });
  await sync.refresh();
  content.step('undo');
  await sync.settle();
  const all = [drawing('a'), drawing('b', { y: 7 }), drawing('theirs')];
  expect([screen(), server.form.drawings]).toEqual([all, all]);
});
