import {
  ExportProductsDocument,
  ExportTemplatesDocument,
  ImportProductsDocument,
  LogoutDocument,
  PreviewProductImportDocument,
  type PreviewProductImportQuery,
  PreviewTemplateImportDocument,
  SignInDocument,
} from '../../src/api/generated/operations.ts';
import { type Answer, type Partially, answer, refuse } from '../answers.ts';
import type { State, States } from '../state.ts';
import { chooseFile, fill, press, see } from '../steps.ts';
import { token } from '../usual-answers.ts';

type Items = Partially<PreviewProductImportQuery['previewProductImport']['products']>;

const productId = { plan: 'single_trip', type: 'travel', version: '2026' };
const changed: Items = [
  { productId, action: 'ADDED' },
  {
    productId,
    action: 'CHANGED',
    changes: [
      { part: 'BENEFIT', action: 'ADDED', count: 3, names: ['醫療'] },
      { part: 'STATUS', action: 'REMOVED', count: 1 },
    ],
  },
];
const refused: Items = [
  { productId, action: 'REFUSED', problems: [{ code: 'INVALID', message: 'Not valid.', path: 'products.0.code' }] },
];

function preview(products: Items): Answer {
  return answer(PreviewProductImportDocument, { previewProductImport: { revision: '1', products } });
}

function importing(kind: 'products' | 'templates', answers: readonly Answer[], last: string): State {
  return {
    screen: `/${kind}/import`,
    answers,
    steps: async () => {
      await chooseFile('transfer:import.choose', new File(['{}'], '匯出'));
      await see(last);
    },
  };
}

const signedIn = [
  answer(SignInDocument, { token_2: { accessToken: token, refreshToken: token } }),
  answer(LogoutDocument, {}),
  answer(ExportProductsDocument, { exportProduct: { contentJsonString: '{}', fileName: '匯出' } }),
];

function copying(answers: readonly Answer[], last: string): State {
  return {
    screen: '/products/copy?plan=single_trip&type=travel',
    answers: [...signedIn, ...answers],
    steps: async () => {
      await fill('transfer:copy.tenant', '分行');
      await fill('auth:signIn.email', 'chan@harbour.example');
      await fill('auth:signIn.password', 'correct horse battery');
      await press('transfer:copy.signIn');
      await see(last);
    },
  };
}

export const states: States = {
  'import products': {
    screen: '/products/import',
    steps: async () => {
      await see('transfer:import.noFile');
    },
  },
  'import previewed': importing('products', [preview(changed)], 'transfer:preview'),
  'import identical': importing('products', [preview([{ productId, action: 'UNCHANGED' }])], 'transfer:nothingToDo'),
  'import refused': importing('products', [preview(refused)], 'transfer:refused'),
  'import unreadable': importing(
    'products',
    [refuse(PreviewProductImportDocument, 'INVALID')],
    'transfer:import.unreadable',
  ),
  'import outdated': {
    ...importing('products', [], ''),
    answers: [preview(changed), refuse(ImportProductsDocument, 'CONFLICT', { path: 'expectedRevision' })],
    steps: async () => {
      await chooseFile('transfer:import.choose', new File(['{}'], '匯出'));
      await see('transfer:preview');
      await press('transfer:import.start');
      await see('transfer:changedMeanwhile');
    },
  },
  'import templates': importing(
    'templates',
    [
      answer(PreviewTemplateImportDocument, {
        previewTemplateImport: {
          templates: [
            {
              type: 'sms',
              name: '提示',
              action: 'CHANGED',
              changes: [{ part: 'CONTENT', action: 'CHANGED', count: 2 }],
            },
          ],
          files: [
            { bucketName: 'harbour', key: 'logo.png', action: 'REFUSED', problems: [{ code: 'ALREADY_EXISTS' }] },
          ],
          missingFiles: ['terms.pdf'],
          completedAddresses: ['{{ logo }}'],
        },
      }),
    ],
    'transfer:warning.missingFiles',
  ),
  'copy to the same tenant': {
    screen: '/products/copy?plan=single_trip&type=travel',
    steps: async () => {
      await fill('transfer:copy.tenant', 'harbour');
      await press('transfer:copy.signIn');
      await see('transfer:copy.sameTenant');
    },
  },
  'copy with a wrong password': copying(
    [answer(SignInDocument, { token_2: { error: 'INVALID' } })],
    'auth:signIn.incorrect',
  ),
  'copy with a second factor': copying(
    [answer(SignInDocument, { token_2: { error: 'REQUIRED', errorPath: 'secondFactor' } })],
    'auth:code.code',
  ),
  'copy previewed': copying([preview(changed)], 'transfer:preview'),
  'copy not authorized': copying([refuse(PreviewProductImportDocument, 'FORBIDDEN')], 'transfer:copy.failed'),
  'copy templates': {
    screen: '/templates/copy?id=a',
    answers: [answer(ExportTemplatesDocument, { exportTemplates: {} })],
    steps: async () => {
      await see('transfer:copy.withFiles');
    },
  },
};
