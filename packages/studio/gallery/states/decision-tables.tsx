// The decision tables in the logic of a product.
import {
  ExportDmnDocument,
  ImportDmnDocument,
  PriceLogicDocument,
  LogicWordsDocument,
  UnderwritingLogicDocument,
} from '../../src/api/generated/operations.ts';
import { answer, refuse } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { chooseFile, fill, press, see } from '../steps.ts';

const table = {
  decide: [
    { eachKey: { 年齡: { var: '受保人.年齡' }, 地區: { var: '行程.地區' } } },
    {
      preserve: {
        hit: 'first',
        outputs: [{ name: '決定' }],
        rows: [
          ['< 18', '-', ['年齡過低']],
          ['>= 80', 'not(亞洲)', ['年齡過高', '地區']],
          ['[18..80)', '亞洲, 歐洲', []],
        ],
      },
    },
  ],
};
const factor = {
  decide: [
    { eachKey: { 日數: { var: '行程.日數' } } },
    {
      preserve: {
        hit: 'unique',
        outputs: [{ name: '系數' }],
        rows: [
          ['< 8', 1],
          ['>= 8', 1.5],
        ],
        default: 2,
      },
    },
  ],
};
const inputs = [
  { path: '受保人.年齡', type: 'integer', minimum: 0, maximum: 120, label: { 'zh-HK': '年齡' }, example: 30 },
  { path: '行程.地區', type: 'text', label: { 'zh-HK': '地區' }, example: '亞洲' },
];
/** Keywords of conditions, and operators. */
const names = [
  'Ctrl',
  'not',
  'if',
  'var',
  'decide',
  'eachKey',
  'preserve',
  'hit',
  'outputs',
  'rows',
  'first',
  'default',
  'unique',
  'DMN',
  'dmn',
  'other',
  'Alt',
  'Escape',
  'Tab',
];

const words = answer(LogicWordsDocument, {
  products_2: { list: [{ inputs: { inputsJsonString: JSON.stringify(inputs) }, rateTables: [] }] },
});

const unfit = {
  path: 'xml',
  reason: 'DMN_CONDITION_UNFIT',
  paramsJsonString: JSON.stringify({ text: '< 上限', row: 3, column: '年齡' }),
};
const namespace = 'https://www.omg.org/spec/DMN/20191111/MODEL/';
const model = (...decisions: readonly string[]): File =>
  new File(
    [
      `<definitions xmlns="${namespace}">`,
      ...decisions.map((name) => `<decision name="${name}"><decisionTable/></decision>`),
      '</definitions>',
    ],
    '核保.dmn',
  );

function underwriting(rules: unknown, steps: State['steps'], answers: State['answers'] = []): State {
  return {
    screen: '/products/detail/underwriting/single_trip/travel/2026',
    answers: [
      ...productPage,
      words,
      answer(UnderwritingLogicDocument, {
        products_2: {
          list: [{ name: '單次旅程', underwritingRulesJson: JSON.stringify(rules, null, 2), revision: '1' }],
        },
      }),
      ...answers,
    ],
    names,
    steps: async () => {
      await press('logic:views.decisions');
      await steps();
    },
  };
}

export const states: States = {
  table: underwriting(table, async () => {
    await see('logic:decisions.hit.label');
    await see('grid:rowNumber');
    await see('logic:decisions.coverage.addRow');
  }),
  'several tables': {
    ...underwriting({}, async () => undefined),
    screen: '/products/detail/pricing/single_trip/travel/2026',
    answers: [
      ...productPage,
      words,
      answer(PriceLogicDocument, {
        products_2: {
          list: [
            {
              name: '單次旅程',
              pricing: { amountLogic: JSON.stringify({ '*': [factor, factor] }), currencyCode: 'HKD', revision: '1' },
            },
          ],
        },
      }),
    ],
    steps: async () => {
      await press('logic:views.decisions');
      await see('logic:decisions.choose');
      await see('grid:rowNumber');
    },
  },
  'a table with problems': underwriting(
    {
      decide: [
        { eachKey: { 年齡: { var: '受保人.年齡' } } },
        {
          preserve: {
            hit: 'priority',
            outputs: [{ name: '決定' }],
            rows: [
              ['< 甲', []],
              ['[5..', ['年齡']],
            ],
          },
        },
      ],
    },
    async () => {
      await see('grid:rowNumber');
      await see('logic:decisions.problems.ranking');
    },
  ),
  'a new condition': underwriting(table, async () => {
    await press('logic:decisions.column.condition.new');
    await see('logic:decisions.column.formula');
    await fill('logic:decisions.column.name', '日數');
    await fill('logic:decisions.column.formula', '1 +');
    await press('logic:decisions.column.insert');
  }),
  'an outcome': underwriting(table, async () => {
    await press('grid:menu', { column: '決定' });
    await press('logic:decisions.column.outcome.edit');
    await see('logic:decisions.column.rankingHint');
  }),
  'no table': underwriting({ if: [{ var: '甲' }, ['乙'], []] }, async () => {
    await see('logic:decisions.create.title');
    await press('logic:decisions.create.submit');
    await see('logic:decisions.create.noColumns');
  }),
  'no table, of a viewer': {
    ...underwriting({}, async () => {
      await see('logic:decisions.create.none');
    }),
    rights: ['products:read'],
  },
  'a file that cannot be imported': underwriting(table, async () => {
    await see('grid:rowNumber');
    await chooseFile('logic:decisions.dmn.import', model('年齡'));
    await see('logic:decisions.dmn.importFailed');
  }, [refuse(ImportDmnDocument, 'INVALID', unfit)]),
  'a file with several tables': underwriting(table, async () => {
    await see('grid:rowNumber');
    await chooseFile('logic:decisions.dmn.import', model('年齡', '行程'));
    await see('logic:decisions.dmn.choiceTitle');
  }, [refuse(ImportDmnDocument, 'REQUIRED', { path: 'decision' })]),
  'a table that cannot be exported': underwriting(table, async () => {
    await see('grid:rowNumber');
    await press('logic:decisions.dmn.export');
    await see('logic:decisions.dmn.exportFailed');
  }, [
    refuse(ExportDmnDocument, 'INVALID', {
      path: 'decideJsonString',
      reason: 'DMN_INPUT_CALCULATED',
      paramsJsonString: JSON.stringify({ column: '年齡' }),
    }),
  ]),
  'of a viewer': {
    ...underwriting(table, async () => {
      await see('grid:rowNumber');
    }),
    rights: ['products:read'],
  },
};
