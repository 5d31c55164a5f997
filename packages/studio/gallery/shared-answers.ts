// Answers that the states of several screens need.
import {
  DashboardGroupsDocument,
  DashboardRecentDocument,
  FileBucketsDocument,
  FileListingDocument,
  FontFamiliesDocument,
  InsurersDocument,
  LogicWordsDocument,
  ProductContentsDocument,
  ProductFactsDocument,
  ProductInputCountDocument,
  ProductRateTableCountDocument,
  ProductVersionsDocument,
  SaveTemplateDraftDocument,
  TenantUsageDocument,
} from '../src/api/generated/operations.ts';
import { fromBase64 } from '../src/ui/from-base64.ts';
import { type Answer, answer, answerContent } from './answers.ts';

export const product = {
  name: '單次旅程',
  createdAt: '2026-01-05T02:00:00Z',
  lastModifiedAt: '2026-03-01T02:00:00Z',
  revision: '1',
  effectiveFrom: '2026-01-01',
  productId: { plan: 'single_trip', type: 'travel', version: '2026' },
  insurer: { id: 'harbour', name: '海港保險' },
  createdBy: { username: '陳大文' },
  lastModifiedBy: { username: '李小明' },
  nameTexts: [{ locale: 'zh-HK', value: '單次旅程' }],
};

const logicWords = answer(LogicWordsDocument, {
  products_2: {
    list: [
      {
        inputs: {
          inputsJsonString: JSON.stringify([
            { path: 'trip.days', type: 'integer', label: { 'en-US': '旅程日數', 'zh-HK': '旅程日數' } },
          ]),
        },
        rateTables: [{ name: '旅遊', keys: [{ name: 'days' }], values: [{ name: '保費' }] }],
      },
    ],
  },
});

export const productPage = [
  logicWords,
  answer(ProductVersionsDocument, {
    products_2: {
      list: [
        product,
        {
          ...product,
          revision: '2',
          effectiveFrom: null,
          productId: { plan: 'single_trip', type: 'travel', version: '' },
        },
      ],
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
  answer(ProductFactsDocument, {
    products_2: { list: [{ status: '2027 年費率', missingTexts: [{ locale: 'en-US', count: 12 }] }] },
    productUses: { apps: { count: 7, names: ['海港網站', '客戶服務'] } },
    itemSnapshots: {
      list: [
        { number: 4, cause: 'SAVE', createdAt: new Date().toISOString(), changedParts: ['pricing', 'benefits'] },
        { number: 3, cause: 'SAVE', createdAt: '2026-02-01T02:00:00Z', changedParts: ['texts'] },
      ],
    },
  }),
  answer(ProductInputCountDocument, {
    products_2: { list: [{ inputs: { inputsJsonString: '[{"path": "days", "type": "integer"}]' } }] },
  }),
  answer(ProductRateTableCountDocument, { products_2: { list: [{ rateTables: [{ name: '旅遊保費' }] }] } }),
  answer(InsurersDocument, { insurers: [{ id: 'harbour', name: '海港保險' }] }),
];

const changed = { lastModifiedAt: '2026-02-27T02:00:00Z', lastModifiedBy: { username: '李小明' } };

export const dashboard = [
  answer(DashboardGroupsDocument, { products_2: { list: [product] } }),
  answer(DashboardRecentDocument, {
    products_2: { totalCount: 1, list: [product] },
    templates: {
      list: [{ __typename: 'wkhtmltopdfTemplate', id: 'letter', name: '歡迎信', templateView: 'html-pdf', ...changed }],
    },
    components: { list: [{ id: 'page', name: '報價頁', ...changed }] },
    apps: { list: [{ appId: 'portal', appName: '海港網站', ...changed }] },
    insurers: [{ id: 'harbour' }],
  }),
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

/** The schema would make each of its names known, so it is never answered. */
const schema: Answer = { to: 'IntrospectionQuery', respond: async () => new Promise(() => undefined) };
export const templateEditor = [schema, answer(SaveTemplateDraftDocument, {}), answer(FontFamiliesDocument, {})];

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A bucket with a private picture and a document. */
export const pickableFiles = [
  answer(FileBucketsDocument, { fileBuckets: [{ bucketName: 'harbour', providerId: 'local' }] }),
  answer(FileListingDocument, {
    fileListing: {
      objectSummaries: [
        { key: '標誌.png', fileName: '標誌.png', size: 70 },
        { key: '表格.pdf', fileName: '表格.pdf', size: 500 },
      ],
    },
  }),
  answerContent(`/api/v1/files/${encodeURIComponent('標誌.png')}`, fromBase64(dot, 'image/png'), 'image/png'),
];

/** A document with one page, which has a colored bar at the top. */
export const pdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj',
  '4 0 obj<</Length 36>>stream\n0.2 0.2 0.6 rg 50 760 495 32 re f    \nendstream endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');
