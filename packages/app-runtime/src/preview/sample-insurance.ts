// The preview's $insurance: returns sample data, since the frame has no token and sends nothing.
import type { Insurance } from '../insurance-client/insurance.ts';
import { appState, textOf } from '../look/app-state.ts';

export const sampleProductId = { plan: 'single_trip', type: 'travel', version: '1' };

const sampleProduct = {
  productId: sampleProductId,
  name: 'Sample product',
  description: 'A product for the preview',
  insurer: { id: 'sample', name: 'Sample insurer' },
  benefits: [],
};

const sampleQuestion = {
  label: null,
  fallbackJsonString: null,
  choices: [],
  hasOtherAnswers: false,
  declaredType: null,
  help: null,
  exampleJsonString: null,
  minimum: null,
  maximum: null,
  unit: null,
  unitText: null,
};

const sampleVisitor = {
  email: 'visitor@sample.example',
  kind: 'customers',
  mayReadPolicies: true,
  mayReadRequests: true,
  mayChangeRequests: true,
  documents: [{ id: 'sample', name: 'Sample document' }],
};

const samplePolicy = {
  id: 'sample',
  issuerNumber: 'SAMPLE-1',
  description: 'A policy for the preview',
  status: 'ISSUED',
  issueDate: '2026-01-01T00:00:00Z',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  productName: 'Sample product',
  holderName: 'Sample holder',
  insuredNames: ['Sample holder'],
  formattedPremium: 'HKD 469.00',
  exclusions: [],
};

const sampleRequest = {
  id: 'sample',
  caseNumber: 'SAMPLE-1',
  status: 'OPEN',
  createdAt: '2026-01-01T00:00:00Z',
  productName: 'Sample product',
  formattedPremium: 'HKD 469.00',
  holderName: 'Sample customer',
  decision: 'accept',
  outcome: 'accept',
  referrals: [],
  email: 'customer@sample.example',
  telephoneNumber: '',
  facts: [],
  revision: 'sample',
};

export const sampleInsurance: Insurance = {
  get locale() {
    return appState.locale;
  },
  locales: ['en-US', 'zh-HK'],
  async setLocale(locale) {
    appState.locale = locale;
  },
  text: textOf,
  // A missing picture is shown as a transparent one.
  fileUrl: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  products: async () => [sampleProduct],
  questionnaire: async () => ({
    hasPrice: true,
    questions: [{ ...sampleQuestion, name: 'days', type: 'number' }],
    inputs: [],
  }),
  price: async (_product, values) => ({
    amount: 469,
    currencyCode: 'HKD',
    formattedPrice: 'HKD 469.00',
    originalPrice: 469,
    missingVariables: 'days' in values ? [] : ['days'],
    unknownValues: [],
  }),
  underwrite: async () => ({ decision: 'accept', outcome: 'accept', rejectionCodes: [] }),
  document: async () => new Blob([], { type: 'application/pdf' }),
  submitRequest: async () => ({
    caseNumber: 'SAMPLE-1',
    price: null,
    decision: 'accept',
    outcome: 'accept',
    rejectionCodes: [],
  }),
  isSignedIn: () => true,
  signIn: async () => undefined,
  openLink: async () => undefined,
  signOut: async () => undefined,
  visitor: async () => sampleVisitor,
  policies: async () => ({ list: [samplePolicy], totalCount: 1 }),
  policy: async () => samplePolicy,
  policyDocument: async () => new Blob([], { type: 'application/pdf' }),
  requests: async () => ({ list: [sampleRequest], totalCount: 1 }),
  request: async () => sampleRequest,
  changeRequestStatus: async () => undefined,
};
