import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualSide, type ChooseSide, type MergeChange, type Side } from '../../../ui/editor/merge/merge-change.ts';
import { entryKey, type Benefit, type BenefitEntry } from '../benefit.ts';
import {
  changeEntry,
  findEntry,
  insertBenefit,
  listEntries,
  moveBenefit,
  removeBenefit,
  removeOption,
  toBenefitList,
  toBenefitTree,
} from '../benefit-tree.ts';
import { readValueForm, toValueForm, type BenefitDraft, type BenefitDrafts } from '../draft/benefit-draft.ts';
import type { EntryTexts } from '../draft/editor-store.ts';
import { mergeBenefits } from './merge-benefits.ts';

const productId = { plan: 'single_trip', type: 'travel', version: '2026' };
const locale = 'en-US';

function entry(typeId: string, rest: Partial<BenefitEntry> = {}): BenefitEntry {
  const nothing = { name: undefined, format: undefined, isValueInput: false, parentOptionKeys: [] };
  return { typeId, optionKey: '', valueJson: '100', currencyCode: 'HKD', revision: '1', ...nothing, ...rest };
}

function benefit(typeId: string, children: readonly Benefit[] = [], options: readonly BenefitEntry[] = []): Benefit {
  return { ...entry(typeId), children, options };
}

const gold = entry('medical', { optionKey: 'gold' });
const tree = [
  benefit('medical', [benefit('dental')], [gold]),
  benefit('baggage', [benefit('laptop'), benefit('camera')]),
  benefit('delay'),
];

const typed = (typeId: string, number: string, texts: BenefitDraft['texts'] = {}): BenefitDrafts => {
  const form = { ...toValueForm(entry(typeId)), typed: { number } };
  return { [entryKey(entry(typeId))]: { value: { form, revision: '1' }, texts } };
};

interface Theirs {
  readonly tree?: readonly Benefit[];
  readonly texts?: Readonly<Record<string, EntryTexts>>;
}

function merge(drafts: BenefitDrafts, theirs: Theirs, texts: Readonly<Record<string, EntryTexts>> = {}) {
  const versions = { productId, drafts, locale, base: { tree, texts }, theirs: { tree, texts, ...theirs } };
  return mergeBenefits(versions);
}

const always = (side: Side) => () => side;
const words = ({ by, path, isFixed, isOrder }: MergeChange) =>
  [by, path.join(' › '), isOrder && 'order', isFixed && 'fixed'].filter(Boolean).join(' ');

/** The stored values after the drafts are saved over their tree. */
function saved(theirs: readonly Benefit[], drafts: BenefitDrafts = {}) {
  const changed = Object.entries(drafts).reduce<readonly Benefit[]>((before, [key, { value }]) => {
    const found = listEntries(before).find((one) => entryKey(one) === key);
    return found && value ? changeEntry(before, found, readValueForm(value.form, found).value) : before;
  }, theirs);
  return Object.fromEntries(listEntries(changed).map((one) => [one.typeId, `${one.currencyCode} ${one.valueJson}`]));
}

const changeTheirs = (typeId: string, changes: Partial<BenefitEntry>) =>
  changeEntry(tree, { typeId, optionKey: '' }, { revision: '2', ...changes });

describe('values and texts', () => {
  it('are theirs where nothing was changed here, without a choice', () => {
    const theirs = changeTheirs('delay', { valueJson: '300', name: 'Delay' });
    const { changes, resolve } = merge({}, { tree: theirs });
    expect(changes.map(words)).toEqual(['theirs delay › value fixed', 'theirs delay › English › name fixed']);
    expect(resolve(always('mine'))).toEqual({ drafts: {}, restored: [] });
  });

  it('are taken together if each side has changed another one, and saved over their revisions', () => {
    const id = entryKey(entry('delay'));
    const theirTexts = { [id]: { 'zh-HK|name': { value: '延誤', revision: '7' } } } as const;
    const drafts = typed('delay', '200', { 'en-US|name': { value: 'Late', revision: '' } });
    const theirs = changeTheirs('delay', { parentOptionKeys: ['gold'] });
    const { changes, resolve } = merge(drafts, { tree: theirs, texts: theirTexts }, { [id]: {} });
    expect(changes.map(words)).toEqual([
      'mine delay › value',
      'theirs delay › parentOptionKeys › gold',
      'mine delay › English › name',
      'theirs delay › 繁體中文 › name',
    ]);
    const merged = resolve(usualSide);
    expect(merged?.drafts[id]).toMatchObject({
      value: { revision: '2', form: { parentOptionKeys: 'gold' } },
      texts: { 'en-US|name': { value: 'Late', revision: '' } },
    });
    expect(saved(theirs, merged?.drafts)).toMatchObject({ delay: 'HKD 200' });
  });

  it('are chosen if both have changed them, shown as users know them', () => {
    const theirs = changeTheirs('delay', { valueJson: '3000' });
    const { changes, resolve } = merge(typed('delay', '200'), { tree: theirs });
    expect(changes).toMatchObject([{ by: 'both', path: ['delay', 'value'], mine: '200', theirs: '3,000' }]);
    expect(saved(theirs, resolve(always('mine'))?.drafts)).toMatchObject({ delay: 'HKD 200' });
    expect(resolve(always('theirs'))?.drafts).toEqual({});
  });

  it('of an amount are not combined with the currency of another one', () => {
    const theirs = changeTheirs('delay', { currencyCode: 'USD' });
    const { changes, resolve } = merge(typed('delay', '200'), { tree: theirs });
    expect(changes).toMatchObject([{ by: 'both', base: 'HKD 100', mine: 'HKD 200', theirs: 'USD 100' }]);
    expect(saved(theirs, resolve(always('mine'))?.drafts)).toMatchObject({ delay: 'HKD 200' });
  });

  it('that were not loaded here are left as they are stored, without a choice', () => {
    const id = entryKey(entry('delay'));
    const stored = { [id]: { 'zh-HK|name': { value: '延誤', revision: '7' } } } as const;
    const { changes, resolve } = merge(typed('delay', '200'), { texts: stored });
    expect(changes.map(words)).toEqual(['mine delay › value']);
    expect(resolve(always('mine'))?.drafts[id]?.texts).toEqual({});
  });

  it('that were loaded again since they were typed have an unknown base, so that each difference is chosen', () => {
    const [[key, draft] = []] = Object.entries(typed('delay', '200'));
    if (key === undefined || !draft?.value) throw new Error('Nothing was typed.');
    const drafts = { [key]: { ...draft, value: { ...draft.value, revision: '0' } } };
    const { changes, isBaseUnknown } = merge(drafts, {});
    expect(isBaseUnknown).toBe(true);
    expect(changes.map(words)).toEqual(['both delay › value']);
  });
});

describe('the tree', () => {
  it('is theirs, with what they have added, moved, reordered and removed', () => {
    const added = insertBenefit(removeBenefit(tree, 'delay'), benefit('hotel', [benefit('minibar')]), {
      parentTypeId: undefined,
      beforeTypeId: 'baggage',
    });
    const moved = moveBenefit(added, 'dental', { parentTypeId: 'hotel', beforeTypeId: undefined });
    const theirs = moveBenefit(moved, 'camera', { parentTypeId: 'baggage', beforeTypeId: 'laptop' });
    const { changes, resolve } = merge(typed('laptop', '5'), { tree: removeOption(theirs, gold) });
    expect(changes.map(words)).toEqual([
      'mine laptop › value',
      'theirs medical › gold fixed',
      'theirs delay fixed',
      'theirs hotel fixed',
      'theirs dental › parent fixed',
      'theirs baggage order fixed',
    ]);
    const [, , , hotel] = changes;
    expect(hotel?.theirs).toEqual(['hotel HKD 100', '  minibar HKD 100']);
    expect(resolve(usualSide)?.restored).toEqual([]);
  });

  it('gets back a removed branch with its unsaved changes only if that is chosen', () => {
    const theirs = removeBenefit(tree, 'baggage');
    const texts = { [entryKey(entry('laptop'))]: { 'zh-HK|name': { value: '電腦', revision: '1' } } } as const;
    const drafts = typed('laptop', '5', { 'en-US|name': { value: 'Notebook', revision: '' } });
    const { changes, resolve } = merge(drafts, { tree: theirs }, texts);
    expect(changes).toMatchObject([{ by: 'both', path: ['baggage'], theirs: undefined }]);
    expect(changes[0]?.mine).toEqual([
      'baggage HKD 100',
      '  Notebook HKD 5',
      '    English: Notebook',
      '  camera HKD 100',
    ]);
    expect(resolve(always('theirs'))).toEqual({ drafts: {}, restored: [] });
    const merged = resolve(always('mine'));
    expect(merged?.drafts).toEqual({});
    expect(merged?.restored).toMatchObject([
      {
        kind: 'add',
        position: { parentTypeId: undefined, beforeTypeId: 'delay' },
        branch: { typeId: 'baggage', children: [{ typeId: 'laptop', valueJson: '5' }, { typeId: 'camera' }] },
        l10n: [
          { locale: 'zh-HK', value: '電腦' },
          { locale: 'en-US', value: 'Notebook' },
        ],
      },
    ]);
  });

  it('shows whether a branch that can be added again has entries whose texts were not loaded', () => {
    const theirs = removeBenefit(tree, 'baggage');
    const lacksTexts = (...typeIds: readonly string[]) => {
      const loaded = Object.fromEntries(typeIds.map((typeId) => [entryKey(entry(typeId)), {}]));
      return merge(typed('laptop', '5'), { tree: theirs }, loaded).changes[0]?.lacksTexts;
    };
    expect(lacksTexts('baggage', 'laptop', 'camera')).toBe(false);
    expect(lacksTexts('laptop')).toBe(true);
  });

  it('keeps what they have moved out of a removed branch where it is', () => {
    const moved = moveBenefit(tree, 'camera', { parentTypeId: 'delay', beforeTypeId: undefined });
    const { resolve } = merge(typed('laptop', '5'), { tree: removeBenefit(moved, 'baggage') });
    const [restored] = resolve(always('mine'))?.restored ?? [];
    expect(restored).toMatchObject({ branch: { children: [{ typeId: 'laptop' }] } });
  });

  it('gets back a removed option with what was typed, also if it is not valid', () => {
    const form = { ...toValueForm(gold), typed: { number: 'many' } };
    const drafts = { [entryKey(gold)]: { value: { form, revision: '1' }, texts: {} } };
    const { changes, resolve } = merge(drafts, { tree: removeOption(tree, gold) });
    expect(changes).toMatchObject([{ by: 'both', path: ['medical', 'gold'] }]);
    const merged = resolve(always('mine'));
    expect(merged?.restored).toMatchObject([{ kind: 'addOption', option: { optionKey: 'gold', valueJson: '100' } }]);
    expect(merged?.drafts).toMatchObject(drafts);
  });
});

describe('of any trees', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const anyTree = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), fc.nat(), fc.constantFrom('1', '2')), {
      selector: ([name]) => name,
    })
    .map((entries) =>
      toBenefitTree(
        entries.map(([name, at, valueJson], index) => ({
          benefit: { ...entry(name, { valueJson }), options: [] },
          parentTypeId: entries[at % (index + 1)]?.[0] === name ? undefined : entries[at % (index + 1)]?.[0],
        })),
      ),
    );
  const anyDrafts = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('2', '3'));

  it('the result is a tree that has lost nothing of theirs and no unsaved change that was chosen', () => {
    fc.assert(
      fc.property(anyTree, anyTree, anyDrafts, fc.boolean(), (base, theirs, numbers, isMine) => {
        const drafts = Object.entries(numbers).reduce<BenefitDrafts>(
          (all, [name, number]) => (findEntry(base, entry(name)) ? { ...all, ...typed(name, number) } : all),
          {},
        );
        const stored = { base: { tree: base, texts: {} }, theirs: { tree: theirs, texts: {} } };
        const versions = { productId, drafts, locale, ...stored };
        const choose: ChooseSide = always(isMine ? 'mine' : 'theirs');
        const merged = mergeBenefits(versions).resolve(choose);
        let result: readonly Benefit[] = theirs;
        for (const one of merged?.restored ?? []) {
          if (one.kind === 'add') result = insertBenefit(result, one.branch, one.position);
        }
        const ids = toBenefitList(result).map((one) => one.benefit.typeId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(toBenefitList(theirs).map((one) => one.benefit.typeId)));
        const values = saved(result, merged?.drafts);
        if (!isMine) expect(values).toEqual(saved(theirs));
        else
          for (const key of Object.keys(drafts)) {
            const name = key.trim();
            expect(values[name]).toBe(`HKD ${numbers[name]}`);
          }
      }),
    );
  });
});
