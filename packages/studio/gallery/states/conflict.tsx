import i18next from 'i18next';
import { PreviewProductImportDocument } from '../../src/api/generated/operations.ts';
import { MergeDialog } from '../../src/ui/editor/merge/merge-dialog.tsx';
import { entryKey, type Benefit } from '../../src/features/benefits/benefit.ts';
import { toValueForm, type BenefitDraft } from '../../src/features/benefits/draft/benefit-draft.ts';
import { mergeBenefits } from '../../src/features/benefits/merge/merge-benefits.ts';
import { unknownBase, type Versions } from '../../src/ui/editor/merge/merge-change.ts';
import { mergeForms } from '../../src/ui/editor/merge/merge-forms.ts';
import type { OpenedChanges } from '../../src/ui/editor/record/record-merge.ts';
import { answer } from '../answers.ts';
import type { State, States } from '../state.ts';
import { chooseFile, press, see } from '../steps.ts';

const lines = ['尊敬的客戶：', '', '你的保單將於下月到期。', '請於到期前續保。', '', '保障部'];
const letter = (changed: Readonly<Record<number, string>>) =>
  lines.map((line, index) => changed[index] ?? line).join('\n');

const base = {
  name: '續保通知',
  subject: '保單續保',
  description: '每月發出',
  bodyLiquid: letter({}),
  isTagged: false,
  inputs: [{ id: '1', name: '旅程日數', value: '10' }],
};
const versions: Versions = {
  base,
  mine: {
    ...base,
    subject: '保單即將到期',
    bodyLiquid: letter({ 2: '你的旅遊保單將於下月到期。', 5: '客戶服務部' }),
    isTagged: true,
  },
  theirs: {
    ...base,
    name: '續保通知書',
    subject: '請續保你的保單',
    bodyLiquid: letter({ 0: '親愛的客戶：', 2: '你的保單將於三十日後到期。' }),
    inputs: [
      { id: '1', name: '旅程日數', value: '14' },
      { id: '2', name: '年齡', value: '40' },
    ],
  },
};

function toOpened(of: Versions): OpenedChanges {
  return { changes: mergeForms(of).changes, isBaseUnknown: of.base === unknownBase, apply: () => false };
}

function merging(of: Versions, steps: State['steps']): State {
  return merged(toOpened(of), steps);
}

function merged(opened: OpenedChanges, steps: State['steps']): State {
  return {
    part: <MergeDialog opened={opened} onClose={() => undefined} />,
    namespaces: ['difference', 'widgets'],
    steps,
  };
}

function benefit(typeId: string, name: string, rest: Partial<Benefit> = {}): Benefit {
  const value = { valueJson: '500', currencyCode: 'HKD', format: undefined, isValueInput: false, revision: '1' };
  return { typeId, optionKey: '', name, parentOptionKeys: [], options: [], children: [], ...value, ...rest };
}

const laptop = benefit('laptop', '手提電腦', { valueJson: '10000' });
const delay = benefit('delay', '旅程延誤');
const dental = benefit('dental', '牙科護理');
const amount = (of: Benefit, number: string): BenefitDraft => ({
  value: { form: { ...toValueForm(of), typed: { number } }, revision: '1' },
  texts: {},
});
const benefits = mergeBenefits({
  productId: { plan: 'single_trip', type: 'travel', version: '2026' },
  locale: 'zh-HK',
  base: {
    tree: [benefit('baggage', '行李', { children: [laptop, dental] }), delay],
    texts: { [entryKey(laptop)]: {} },
  },
  drafts: {
    [entryKey(laptop)]: {
      ...amount(laptop, '12000'),
      texts: { 'zh-HK|description': { value: '每件物品的最高賠償額。', revision: '' } },
    },
    [entryKey(delay)]: amount(delay, '400'),
  },
  theirs: {
    tree: [
      benefit('baggage', '行李', { children: [{ ...laptop, valueJson: '15000', revision: '2' }] }),
      benefit('medical', '醫療', { children: [dental] }),
    ],
    texts: { [entryKey(laptop)]: { 'zh-HK|detailedValue': { value: '每件物品計算', revision: '1' } } },
  },
});

const productId = { plan: 'single_trip', type: 'travel', version: '2026' };
const texts = Array.from({ length: 12 }, (_, index) => ({
  part: 'TEXT',
  action: 'CHANGED' as const,
  name: `第 ${index + 1} 項`,
  before: '舊文字',
  after: '新文字',
}));
const previewed = answer(PreviewProductImportDocument, {
  previewProductImport: {
    revision: '1',
    products: [
      {
        productId,
        action: 'CHANGED',
        changes: [
          { part: 'STATUS', action: 'CHANGED', count: 1, names: ['使用中'] },
          { part: 'PRICING_LOGIC', action: 'CHANGED', count: 1 },
          { part: 'TEXT', action: 'CHANGED', count: 40, names: ['第 1 項'] },
        ],
        differences: [
          { part: 'STATUS', action: 'CHANGED', before: '草稿', after: '使用中' },
          {
            part: 'PRICING_LOGIC',
            action: 'CHANGED',
            before: '12',
            after: '15',
            edits: [
              {
                message: '12 was changed to 15.',
                reason: 'LOGIC_CHANGED',
                paramsJsonString: '{"before": "12", "after": "15"}',
              },
            ],
          },
          ...texts,
        ],
      },
    ],
  },
});

async function compareImport(): Promise<void> {
  await chooseFile('transfer:import.choose', new File(['{}'], '匯出'));
  await press(`${i18next.t('transfer:differences.show')} single_trip travel`);
  await see('difference:action.CHANGED');
}

export const states: States = {
  'import compared': { screen: '/products/import', answers: [previewed], steps: compareImport },
  'import compared in full': {
    screen: '/products/import',
    answers: [previewed],
    steps: async () => {
      await compareImport();
      await press('transfer:differences.more', { count: 4 });
      await see('transfer:differences.rest', { count: 28 });
    },
  },

  merge: merging(versions, async () => {
    await see('difference:merge.left', { count: 2 });
  }),
  'merge with choices': merging(versions, async () => {
    await press('difference:merge.allTheirs');
    await see('difference:merge.apply');
  }),
  'merge without a conflict': merging({ ...versions, mine: { ...base, isTagged: true } }, async () => {
    await see('difference:merge.taken');
  }),
  'merge without the base': merging({ ...versions, base: unknownBase }, async () => {
    await see('difference:merge.unknownBase');
  }),
  'merge of equal versions': merging({ base, mine: versions.mine, theirs: versions.mine }, async () => {
    await see('difference:merge.same');
  }),
  'merge of benefits': merged({ ...benefits, apply: () => false }, async () => {
    await see('difference:merge.left', { count: 2 });
    await see('difference:merge.lacksTexts');
  }),
  'merge refused': merging(versions, async () => {
    await press('difference:merge.allMine');
    await press('difference:merge.apply');
    await see('difference:merge.refused');
  }),
};
