// Answers that the states of several screens need.
import {
  DashboardGroupsDocument,
  DashboardRecentDocument,
  InsurersDocument,
  ProductContentsDocument,
  ProductVersionsDocument,
  TenantUsageDocument,
} from '../src/api/generated/operations.ts';
import { answer } from './answers.ts';

export const product = {
  name: '單次旅程',
  createdAt: '2026-01-05T02:00:00Z',
  lastModifiedAt: '2026-03-01T02:00:00Z',
  revision: '1',
  productId: { plan: 'single_trip', type: 'travel', version: '2026' },
  insurer: { id: 'harbour', name: '海港保險' },
  createdBy: { username: '陳大文' },
  lastModifiedBy: { username: '李小明' },
  nameTexts: [{ locale: 'zh-HK', value: '單次旅程' }],
};

export const productPage = [
  answer(ProductVersionsDocument, {
    products_2: {
      list: [product, { ...product, revision: '2', productId: { plan: 'single_trip', type: 'travel', version: '' } }],
    },
  }),
  answer(ProductContentsDocument, {
    products_2: {
      list: [
        {
          underwritingRulesJson: '{"if": [{">": [{"var": "age"}, 85]}, ["AGE"], []]}',
          pricing: { amountLogic: '{"*": [{"var": "days"}, 12]}' },
          discountCodes: [{ code: 'EARLY10' }],
          benefitGraph: [{ typeId: 'medical', options: [{ optionKey: 'gold' }] }],
        },
      ],
    },
  }),
  answer(InsurersDocument, { insurers: [{ id: 'harbour', name: '海港保險' }] }),
];

export const dashboard = [
  answer(DashboardGroupsDocument, { products_2: { list: [product] } }),
  answer(DashboardRecentDocument, { products_2: { totalCount: 1, list: [product] }, insurers: [{ id: 'harbour' }] }),
];

export const ownUsage = answer(TenantUsageDocument, {
  tenantUsage: {
    limits: [
      { name: 'fileBytes', unit: 'BYTES', used: 1_000_000, max: 10_000_000 },
      { name: 'records', unit: 'RECORDS', used: 95, max: 100 },
      { name: 'mailsPerDay', unit: 'MAILS', used: 100, max: 100, resetsAt: '2026-03-03T00:00:00Z' },
    ],
  },
});
