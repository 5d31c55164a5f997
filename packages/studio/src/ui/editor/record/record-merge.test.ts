import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { unknownBase, usualSide } from '../merge/merge-change.ts';
import { mergeForms } from '../merge/merge-forms.ts';
import { createDrafts } from './drafts.ts';
import { createFormContent } from './form-content.ts';
import { readFormLike } from './kept-form.ts';
import { openMerge } from './record-merge.ts';
import { createRecordDraft } from './record-draft.ts';
import { EditedRecord } from './record.ts';

interface Form {
  readonly name: string;
  readonly body: string;
}

const conflict = { code: 'CONFLICT', message: 'Changed', by: 'chan' };

/** Another user has saved since the form was opened. */
function openOvertaken({ isLaterForm = false } = {}) {
  const opened: Form = { name: 'Letter', body: 'a\nb\nc\n' };
  const stored = { form: { ...opened, name: 'Theirs', body: 'theirs\nb\nc\n' }, revision: 2 };
  const drafts = createDrafts(memoryStorage(), memoryStorage());
  const toKept = ({ form, isDirty }: { form: Form; isDirty: boolean }) => (isDirty ? form : undefined);
  const content = createFormContent(opened);
  const record = new EditedRecord<Form, never>({
    content,
    opened: { form: opened, revision: '1', isLaterForm },
    draft: createRecordDraft(drafts, { key: 'letter', toKept }),
    calls: {
      send: async (form, { expectedRevision }) => {
        if (expectedRevision !== String(stored.revision)) throw new ApiError('problems', { problems: [conflict] });
        stored.form = form;
        stored.revision += 1;
        return { revision: String(stored.revision) };
      },
    },
  });
  record.attach();
  const merge = async () =>
    openMerge<Form>({
      record,
      content,
      readTheirs: async () => ({ form: stored.form, revision: String(stored.revision) }),
      readForm: (value) => readFormLike(value, opened),
    });
  const keptDraft = () => {
    drafts.saveAll();
    return drafts.read('letter');
  };
  return { record, content, stored, merge, keptDraft };
}

it('saves what both have changed over the other version', async () => {
  const { record, content, stored, merge } = openOvertaken();
  content.change((form) => ({ ...form, body: 'a\nb\nmine\n' }));
  await record.save();
  expect(record.get().conflict).toEqual(conflict);
  const opened = await merge();
  const { changes, resolve } = mergeForms(opened?.versions ?? { base: 1, mine: 1, theirs: 1 });
  expect(changes.map(({ by }) => by)).toEqual(['theirs', 'theirs', 'mine']);
  expect(opened?.apply(resolve(usualSide))).toBe(true);
  await expect.poll(() => stored.form).toEqual({ name: 'Theirs', body: 'theirs\nb\nmine\n' });
  expect(record.get()).toMatchObject({ conflict: undefined, isDirty: false, saved: { revision: '3' } });
  content.step('undo');
  expect(content.get().body).toBe('a\nb\nmine\n');
});

it('keeps the input and its draft until a merge is applied', async () => {
  const { record, content, stored, merge, keptDraft } = openOvertaken();
  content.change((form) => ({ ...form, name: 'Mine' }));
  await record.save();
  const opened = await merge();
  expect(opened?.apply({ name: 1 })).toBe(false);
  expect(content.get().name).toBe('Mine');
  expect(keptDraft()).toEqual({ name: 'Mine', body: 'a\nb\nc\n' });
  expect(record.get()).toMatchObject({ conflict, isDirty: true, saved: { revision: '1' } });
  expect(stored.revision).toBe(2);
});

it('asks again, based on the merged version, if others save while the user chooses', async () => {
  const { record, content, stored, merge } = openOvertaken();
  content.change((form) => ({ ...form, name: 'Mine' }));
  await record.save();
  const opened = await merge();
  stored.form = { ...stored.form, name: 'Last' };
  stored.revision += 1;
  opened?.apply({ name: 'Mine', body: stored.form.body });
  await expect.poll(() => record.get().conflict).toEqual(conflict);
  const again = await merge();
  expect(again?.versions).toMatchObject({ base: { name: 'Theirs' }, mine: { name: 'Mine' }, theirs: { name: 'Last' } });
});

it('does not take a later form for the base', async () => {
  const { merge } = openOvertaken({ isLaterForm: true });
  expect((await merge())?.versions.base).toBe(unknownBase);
});
