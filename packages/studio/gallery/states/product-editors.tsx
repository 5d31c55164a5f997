import {
  BenefitTextsDocument,
  BenefitTreeDocument,
  PriceLogicDocument,
  UnderwritingLogicDocument,
  UpdateBenefitsDocument,
  UpdatePriceLogicDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const amountLogic =
  '{"if": [{"var": "甲"}, {"*": [2, {"var": "乙"}]}, {"map": [[1, 2], {"+": [{"var": ""}, 9007199254740993]}]}]}';
/** Operators are written alike in every language. */
const formulaNames = ['if', 'map', 'merge', 'age', 'TOO_OLD', 'true', 'false', 'and'];
const pricing = {
  names: formulaNames,
  screen: '/products/detail/pricing/single_trip/travel/2026',
  answers: [
    ...productPage,
    answer(PriceLogicDocument, {
      products_2: { list: [{ name: '單次旅程', pricing: { amountLogic, currencyCode: 'HKD', revision: '1' } }] },
    }),
  ],
};
const blockNames = ['Ctrl', 'Alt'];
const rules = '{"merge": [{"if": [{">": [{"var": "年齡"}, 85]}, ["超齡"], []]}]}';
const underwriting = {
  names: formulaNames,
  screen: '/products/detail/underwriting/single_trip/travel/2026',
  answers: [
    ...productPage,
    answer(UnderwritingLogicDocument, {
      products_2: { list: [{ name: '單次旅程', underwritingRulesJson: rules, revision: '1' }] },
    }),
  ],
};
const currencyCode = 'HKD';
const gold = {
  typeId: 'medical',
  optionKey: 'gold',
  name: '黃金',
  value: '1000',
  rawData: '1000',
  currencyCode,
} as const;
const medical = { typeId: 'medical', name: '醫療', hasOnlyOptions: true, options: [gold] } as const;
const baggage = {
  typeId: 'baggage',
  name: '行李',
  value: '500',
  rawData: '500',
  currencyCode: 'HKD',
  revision: '1',
} as const;
const benefits = {
  screen: '/products/detail/benefits/single_trip/travel/2026',
  answers: [
    ...productPage,
    answer(BenefitTreeDocument, { products_2: { list: [{ name: '單次旅程', benefitGraph: [medical, baggage] }] } }),
    answer(BenefitTextsDocument, { products_2: { list: [{ benefitTexts: [] }] } }),
  ],
};
const nothing = { products_2: { list: [] } };

async function test(variables: string): Promise<void> {
  await press('logic:test.views.json');
  await fill('logic:test.variables', variables);
  await press('logic:test.run');
}

async function chooseType(type: 'string' | 'boolean' | 'date' | 'complex'): Promise<void> {
  await press('行李');
  await press('benefits:inspector.valueType');
  await press(`benefits:inspector.types.${type}`);
}

export const states: States = {
  pricing: {
    ...pricing,
    steps: async () => {
      await press('logic:views.json');
      await test('{"甲": 0}');
      await press('logic:steps.all');
      await see('logic:steps.main');
    },
  },
  'pricing in fullscreen': {
    ...pricing,
    steps: async () => {
      await test('{"甲": 1, "乙": 2}');
      await press('widgets:fullscreen');
      await see('widgets:leaveFullscreen');
    },
  },
  'pricing as a formula': {
    ...pricing,
    steps: async () => {
      await press('logic:formula.formula');
      await see('logic:formula.help');
      await test('{"甲": 1, "乙": 2}');
      await see('logic:steps.inWords');
    },
  },
  'pricing with a mistake in the formula': {
    ...pricing,
    steps: async () => {
      await press('logic:formula.formula');
      await see('logic:formula.help');
      await fill('logic:formula.formula', '甲 * if(18 <= 年齡 < 65, 1, 0.5)');
      await see('logic:formula.unread');
    },
  },
  'pricing without a formula': {
    ...pricing,
    steps: async () => {
      await press('logic:views.json');
      await fill('logic:logic', '{"+": [1,');
      await press('logic:formula.formula');
      await see('logic:formula.unshown.NOT_JSON');
    },
  },
  'pricing as blocks': {
    ...pricing,
    names: [...formulaNames, ...blockNames],
    steps: async () => {
      await press('logic:views.blocks');
      await see('logic:blocks.help');
    },
  },
  'pricing as blocks, where a block is added': {
    ...pricing,
    names: [...formulaNames, ...blockNames, 'accumulator', 'current', 'half_up', 'half_even', 'var'],
    steps: async () => {
      await press('logic:views.blocks');
      await press('logic:blocks.add');
      await see('logic:blocks.addTitle');
    },
  },
  'pricing of a viewer as blocks': {
    ...pricing,
    rights: ['products:read'],
    steps: async () => {
      await press('logic:views.blocks');
      await see('logic:blocks.helpReadOnly');
    },
  },
  'pricing of a viewer as a formula': {
    ...pricing,
    rights: ['products:read'],
    steps: async () => {
      await press('logic:formula.formula');
      await see('logic:formula.helpReadOnly');
    },
  },
  'pricing without values': {
    ...pricing,
    steps: async () => {
      await test('{"甲": 1}');
      await see('rules:missing.names', { names: '乙', count: 1 });
    },
  },
  'pricing conflict': {
    ...pricing,
    answers: [...pricing.answers, refuse(UpdatePriceLogicDocument, 'CONFLICT')],
    steps: async () => {
      await press('logic:views.json');
      await fill('logic:logic', '1');
      await press('widgets:save');
      await see('problems:conflict.overwrite');
    },
  },
  'pricing failed': {
    ...pricing,
    answers: [...pricing.answers, fail(PriceLogicDocument)],
    steps: async () => {
      await see('logic:pricing.loadFailed');
    },
  },
  'pricing missing': {
    ...pricing,
    answers: [...pricing.answers, answer(PriceLogicDocument, nothing)],
    steps: async () => {
      await see('products:page.notFoundText', { product: 'single_trip travel 2026' });
    },
  },
  'pricing of a viewer': {
    ...pricing,
    rights: ['products:read'],
    steps: async () => {
      await see('logic:test.run');
    },
  },
  decline: {
    ...underwriting,
    steps: async () => {
      await press('logic:views.json');
      await test('{"年齡": 90}');
      await see('logic:underwriting.decline');
      await press('logic:steps.all');
    },
  },
  accept: {
    ...underwriting,
    steps: async () => {
      await test('{"年齡": 10}');
      await see('logic:underwriting.accept');
    },
  },
  'underwriting without values': {
    ...underwriting,
    steps: async () => {
      await test('{}');
      await see('logic:problem.missingNames', { names: '年齡' });
    },
  },
  'underwriting missing': {
    ...underwriting,
    answers: [...underwriting.answers, answer(UnderwritingLogicDocument, nothing)],
    steps: async () => {
      await see('products:page.notFoundText', { product: 'single_trip travel 2026' });
    },
  },
  'no benefits': {
    ...benefits,
    answers: [...benefits.answers, answer(BenefitTreeDocument, { products_2: { list: [{ benefitGraph: [] }] } })],
    steps: async () => {
      await see('benefits:empty.text');
    },
  },
  'benefits failed': {
    ...benefits,
    answers: [...benefits.answers, fail(BenefitTreeDocument)],
    steps: async () => {
      await see('benefits:loadFailed');
    },
  },
  benefits: {
    ...benefits,
    steps: async () => {
      await press('行李');
      await see('benefits:inspector.currency');
    },
  },
  'benefit as text': {
    ...benefits,
    steps: async () => {
      await chooseType('string');
      await see('benefits:inspector.text');
    },
  },
  'benefit as choice': {
    ...benefits,
    steps: async () => {
      await chooseType('boolean');
      await see('benefits:inspector.boolean');
    },
  },
  'benefit as date': {
    ...benefits,
    steps: async () => {
      await chooseType('date');
      await see('benefits:inspector.dateHint');
    },
  },
  'benefit as JSON': {
    ...benefits,
    steps: async () => {
      await chooseType('complex');
      await see('benefits:inspector.complex');
    },
  },
  'add benefit': {
    ...benefits,
    steps: async () => {
      await press('benefits:addMain');
      await press('benefits:add.optional');
      await see('benefits:add.kind');
    },
  },
  'benefit conflict': {
    ...benefits,
    answers: [...benefits.answers, refuse(UpdateBenefitsDocument, 'CONFLICT', { path: 'updates.0' })],
    steps: async () => {
      await press('行李');
      await fill('benefits:inspector.amount', '600');
      await press('benefits:update');
      await see('benefits:conflict.title');
    },
  },
  'remove benefit': {
    ...benefits,
    steps: async () => {
      await press('行李');
      await press('benefits:remove');
      await see('benefits:removal.alone');
    },
  },
  'benefits of a viewer': {
    ...benefits,
    rights: ['products:read'],
    steps: async () => {
      await press('行李');
      await see('benefits:inspector.valueHeading');
    },
  },
};
