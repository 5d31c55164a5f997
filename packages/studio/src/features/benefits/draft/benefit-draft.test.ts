import { describe, expect, it } from 'vitest';
import { isBenefitDrafts, isDraftDirty, noDraft, readValueForm, toValueForm, withDraft } from './benefit-draft.ts';
import type { BenefitEntry } from '../benefit.ts';

const stored: BenefitEntry = {
  typeId: 'laptop',
  optionKey: '',
  name: 'Laptop',
  format: '{this|C1}',
  valueJson: '3000.00',
  currencyCode: 'HKD',
  isValueInput: false,
  parentOptionKeys: ['option_0'],
  revision: '1',
};
const empty: BenefitEntry = { ...stored, valueJson: undefined, currencyCode: undefined, parentOptionKeys: [] };

describe('draft of a benefit', () => {
  it('leaves untouched values exactly as stored', () => {
    expect(readValueForm(toValueForm(stored), stored)).toEqual({
      problem: undefined,
      value: { valueJson: '3000.00', currencyCode: 'HKD', parentOptionKeys: ['option_0'] },
    });
    expect(readValueForm(toValueForm(empty), empty).value).toEqual({
      valueJson: undefined,
      currencyCode: undefined,
      parentOptionKeys: [],
    });
  });

  it('assigns the default currency to the first amount', () => {
    const form = { ...toValueForm(empty), rawType: 'number' as const, typed: { number: '200' } };
    expect(readValueForm(form, empty).value).toMatchObject({ valueJson: '200', currencyCode: 'HKD' });
  });

  it('parses parent option keys separated by commas', () => {
    const form = { ...toValueForm(stored), parentOptionKeys: ' option_1,, option_2 ,option_1' };
    expect(readValueForm(form, stored).value.parentOptionKeys).toEqual(['option_1', 'option_2']);
  });

  it('is dirty only if saving would change something, not after a look at another type', () => {
    const looked = {
      value: { form: { ...toValueForm(stored), rawType: 'number' as const }, revision: '1' },
      texts: {},
    };
    expect(isDraftDirty(looked, stored)).toBe(false);
    const complex = { ...toValueForm(stored), rawType: 'complex' as const };
    expect(isDraftDirty({ value: { form: complex, revision: '1' }, texts: {} }, stored)).toBe(false);
    const emptied = { ...complex, typed: { complex: '' } };
    expect(isDraftDirty({ value: { form: emptied, revision: '1' }, texts: {} }, stored)).toBe(true);
    expect(readValueForm(emptied, stored).value.valueJson).toBeUndefined();
    expect(isDraftDirty({ texts: { 'zh-HK|name': { value: '電腦', revision: '' } } }, stored)).toBe(true);
    expect(isDraftDirty(noDraft, stored)).toBe(false);
  });

  it('is shown in the tree only in the locale that it was typed in', () => {
    const draft = { texts: { 'zh-HK|name': { value: '電腦', revision: '' } } } as const;
    expect(withDraft(stored, draft, 'zh-HK').name).toBe('電腦');
    expect(withDraft(stored, draft, 'en-US').name).toBe('Laptop');
  });

  it('is restored after a reload, and invalid drafts are ignored', () => {
    const draft = {
      value: { form: toValueForm(stored), revision: '1' },
      texts: { 'en-US|name': { value: 'x', revision: '2' } },
    };
    expect(isBenefitDrafts(JSON.parse(JSON.stringify({ key: draft })))).toBe(true);
    for (const other of [
      [],
      { key: 1 },
      { key: { texts: { a: 1 } } },
      { key: { texts: {}, value: { revision: '1' } } },
    ]) {
      expect(isBenefitDrafts(other)).toBe(false);
    }
  });
});
