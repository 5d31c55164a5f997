import { describe, expect, it } from 'vitest';
import type { DynamicForm } from './dynamic-form.ts';
import { saveDynamic } from './save-dynamic.ts';

const form: DynamicForm = { name: 'Rates', logicalId: '', description: '', valueId: 'v1', valueText: '{}' };

/** A fake server that counts its revisions, and refuses calls on request. */
function given() {
  const sent: string[] = [];
  let revision = 1;
  const server = { refusesValue: false };
  const answer = async (what: string, expected: string | undefined) => {
    sent.push(`${what} ${expected ?? 'any'}`);
    if (expected !== undefined && expected !== String(revision)) throw new Error('CONFLICT');
    if (what === 'value' && server.refusesValue) throw new Error('TOO_LONG');
    return Promise.resolve(String(++revision));
  };
  /** The record of the editor. */
  const record = { saved: form, revision: '1' as string | undefined };
  const save = async (typed: DynamicForm, expectedRevision = record.revision) =>
    saveDynamic(
      {
        saveSettings: async (_id, _form, expected) => answer('settings', expected),
        saveValue: async (_id, _form, expected) => answer('value', expected),
        toHalfSaved: (error) => new Error(`half: ${String(error)}`),
      },
      't',
      typed,
      {
        expectedRevision,
        saved: record.saved,
        notePart: (update, to) => Object.assign(record, { saved: update(record.saved), revision: to }),
      },
    );
  return { save, sent, server, record };
}

describe('saving a dynamic template', () => {
  it('sends only the value if only the value has changed', async () => {
    const { save, sent } = given();
    expect(await save({ ...form, valueText: '{"a":1}' })).toBe('2');
    expect(sent).toEqual(['value 1']);
  });
  it('sends only the settings if only the settings have changed', async () => {
    const { save, sent } = given();
    await save({ ...form, name: 'Zones' });
    expect(sent).toEqual(['settings 1']);
  });
  it('calls the server even if nothing has changed', async () => {
    const { save, sent } = given();
    await save(form);
    expect(sent).toEqual(['settings 1']);
  });
  it('sends both in sequence, the second based on the revision of the first', async () => {
    const { save, sent } = given();
    expect(await save({ ...form, name: 'Zones', valueText: '[]' })).toBe('3');
    expect(sent).toEqual(['settings 1', 'value 2']);
  });
  it('reports that the settings were saved, and continues from there', async () => {
    const { save, sent, server } = given();
    const typed = { ...form, name: 'Zones', valueText: '[]' };
    server.refusesValue = true;
    await expect(save(typed)).rejects.toThrow('half: Error: TOO_LONG');
    server.refusesValue = false;
    expect(await save(typed)).toBe('3');
    expect(sent).toEqual(['settings 1', 'value 2', 'value 2']);
  });
  it('refuses if another user has saved meanwhile', async () => {
    const { save } = given();
    await expect(save({ ...form, name: 'Zones' }, '0')).rejects.toThrow('CONFLICT');
  });
  it('sends everything when overwriting', async () => {
    const { save, sent, record } = given();
    record.revision = undefined;
    await save(form);
    expect(sent).toEqual(['settings any', 'value any']);
  });
  it('sends no value if the template has none', async () => {
    const { save, sent, record } = given();
    record.revision = undefined;
    await save({ ...form, valueId: '', valueText: '' });
    expect(sent).toEqual(['settings any']);
  });
});
