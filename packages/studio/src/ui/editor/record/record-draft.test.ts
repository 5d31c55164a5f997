import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { createDrafts } from './drafts.ts';
import { createFormContent } from './form-content.ts';
import { createRecordDraft, type LastingDraft } from './record-draft.ts';
import { EditedRecord } from './record.ts';

interface Form {
  readonly name: string;
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A record whose drafts are stored by a fake server. */
function open() {
  const server = {
    draft: undefined as LastingDraft | undefined,
    failure: undefined as ApiError | undefined,
    calls: [] as string[],
    /** Answers calls once it is resolved. */
    answer: Promise.resolve(),
  };
  const form: Form = { name: 'saved' };
  const content = createFormContent(form);
  const record = new EditedRecord<Form, never>({
    content,
    opened: { form, revision: '1' },
    calls: {
      send: async () => {
        server.calls.push('save');
        await server.answer;
        if (server.failure) throw server.failure;
        // The server deletes the draft of what it saves.
        server.draft = undefined;
        return { revision: '2' };
      },
    },
    draft: createRecordDraft(createDrafts(memoryStorage(), memoryStorage()), {
      key: 'record|1',
      toKept: () => undefined,
      lasting: {
        id: '1',
        toStored: (typed) => typed,
        save: async (draft) => {
          server.calls.push('draft');
          await server.answer;
          server.draft = draft;
        },
        discard: async () => {
          server.calls.push('discard');
          server.draft = undefined;
          return Promise.resolve();
        },
      },
    }),
  });
  const type = (name: string): void => content.change(() => ({ name }), 'name');
  return { server, record, content, type, leave: record.attach() };
}

/** What another window of the same user reports about the draft. */
function hear(news: 'kept' | 'gone'): void {
  const event = Object.assign(new Event('storage'), { key: 'studioDraft', newValue: JSON.stringify(['1', news]) });
  window.dispatchEvent(event);
}

test('typed input is autosaved with the revision that it is based on, and deleted once it is undone or saved', async () => {
  const { server, record, content, type, leave } = open();
  type('typed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft).toEqual({ form: { name: 'typed' }, baseRevision: '1' });
  expect(record.draft?.getAutosaved().savedAt).toBeInstanceOf(Date);
  content.step('undo');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft).toBeUndefined();

  type('more');
  await record.save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.draft, record.draft?.getAutosaved()]).toEqual([undefined, {}]);
  leave();
});

test('nothing is autosaved while a save is running, and everything after a save that failed', async () => {
  const { server, record, type, leave } = open();
  server.failure = new ApiError('network', {});
  type('typed');
  await record.save();
  expect(server.draft).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft?.form).toEqual({ name: 'typed' });
  leave();
});

test('a save waits for the draft that is being stored, and stores none of what is typed before it ends', async () => {
  const { server, record, type, leave } = open();
  const draftAnswer = Promise.withResolvers<void>();
  server.answer = draftAnswer.promise;
  type('one');
  await vi.advanceTimersByTimeAsync(2_000);
  const saving = record.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls).toEqual(['draft']);
  const saveAnswer = Promise.withResolvers<void>();
  server.answer = saveAnswer.promise;
  draftAnswer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  type('two');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.calls).toEqual(['draft', 'save']);
  saveAnswer.resolve();
  await saving;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([server.calls, server.draft]).toEqual([
    ['draft', 'save', 'draft'],
    { form: { name: 'two' }, baseRevision: '2' },
  ]);
  leave();
});

test('the draft of what was saved is not deleted again, as the server has deleted it', async () => {
  const { server, record, type, leave } = open();
  type('typed');
  await vi.advanceTimersByTimeAsync(2_000);
  await record.save();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.calls).toEqual(['draft', 'save']);
  leave();
});

test('a draft that is continued is stored under the revision that it is based on', async () => {
  const { server, record, type, leave } = open();
  record.handle({ kind: 'based', saved: { form: { name: 'saved' }, revision: '0' } });
  type('from the draft');
  record.draft?.adopt(new Date());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft).toEqual({ form: { name: 'from the draft' }, baseRevision: '0' });
  leave();
});

test("another window's draft is retained until more is typed here, and replaced once it is deleted", async () => {
  const { server, record, type, leave } = open();
  type('mine');
  await vi.advanceTimersByTimeAsync(2_000);
  server.draft = { form: { name: 'theirs' }, baseRevision: '1' };
  hear('kept');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.draft.form, record.draft?.getAutosaved()]).toEqual([{ name: 'theirs' }, {}]);
  server.draft = undefined;
  hear('gone');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft).toEqual({ form: { name: 'mine' }, baseRevision: '1' });
  leave();
});

test('a page that is hidden or left stores what was typed immediately', async () => {
  const { server, type, leave } = open();
  type('one');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.draft?.form).toEqual({ name: 'one' });
  page.visibilityState = 'visible';
  type('two');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.draft?.form).toEqual({ name: 'two' });
});

test('a draft that is given up is not stored again when the page is left', async () => {
  const { server, record, type, leave } = open();
  type('typed');
  await record.giveUpDraft();
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.draft).toBeUndefined();
});
