import i18next from 'i18next';
import {
  ApiKeysDocument,
  ChangeControlDocument,
  CreateApiKeyDocument,
  InviteUserDocument,
  KeyProductsDocument,
  ListedInsurersDocument,
  RequiredApprovalsDocument,
  UpdateApprovalsDocument,
  UpdateChangeControlDocument,
  UsersDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const users = answer(UsersDocument, {
  logins: {
    totalCount: 3,
    list: [
      { id: 'chan', username: '陳大文', email: 'chan@harbour.example', role: 'ADMINISTRATOR', state: 'ACTIVE' },
      { id: 'lee', username: '李小明', email: 'lee@harbour.example', role: 'VIEWER', state: 'INVITED' },
      { id: 'ho', username: '何志強', email: 'ho@harbour.example', role: 'API_CLIENT', state: 'DEACTIVATED' },
    ],
  },
});
const apiKeys = [
  answer(ApiKeysDocument, {
    apiKeys: [
      {
        id: 'a',
        name: '報價網站',
        start: 'cw_1a2b',
        createdAt: '2026-01-05T02:00:00Z',
        createdBy: { username: '陳大文' },
      },
      {
        id: 'b',
        name: '舊網站',
        start: 'cw_9z8y',
        isExpired: true,
        expiresAt: '2026-02-01T00:00:00Z',
        products: [{ plan: 'single_trip', type: 'travel', version: '2026' }],
      },
    ],
  }),
  answer(KeyProductsDocument, {
    products_2: { list: [{ productId: { plan: 'single_trip', type: 'travel', version: '2026' } }] },
  }),
];
const insurers = answer(ListedInsurersDocument, {
  insurers: [
    { id: 'a', name: '海港保險', detailedName: '海港保險有限公司', createdAt: '2026-01-05T02:00:00Z', revision: '1' },
  ],
});

const withoutPeople = {
  english: 'You cannot require more approvals (3) than there are other people who may approve releases (1).',
  chinese: '無法要求 3 個批准，因為只有 1 位其他用戶可批准發佈。請先給予更多用戶「批核者」角色。',
};

const changes = {
  screen: '/administration/changes',
  answers: [
    users,
    answer(ChangeControlDocument, { tenantSettings: { changeControl: 'RELEASES' } }),
    answer(RequiredApprovalsDocument, {
      tenantSettings: {
        approvals: [
          { kind: 'product', count: 1 },
          { kind: 'template', count: 0 },
          { kind: 'component', count: 0 },
          { kind: 'app', count: 2 },
        ],
      },
    }),
  ],
} as const;

export const states: States = {
  changes: {
    ...changes,
    steps: async () => {
      await see('administration:changes.current');
    },
  },
  'changes switched on': {
    screen: changes.screen,
    answers: [],
    steps: async () => {
      await press('administration:changes.switch.RELEASES');
      await see('administration:changes.ask.RELEASES.text');
    },
  },
  'changes failed': {
    ...changes,
    answers: [fail(ChangeControlDocument)],
    steps: async () => {
      await see('administration:changes.failed');
    },
  },
  'changes not switched off': {
    ...changes,
    answers: [
      ...changes.answers,
      refuse(UpdateChangeControlDocument, 'CONFLICT', {
        message: '1 item differs from what is live: 海港旅遊.',
        reason: 'ITEMS_DIFFER_FROM_LIVE',
        paramsJsonString: JSON.stringify({ count: 1, names: '海港旅遊' }),
        path: 'changeControl',
      }),
    ],
    steps: async () => {
      await press('administration:changes.switch.AT_ONCE');
      await see('administration:changes.ask.AT_ONCE.text');
      await press('administration:changes.switch.AT_ONCE');
      await see('administration:changes.notSwitched');
    },
  },
  'approvals without people': {
    ...changes,
    answers: [
      ...changes.answers,
      refuse(UpdateApprovalsDocument, 'INVALID', {
        message: withoutPeople.english,
        reason: 'APPROVALS_WITHOUT_PEOPLE',
        paramsJsonString: JSON.stringify({ count: 3, people: 1 }),
        path: 'approvals.0.count',
      }),
    ],
    steps: async () => {
      await press('administration:approvals.kind.template');
      await press('administration:approvals.count.3');
      await see(i18next.language === 'zh-HK' ? withoutPeople.chinese : withoutPeople.english);
    },
  },
  'fewer approvals': {
    ...changes,
    answers: [
      ...changes.answers,
      refuse(UpdateApprovalsDocument, 'REQUIRED', {
        message: 'Changes would need fewer approvals than they do now.',
        path: 'overrideReason',
      }),
    ],
    steps: async () => {
      await press('administration:approvals.kind.product');
      await press('administration:approvals.count.0');
      await see('administration:fewer.text');
      await press('administration:fewer.save');
      await see('administration:fewer.missing');
    },
  },
  'approvals failed': {
    ...changes,
    answers: [...changes.answers, fail(RequiredApprovalsDocument)],
    steps: async () => {
      await see('administration:approvals.failed');
    },
  },
  users: {
    screen: '/administration',
    answers: [users],
    steps: async () => {
      await see('李小明');
    },
  },
  'users loading': {
    screen: '/administration',
    answers: [wait(UsersDocument)],
    steps: async () => {
      await see('administration:invite.open');
    },
  },
  'users failed': {
    screen: '/administration',
    answers: [fail(UsersDocument)],
    steps: async () => {
      await see('administration:users.failed');
    },
  },
  'user found': {
    screen: '/administration',
    answers: [users, answer(UsersDocument, { logins: { totalCount: 0 } })],
    steps: async () => {
      await see('administration:users.none');
    },
  },
  'users menu': {
    screen: '/administration',
    answers: [users],
    steps: async () => {
      await press('administration:users.more', { name: '李小明' });
      await see('administration:resend.open');
    },
  },
  'change role': {
    screen: '/administration',
    answers: [users],
    steps: async () => {
      await press('administration:users.more', { name: '李小明' });
      await press('administration:assignRole.open');
      await press('administration:users.role');
      await see('administration:role.DOCUMENT_EDITOR.name');
    },
  },
  'deactivate user': {
    screen: '/administration',
    answers: [users],
    steps: async () => {
      await press('administration:users.more', { name: '李小明' });
      await press('administration:deactivate.open');
      await see('administration:deactivate.text');
    },
  },
  'invite incomplete': {
    screen: '/administration',
    answers: [users],
    steps: async () => {
      await press('administration:invite.open');
      await press('administration:invite.send');
      await see('widgets:required');
    },
  },
  'invite refused': {
    screen: '/administration',
    answers: [users, refuse(InviteUserDocument, 'ALREADY_EXISTS', { path: 'email' })],
    steps: async () => {
      await press('administration:invite.open');
      await fill('administration:invite.email', 'lee@harbour.example');
      await press('administration:invite.send');
      await see('administration:invite.exists');
    },
  },
  insurers: {
    screen: '/administration/insurers',
    answers: [insurers],
    steps: async () => {
      await see('administration:insurers.deleteOf', { name: '海港保險' });
    },
  },
  'no insurers': {
    screen: '/administration/insurers',
    answers: [answer(ListedInsurersDocument, { insurers: [] })],
    steps: async () => {
      await see('administration:insurers.noneText');
    },
  },
  'insurers failed': {
    screen: '/administration/insurers',
    answers: [fail(ListedInsurersDocument)],
    steps: async () => {
      await see('administration:insurers.failed');
    },
  },
  'create insurer': {
    screen: '/administration/insurers',
    answers: [insurers],
    steps: async () => {
      await press('administration:insurers.create');
      await see('administration:insurers.nameHint');
    },
  },
  'update insurer': {
    screen: '/administration/insurers',
    answers: [insurers],
    steps: async () => {
      await press('administration:insurers.updateOf', { name: '海港保險' });
      await see('administration:insurers.logo.typeC');
    },
  },
  'delete insurer': {
    screen: '/administration/insurers',
    answers: [insurers],
    steps: async () => {
      await press('administration:insurers.deleteOf', { name: '海港保險' });
      await see('administration:insurers.deleteText');
    },
  },
  'api keys': {
    screen: '/administration/apiKeys',
    answers: apiKeys,
    steps: async () => {
      await see('administration:keys.expired');
    },
  },
  'no api keys': {
    screen: '/administration/apiKeys',
    answers: [answer(ApiKeysDocument, { apiKeys: [] })],
    steps: async () => {
      await see('administration:keys.none');
    },
  },
  'api keys failed': {
    screen: '/administration/apiKeys',
    answers: [fail(ApiKeysDocument)],
    steps: async () => {
      await see('administration:keys.failed');
    },
  },
  'create key incomplete': {
    screen: '/administration/apiKeys',
    answers: apiKeys,
    steps: async () => {
      await press('administration:keys.create');
      await see('administration:keys.createTitle');
      await press('administration:keys.create');
      await see('widgets:required');
    },
  },
  'key created': {
    screen: '/administration/apiKeys',
    answers: [
      ...apiKeys,
      answer(CreateApiKeyDocument, { createApiKey: { status: 'success', key: 'cw_1a2b3c', apiKey: { name: '網站' } } }),
    ],
    steps: async () => {
      await press('administration:keys.create');
      await fill('administration:keys.name', '網站');
      await press('administration:keys.create');
      await see('administration:keys.shownOnce');
    },
  },
  'revoke key': {
    screen: '/administration/apiKeys',
    answers: apiKeys,
    steps: async () => {
      await press('administration:keys.revokeOf', { name: '報價網站' });
      await see('administration:keys.revokeText');
    },
  },
};
