import { describe, expect, it } from 'vitest';
import type { DynamicForm } from './dynamic-form.ts';
import { createDynamicSaves } from './save-dynamic.ts';

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
  const saves = createDynamicSaves({
    saveSettings: async (_id, _form, expected) => answer('settings', expected),
    saveValue: async (_id, _form, expected) => answer('value', expected),
    toHalfSaved: (error) => new Error(`half: ${String(error)}`),
  });
  saves.note(form, '1');
  return { saves, sent, server };
}

describe('saving a dynamic template', () => {
  it('sends only the value if only the value has changed', async () => {
    const { saves, sent } = given();
    expect(await saves.save('t', { ...form, valueText: '{"a":1}' }, '1')).toBe('2');
    expect(sent).toEqual(['value 1']);
  });
  it('sends only the settings if only the settings have changed', async () => {
    const { saves, sent } = given();
    await saves.save('t', { ...form, name: 'Zones' }, '1');
    expect(sent).toEqual(['settings 1']);
  });
  it('calls the server even if nothing has changed', async () => {
    const { saves, sent } = given();
    await saves.save('t', form, '1');
    expect(sent).toEqual(['settings 1']);
  });
  it('sends both in sequence, the second based on the revision of the first', async () => {
    const { saves, sent } = given();
    expect(await saves.save('t', { ...form, name: 'Zones', valueText: '[]' }, '1')).toBe('3');
    expect(sent).toEqual(['settings 1', 'value 2']);
  });
  it('reports that the settings were saved, and continues from there', async () => {
    const { saves, sent, server } = given();
    const typed = { ...form, name: 'Zones', valueText: '[]' };
    server.refusesValue = true;
    await expect(saves.save('t', typed, '1')).rejects.toThrow('half: Error: TOO_LONG');
    server.refusesValue = false;
    // The editor still has the revision from before the save.
    expect(await saves.save('t', typed, '1')).toBe('3');
    expect(sent).toEqual(['settings 1', 'value 2', 'value 2']);
  });
  it('does not send a value again that was just added', async () => {
    const { saves, sent } = given();
    const added = { valueId: 'v1', valueText: '{"hello":"world"}' };
    saves.note({ ...form, valueId: '', valueText: '' }, '1');
    saves.noteValue(added, '1');
    await saves.save('t', { ...form, ...added, name: 'Zones' }, '1');
    expect(sent).toEqual(['settings 1']);
  });
  it('refuses if another user has saved meanwhile', async () => {
    const { saves } = given();
    await expect(saves.save('t', { ...form, name: 'Zones' }, '0')).rejects.toThrow('CONFLICT');
  });
  it('sends everything when overwriting', async () => {
    const { saves, sent } = given();
    await saves.save('t', form, undefined);
    expect(sent).toEqual(['settings any', 'value any']);
  });
  it('sends no value if the template has none', async () => {
    const { saves, sent } = given();
    await saves.save('t', { ...form, valueId: '', valueText: '' }, undefined);
    expect(sent).toEqual(['settings any']);
  });
});
