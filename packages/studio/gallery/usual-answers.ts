// The user and the tenant of every state, unless it says otherwise.
import { ChangeControlDocument, ItemUsesDocument, TenantLocalesDocument } from '../src/api/generated/operations.ts';
import type { RuntimeConfig } from '../src/api/runtime-config.ts';
import type { Right } from '../src/api/session/rights.ts';
import { tokenOf } from '../src/testing/token.ts';
import { answer } from './answers.ts';

export const config: RuntimeConfig = {
  tenantId: 'harbour',
  appId: 'studio',
  clientId: 'studio',
  graphqlUrl: '/graphql',
  fileSystemUrl: '/api/v1/files',
  environment: 'gallery',
  region: undefined,
  tenantName: '海港保險',
};

export const token = tokenOf(config.tenantId, 'chan');

const rights: Readonly<Record<Right, true>> = {
  'products:read': true,
  'products:write': true,
  'products:publish': true,
  'insurers:write': true,
  'policies:read': true,
  'requests:read': true,
  'requests:write': true,
  'documents:read': true,
  'documents:write': true,
  'documents:publish': true,
  'mails:send': true,
  'files:read': true,
  'files:write': true,
  'apps:read': true,
  'apps:write': true,
  'apps:publish': true,
  'releases:write': true,
  'changes:approve': true,
  'changes:override': true,
  'texts:write': true,
  'tenant:manage': true,
  'api-keys:manage': true,
  'users:manage': true,
};
export const everyRight = Object.keys(rights);

export const usualAnswers = [
  answer(ChangeControlDocument, { tenantSettings: { changeControl: 'AT_ONCE' } }),
  answer(TenantLocalesDocument, { tenantSettings: { locales: ['en-US', 'zh-HK'] } }),
  answer(ItemUsesDocument, {
    itemUses: {
      totalCount: 12,
      hiddenCount: 1,
      list: [
        { kind: 'app', itemId: 'shop', name: '旅遊商店' },
        { kind: 'component', itemId: 'form', name: 'QuoteForm' },
        { kind: 'template', itemId: 'letter', name: '保單信件', templateView: 'sms' },
      ],
    },
  }),
];
