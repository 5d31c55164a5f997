import { AppsDocument, ComponentsDocument } from '../../src/api/generated/operations.ts';
import { answer, fail, wait } from '../answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const app = {
  appId: 'harbourPortal',
  appName: '海港網站',
  createdAt: '2026-01-05T02:00:00Z',
  revision: '1',
  urlRouting: { order: 1, regexPattern: '^/travel', url: 'harbour.localhost' },
};
const list = { screen: '/apps', answers: [answer(AppsDocument, { apps: { totalCount: 1, list: [app] } })] };
const components = {
  screen: '/components',
  answers: [
    answer(ComponentsDocument, {
      components: {
        totalCount: 2,
        list: [
          { id: 'a', name: 'QuoteForm', status: 'PUBLISHED', lastModifiedBy: { username: '陳大文' } },
          { id: 'b', name: 'OldForm', status: 'DRAFT' },
        ],
      },
    }),
  ],
};

export const states: States = {
  list: {
    ...list,
    steps: async () => {
      await see('海港網站');
    },
  },
  'list loading': {
    screen: '/apps',
    answers: [wait(AppsDocument)],
    steps: async () => {
      await see('apps:list.components');
    },
  },
  'list empty': {
    screen: '/apps',
    answers: [answer(AppsDocument, { apps: { totalCount: 0 } })],
    steps: async () => {
      await see('apps:empty.text');
    },
  },
  'list failed': {
    screen: '/apps',
    answers: [fail(AppsDocument)],
    steps: async () => {
      await see('apps:list.failed');
    },
  },
  'nothing found': {
    ...list,
    steps: async () => {
      await fill('apps:list.filter', '!');
      await see('apps:list.nothingFound');
    },
  },
  components: {
    ...components,
    steps: async () => {
      await see('QuoteForm');
    },
  },
  'components empty': {
    ...components,
    answers: [answer(ComponentsDocument, { components: { totalCount: 0 } })],
    steps: async () => {
      await see('components:empty.text');
    },
  },
  'components failed': {
    ...components,
    answers: [fail(ComponentsDocument)],
    steps: async () => {
      await see('components:list.failed');
    },
  },
  'create component': {
    ...components,
    steps: async () => {
      await press('components:list.create');
      await see('components:create.nameHint');
    },
  },
  'delete component': {
    ...components,
    steps: async () => {
      await press('components:delete.of', { name: 'OldForm' });
      await see('components:delete.title');
    },
  },
};
