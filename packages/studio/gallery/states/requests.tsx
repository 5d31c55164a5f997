import {
  RequestDetailsDocument,
  RequestsDocument,
  RequestTemplatesDocument,
  RequestUsersDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail } from '../answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const holder = {
  __typename: 'individual',
  name: '陳小姐',
  email: 'chan@customer.test',
  telephoneNumber: '2345 6789',
} as const;
const line = {
  id: 'a',
  caseNumber: 'R-1',
  appId: 'harbourPortal',
  holder,
  assignedTo: { id: 'chan', username: '陳大文' },
};
const list = {
  screen: '/requests',
  answers: [
    answer(RequestsDocument, {
      requests: {
        totalCount: 4,
        list: [
          { ...line, status: 'OPEN' },
          { ...line, id: 'b', caseNumber: 'R-2', status: 'IN_PROGRESS', assignedTo: null },
          { ...line, id: 'c', caseNumber: 'R-3', status: 'ACCEPTED' },
          { ...line, id: 'd', caseNumber: 'R-4', status: 'DECLINED' },
        ],
      },
    }),
    answer(RequestDetailsDocument, {
      requests: {
        list: [
          {
            ...line,
            status: 'OPEN',
            locale: 'zh-HK',
            facts: [{ type: '目的地', value: { stringValue: '日本' } }],
            proposals: [
              {
                totalPrice: { formattedPrice: 'HK$120.00' },
                product: { name: '單次旅程', productId: { plan: 'single_trip', type: 'travel', version: '2026' } },
                decision: 'decline',
                rejectionCodes: ['AGE'],
                valuesJsonString: '{"日數": 5}',
              },
            ],
            notes: [{ id: 'n', content: '已回電。', author: { username: '陳大文' } }],
          },
        ],
      },
    }),
    answer(RequestUsersDocument, { me: { id: 'chan' } }),
    answer(RequestTemplatesDocument, {
      templates: {
        list: [{ __typename: 'wkhtmltopdfTemplate', id: 't', name: '報價單', graphQlQuery: '{ cases { name } }' }],
      },
    }),
  ],
};

export const states: States = {
  list: {
    ...list,
    steps: async () => {
      await see('R-4');
    },
  },
  'list of many': {
    ...list,
    answers: [
      answer(RequestsDocument, { requests: { totalCount: 10_000, totalCountIsLowerBound: true, list: [line] } }),
    ],
    steps: async () => {
      await see(line.caseNumber);
    },
  },
  'list empty': {
    ...list,
    answers: [answer(RequestsDocument, { requests: { totalCount: 0, list: [] } })],
    steps: async () => {
      await see('requests:empty.text');
    },
  },
  'list failed': {
    ...list,
    answers: [fail(RequestsDocument)],
    steps: async () => {
      await see('requests:list.failed');
    },
  },
  'nothing found': {
    ...list,
    answers: [answer(RequestsDocument, { requests: { totalCount: 0, list: [] } })],
    steps: async () => {
      await fill('requests:list.filter', '!');
      await see('requests:list.nothingFound');
    },
  },
  statuses: {
    ...list,
    steps: async () => {
      await press('requests:field.status');
      await see('requests:status.CLOSED');
    },
  },
  details: {
    ...list,
    steps: async () => {
      await press('R-1');
      await see('requests:documents.print');
    },
  },
  'details without templates': {
    ...list,
    answers: [...list.answers, answer(RequestTemplatesDocument, { templates: { list: [] } })],
    steps: async () => {
      await press('R-1');
      await see('requests:documents.none');
    },
  },
  'details failed': {
    ...list,
    answers: [...list.answers, fail(RequestDetailsDocument)],
    steps: async () => {
      await press('R-1');
      await see('requests:details.failed');
    },
  },
  'details missing': {
    ...list,
    answers: [...list.answers, answer(RequestDetailsDocument, { requests: { list: [] } })],
    steps: async () => {
      await press('R-1');
      await see('requests:details.notFound');
    },
  },
  'details of a viewer': {
    ...list,
    rights: ['requests:read'],
    steps: async () => {
      await press('R-1');
      await see('已回電。');
    },
  },
};
