import {
  ChangeRateTableDocument,
  DeleteRateTableDocument,
  RateTableDocument,
  RateTableRevisionDocument,
  RateTablesDocument,
  TableUsesDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const header = {
  name: '旅遊保費',
  keys: [
    { name: '地區', match: 'EXACT', type: 'TEXT' },
    { name: '日數', match: 'RANGE', type: 'NUMBER' },
  ],
  values: [{ name: '保費', unit: 'AMOUNT', currency: 'HKD', defaultJsonString: null }],
  rowCount: 3,
  revision: '1',
} as const;
const rows = [
  ['亞洲', 1, 8, 118.1],
  ['亞洲', 7, 15, 236],
  ['歐洲', 1, 8, 150],
];

function listing(tables: readonly object[]) {
  return answer(RateTablesDocument, {
    products_2: { list: [{ name: '單次旅程', pricing: { currencyCode: 'HKD' }, rateTables: tables }] },
  });
}

const listed = {
  ...header,
  lastModifiedAt: '2026-02-27T02:00:00Z',
  lastModifiedBy: { username: '李小明' },
};

function uses(inputs: readonly object[], amountLogic: string | null) {
  const product = {
    inputs: { inputsJsonString: JSON.stringify(inputs) },
    underwritingRulesJson: null,
    pricing: { amountLogic },
    discountCodes: [],
    loadingCodes: [],
  };
  return answer(TableUsesDocument, { products_2: { list: [product] } });
}

const lookup = { table: [header.name, { eachKey: { 地區: { var: 'zone' }, 日數: { var: 'days' } } }, '保費'] };
const zones = ['亞洲', '歐洲', '美洲'].map((value) => ({ value, label: { 'zh-HK': value } }));
const inputs = [
  { path: 'zone', type: 'choice', choices: zones },
  { path: 'days', type: 'integer', minimum: 1, maximum: 30 },
];

const list = {
  screen: '/products/detail/rateTables/single_trip/travel/2026',
  answers: [...productPage, listing([listed]), uses([], null)],
  names: ['travel_base', 'Excel', 'Google', 'null'],
};

function tableWith(stored: readonly unknown[]) {
  const content = { revision: '1', rowsJsonString: JSON.stringify(stored) };
  return answer(RateTableDocument, {
    products_2: { list: [{ name: '單次旅程', rateTables: [{ ...header, rowCount: stored.length, rows: content }] }] },
  });
}

const editor = {
  ...list,
  screen: `${list.screen}?table=${encodeURIComponent(header.name)}`,
  names: [...list.names, 'Alt', 'Ctrl', 'Escape', 'Tab', 'F2'],
  answers: [
    ...list.answers,
    tableWith(rows),
    answer(RateTableRevisionDocument, { products_2: { list: [{ rateTables: [{ revision: '1' }] }] } }),
  ],
};

export const states: States = {
  'rate tables': {
    ...list,
    steps: async () => {
      await see('旅遊保費');
    },
  },
  'no rate tables': {
    ...list,
    answers: [...list.answers, listing([])],
    steps: async () => {
      await see('grid:tables.empty.title');
    },
  },
  'rate tables of a viewer': {
    ...list,
    rights: ['products:read'],
    steps: async () => {
      await see('旅遊保費');
    },
  },
  'rate tables failed': {
    ...list,
    answers: [...list.answers, fail(RateTablesDocument)],
    steps: async () => {
      await see('grid:tables.listFailed');
    },
  },
  'new rate table': {
    ...list,
    steps: async () => {
      await press('grid:tables.create.open');
      await fill('grid:tables.create.paste', '地區\t日數由\t日數至\t保費\n亞洲\t1\t8\t118');
      await see('grid:tables.create.named');
    },
  },
  'rename rate table': {
    ...list,
    steps: async () => {
      await press('grid:tables.rename.open', { name: header.name });
      await see('grid:tables.rename.hint');
    },
  },
  'rate table in use': {
    ...list,
    answers: [...list.answers, uses([], JSON.stringify(lookup))],
    steps: async () => {
      await press('grid:tables.delete.open', { name: header.name });
      await see('grid:tables.delete.inUse');
    },
  },
  'delete rate table': {
    ...list,
    answers: [...list.answers, refuse(DeleteRateTableDocument, 'INVALID')],
    steps: async () => {
      await press('grid:tables.delete.open', { name: header.name });
      await see('grid:tables.delete.title');
    },
  },
  'rate table that inputs exceed': {
    ...editor,
    answers: [...editor.answers, tableWith([rows[0], rows[2]]), uses(inputs, JSON.stringify(lookup))],
    steps: async () => {
      await see('grid:tables.inputs.gaps');
    },
  },
  'rate table': {
    ...editor,
    steps: async () => {
      await see('grid:problems.count', { count: 1 });
    },
  },
  'rate table missing': {
    ...editor,
    answers: [
      ...editor.answers,
      answer(RateTableDocument, { products_2: { list: [{ name: '單次旅程', rateTables: [] }] } }),
    ],
    steps: async () => {
      await see('grid:tables.missing.title');
    },
  },
  'columns of a rate table': {
    ...editor,
    steps: async () => {
      await press('grid:tables.columns.open');
      await see('grid:tables.columns.addKey');
    },
  },
  'rate table of a viewer': {
    ...editor,
    rights: ['products:read'],
    steps: async () => {
      await see('grid:problems.count', { count: 1 });
    },
  },
  'rate table not saved': {
    ...editor,
    answers: [...editor.answers, refuse(ChangeRateTableDocument, 'CONFLICT')],
    steps: async () => {
      await press('grid:tools.insertAbove');
      await press('widgets:save');
      await see('problems:conflict.overwrite');
    },
  },
  'cells changed by two': {
    ...editor,
    answers: [
      ...editor.answers,
      refuse(ChangeRateTableDocument, 'CONFLICT', {
        reason: 'TABLE_CELL_CHANGED',
        paramsJsonString: JSON.stringify({ row: 2, column: '保費', value: '245' }),
      }),
    ],
    steps: async () => {
      await press('grid:tools.insertAbove');
      await press('widgets:save');
      await see('grid:tables.conflict.theirs', { text: '245' });
    },
  },
};
