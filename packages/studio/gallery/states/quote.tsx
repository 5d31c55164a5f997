import i18next from 'i18next';
import {
  QuoteFormDocument,
  QuotePoliciesDocument,
  QuotePriceDocument,
  QuoteRequestsDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { press, see } from '../steps.ts';

const inputs = [
  { path: 'trip.days', type: 'integer', label: { 'en-US': '日數', 'zh-HK': '日數' } },
  { path: 'covers', type: 'list', label: { 'en-US': '保障', 'zh-HK': '保障' } },
];
const questions = [
  { name: 'trip.days', label: '日數', type: 'number', choices: [], hasOtherAnswers: true, items: [] },
  { name: 'covers', label: '保障', type: 'list', choices: [], hasOtherAnswers: true, items: [] },
];
const form = answer(QuoteFormDocument, {
  products_2: {
    list: [
      {
        name: '單次旅程',
        inputs: { inputsJsonString: JSON.stringify(inputs) },
        questionnaire: { hasPrice: true, questions },
        discountCodes: [],
        loadingCodes: [],
      },
    ],
  },
});
const policyOf = (number: string, facts: readonly object[]) => ({
  id: number,
  issuerNumber: number,
  createdAt: '2027-01-31T08:00:00Z',
  contractHolder: { __typename: 'individual', name: '陳大文' },
  product: { productId: { version: '2026' } },
  facts,
});
const policies = answer(QuotePoliciesDocument, {
  policies: {
    endCursor: '2',
    list: [policyOf('TP-1', [{ type: 'days', value: { numberValue: 5 } }]), policyOf('TP-2', [])],
  },
});

const quote = {
  screen: '/products/detail/quote/single_trip/travel/2026',
  answers: [
    ...productPage,
    form,
    policies,
    answer(QuotePriceDocument, { products_2: { list: [{ pricing: { formattedPrice: 'HKD 100.00' } }] } }),
    answer(QuoteRequestsDocument, { requests: { list: [], endCursor: null } }),
  ],
  names: ['TP-1', 'TP-2'],
};

async function choosePolicies(): Promise<void> {
  await press('quote:fill.action');
  await press('quote:fill.sources.policies');
}

export const states: States = {
  'list of values': {
    ...quote,
    steps: async () => {
      await press('quote:addEntry');
      await press('quote:addEntry');
      await see('quote:removeEntry', { number: 2 });
    },
  },
  'fill from a request': {
    ...quote,
    steps: async () => {
      await press('quote:fill.action');
      await see('quote:fill.none');
    },
  },
  'fill from a policy': {
    ...quote,
    steps: async () => {
      await choosePolicies();
      await see('quote:fill.olderPolicies');
      await see(
        `${i18next.t('quote:fill.version', { version: '2026' })} · ${i18next.t('quote:fill.facts', { count: 1, total: 2 })}`,
      );
    },
  },
  'no policy': {
    ...quote,
    answers: [...quote.answers, answer(QuotePoliciesDocument, { policies: { list: [], endCursor: null } })],
    steps: async () => {
      await choosePolicies();
      await see('quote:fill.noPolicy');
    },
  },
  'policies failed': {
    ...quote,
    answers: [...quote.answers, fail(QuotePoliciesDocument)],
    steps: async () => {
      await choosePolicies();
      await see('quote:fill.policiesFailed');
    },
  },
  'fill for a reader of policies': {
    ...quote,
    rights: ['products:read', 'policies:read'],
    steps: async () => {
      await press('quote:fill.action');
      await see('quote:fill.policiesHint');
    },
  },
};
