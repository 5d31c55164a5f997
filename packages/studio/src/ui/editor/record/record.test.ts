/** The machine of every screen that saves, with a server of its own: no screen proves any of this again. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createDrafts } from './drafts.ts';
import { createRecordDraft, type LastingPlace } from './record-draft.ts';
import { EditedRecord, type RecordCalls } from './record.ts';
import { createFormContent } from './form-content.ts';

interface Form {
  readonly name: string;
}

/** A server with one record, which responds when the test tells it to. */
function startServer() {
  const stored = { name: 'Travel', revision: 1 };
  const calls: string[] = [];
  let failure: ApiError | undefined;
  let wait: Promise<void> = Promise.resolve();
  return {
    stored,
    calls,
    /** Another user saves. */
    saveAs(name: string): void {
      stored.name = name;
      stored.revision += 1;
    },
    failWith(error: ApiError | undefined): void {
      failure = error;
    },
    /** Calls are answered only once the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      wait = promise;
      return resolve;
    },
    async update(name: string, expectedRevision: string | undefined): Promise<string> {
      calls.push(name);
      await wait;
      if (failure) throw failure;
      if (expectedRevision !== undefined && expectedRevision !== String(stored.revision)) throw refused('CONFLICT');
      stored.name = name;
      stored.revision += 1;
      return String(stored.revision);
    },
  };
}

function refused(...codes: readonly string[]): ApiError {
  return new ApiError('problems', { problems: codes.map((code) => ({ code, message: code, path: 'name' })) });
}

const [session, browser] = [memoryStorage(), memoryStorage()];
const drafts = createDrafts(session, browser);
const key = 'record|1';

beforeEach(() => drafts.clear());

function open(
  server: ReturnType<typeof startServer>,
  { lasting, ...more }: Partial<RecordCalls<Form, string>> & { lasting?: LastingPlace<Form> } = {},
) {
  const form = { name: server.stored.name };
  const content = createFormContent<Form>(form);
  const saved: string[] = [];
  const record = new EditedRecord<Form, string>({
    content,
    opened: { form, revision: String(server.stored.revision) },
    calls: {
      check: ({ name }) => (name === '' ? 'Enter a name.' : undefined),
      send: async ({ name }, { expectedRevision }) => ({
        revision: await server.update(name, expectedRevision),
        after: () => void saved.push(name),
      }),
      ...more,
    },
    draft: createRecordDraft(drafts, {
      key,
      toKept: ({ form: typed, isDirty }) => (isDirty ? typed : undefined),
      lasting,
    }),
  });
  const type = (name: string): void => {
    content.change(() => ({ name }), 'name');
    record.handle({ kind: 'changed', fields: ['name'] });
  };
  return { record, content, type, saved, leave: record.attach() };
}

/** What a forced reload would restore. */
function keptWork(): unknown {
  drafts.saveAll();
  return drafts.read(key);
}

describe('saving', () => {
  test('a save stores the input, and the next one is based on its revision', async () => {
    const server = startServer();
    const { record, type, saved } = open(server);
    expect(record.get().isDirty).toBe(false);
    type('Travel Plus');
    expect(record.get().isDirty).toBe(true);
    await record.save();
    expect(record.get()).toMatchObject({ isDirty: false, isBusy: false, saved: { revision: '2' } });
    expect(record.get().savedAt).toBeInstanceOf(Date);
    type('Travel Max');
    await record.save();
    expect([server.stored.name, saved]).toEqual(['Travel Max', ['Travel Plus', 'Travel Max']]);
  });

  test('invalid input is not sent, and its problem applies until the field is changed', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('');
    await record.save();
    expect([server.calls, record.get().failure]).toEqual([[], { kind: 'invalid', fault: 'Enter a name.' }]);
    expect(record.get().changed.has('name')).toBe(false);
    type(' ');
    type('');
    expect(record.get().changed.has('name')).toBe(true);
    await record.save();
    expect(record.get().changed.has('name')).toBe(false);
    type('T');
    await record.save();
    expect(record.get().failure).toBeUndefined();
  });

  test('the problem of a save no longer applies when the input is what is saved again, by undo or by typing', async () => {
    const server = startServer();
    const { record, type, content } = open(server);
    const opened = content.get().name;
    type('');
    await record.save();
    content.step('undo');
    expect(record.get()).toMatchObject({ isDirty: false, failure: undefined });
    server.failWith(refused('INVALID'));
    type('Travel Plus');
    await record.save();
    expect(record.get().failure?.kind).toBe('refused');
    type('Travel Max');
    expect(record.get().failure?.kind).toBe('refused');
    type(opened);
    expect(record.get()).toMatchObject({ isDirty: false, failure: undefined });
  });

  test.each([
    ['refused by the server', refused('INVALID')],
    ['without an answer', new ApiError('network', {})],
    ['by an expired session', new ApiError('unauthenticated', {})],
    ['after the record was deleted', refused('NOT_FOUND')],
  ])('a save that fails, %s, loses nothing and can be repeated', async (_, error) => {
    const server = startServer();
    const { record, type, content } = open(server);
    type('Travel Plus');
    server.failWith(error);
    await record.save();
    expect(record.get()).toMatchObject({ failure: { kind: 'refused', error }, isDirty: true, isBusy: false });
    expect([content.get().name, keptWork()]).toEqual(['Travel Plus', { name: 'Travel Plus' }]);
    server.failWith(undefined);
    await record.save();
    expect(record.get()).toMatchObject({ failure: undefined, isDirty: false });
    expect(server.stored.name).toBe('Travel Plus');
  });

  test('an error of the program is not shown as a refusal, and the record can be saved afterwards', async () => {
    const server = startServer();
    const send = async (): Promise<never> => Promise.reject(new TypeError('a fault'));
    const { record, type } = open(server, { send });
    type('Travel Plus');
    await expect(record.save()).rejects.toThrow(TypeError);
    expect(record.get()).toMatchObject({ isBusy: false, isDirty: true, failure: undefined });
  });

  test('saving twice sends the input once', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('Travel Plus');
    await Promise.all([record.save(), record.save(), record.save()]);
    expect(server.calls).toEqual(['Travel Plus']);
  });

  test('what is typed while a save is running stays unsaved, and is saved next if that was requested', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('one');
    const answer = server.hold();
    const first = record.save();
    type('two');
    answer();
    await first;
    expect([server.stored.name, record.get().isDirty]).toEqual(['one', true]);
    const answerSecond = server.hold();
    const second = record.save();
    type('three');
    void record.save();
    answerSecond();
    await second;
    expect([server.calls, record.get().isDirty]).toEqual([['one', 'two', 'three'], false]);
  });

  test('a queued save does not follow a conflict, which the user decides first', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('mine');
    server.saveAs('theirs');
    const answer = server.hold();
    const saving = record.save();
    type('mine, too');
    void record.save();
    answer();
    await saving;
    expect([server.calls, record.get().conflict?.code]).toEqual([['mine'], 'CONFLICT']);
  });
});

describe('a conflict', () => {
  test('overwrites nothing until the user decides, and then the other version', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('mine');
    server.saveAs('theirs');
    await record.save();
    expect(record.get()).toMatchObject({ conflict: { code: 'CONFLICT' }, failure: undefined, isDirty: true });
    await record.save();
    expect(server.stored.name).toBe('theirs');
    await Promise.all([record.overwrite(), record.overwrite()]);
    expect([server.stored.name, server.calls]).toEqual(['mine', ['mine', 'mine', 'mine']]);
    expect(record.get()).toMatchObject({ conflict: undefined, isDirty: false, saved: { revision: '3' } });
  });

  test('is reported together with other problems of the same answer', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('mine');
    server.failWith(refused('INVALID', 'CONFLICT'));
    await record.save();
    expect(record.get()).toMatchObject({ conflict: { code: 'CONFLICT' }, failure: { kind: 'refused' } });
    server.failWith(new ApiError('network', {}));
    await record.overwrite();
    expect(record.get()).toMatchObject({ conflict: undefined, failure: { kind: 'refused' } });
  });

  test('ends with their version, whose revision the next save expects; undo restores the own input', async () => {
    const server = startServer();
    const { record, type, content } = open(server);
    type('mine');
    server.saveAs('theirs');
    await record.save();
    content.change(() => ({ name: 'theirs' }), 'theirs');
    record.handle({ kind: 'based', saved: { form: { name: 'theirs' }, revision: '2' }, isReloaded: true });
    expect(record.get()).toMatchObject({ isDirty: false, conflict: undefined, savedAt: undefined });
    content.step('undo');
    expect([content.get().name, record.get().isDirty]).toEqual(['mine', true]);
    await record.save();
    expect(server.stored.name).toBe('mine');
  });

  test('can be closed, and is reported again by the next save', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('mine');
    server.saveAs('theirs');
    await record.save();
    record.handle({ kind: 'conflictClosed' });
    expect(record.get().conflict).toBeUndefined();
    await record.save();
    expect(record.get().conflict?.code).toBe('CONFLICT');
  });
});

describe('a part saved on its own', () => {
  test('leaves other input unsaved, and increases the revision of a save based on the same one', async () => {
    const server = startServer();
    const { record, type } = open(server);
    type('mine');
    await record.saveApart(async () => {
      const to = await server.update('part', '1');
      record.handle({ kind: 'partSaved', update: (form) => form, from: '1', to });
    });
    expect(record.get()).toMatchObject({ isDirty: true, saved: { revision: '2' } });
    await record.save();
    expect(server.stored.name).toBe('mine');
  });

  test('does not hide that the other input is based on an earlier revision', () => {
    const { record } = open(startServer());
    record.handle({ kind: 'partSaved', update: (form) => form, from: '5', to: '6' });
    expect(record.get().saved.revision).toBe('1');
  });

  test('in a save of several calls is noted, and the next save continues after it', async () => {
    const server = startServer();
    const { record, type } = open(server, {
      send: async ({ name }, { expectedRevision, saved, notePart }) => {
        if (saved.name === 'half') return { revision: await server.update(name, expectedRevision) };
        notePart(() => ({ name: 'half' }), await server.update('half', expectedRevision));
        throw refused('INVALID');
      },
    });
    type('mine');
    await record.save();
    expect(record.get()).toMatchObject({ isDirty: true, saved: { form: { name: 'half' }, revision: '2' } });
    await record.save();
    expect([server.calls, record.get().isDirty]).toEqual([['half', 'mine'], false]);
  });

  test('that conflicts is reported like a save', async () => {
    const { record } = open(startServer());
    await record.saveApart(async () => Promise.reject(refused('CONFLICT')));
    expect(record.get().conflict?.code).toBe('CONFLICT');
  });
});

describe('a draft', () => {
  test('is kept while there is unsaved input, and no longer once it is saved or undone', async () => {
    const { record, type, content } = open(startServer());
    type('mine');
    expect(keptWork()).toEqual({ name: 'mine' });
    content.step('undo');
    expect(keptWork()).toBeUndefined();
    type('again');
    await record.save();
    expect(keptWork()).toBeUndefined();
  });

  test('and a queued save end with the screen', async () => {
    const server = startServer();
    const { record, type, leave } = open(server);
    type('one');
    const answer = server.hold();
    const saving = record.save();
    type('two');
    void record.save();
    leave();
    answer();
    await saving;
    expect([server.calls, keptWork()]).toEqual([['one'], undefined]);
  });

  test('is not kept of a screen that was left, even if its save ends later', async () => {
    const server = startServer();
    const { record, type, leave } = open(server);
    type('mine');
    const answer = server.hold();
    const saving = record.save();
    leave();
    server.failWith(refused('INVALID'));
    answer();
    await saving;
    expect(keptWork()).toBeUndefined();
  });
});

test('whatever happens in whatever order, input is saved, unsaved and kept, or in conflict, and never overwritten unasked', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), name: fc.constantFrom('a', 'b', '') }),
    fc.record({ kind: fc.constantFrom('save', 'overwrite', 'undo', 'redo', 'theirs', 'fail', 'recover') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      drafts.clear();
      const server = startServer();
      const { record, type, content, leave } = open(server);
      for (const one of steps) {
        const before = { ...server.stored };
        const { revision } = record.get().saved;
        if (one.kind === 'type') type('name' in one ? one.name : '');
        if (one.kind === 'save') await record.save();
        if (one.kind === 'overwrite') await record.overwrite();
        if (one.kind === 'undo' || one.kind === 'redo') content.step(one.kind);
        if (one.kind === 'theirs') server.saveAs('theirs');
        if (one.kind === 'fail') server.failWith(new ApiError('network', {}));
        if (one.kind === 'recover') server.failWith(undefined);
        const { isDirty, isBusy, saved } = record.get();
        expect(isBusy).toBe(false);
        expect(isDirty).toBe(content.get().name !== saved.form.name);
        expect(keptWork()).toEqual(isDirty ? content.get() : undefined);
        if (one.kind === 'save' && revision !== String(before.revision)) expect(server.stored).toEqual(before);
        if (saved.revision === String(server.stored.revision)) expect(server.stored.name).toBe(saved.form.name);
      }
      leave();
    }),
  );
});
