// Who may call each operation of the schema, and how the things of a tenant are named in its arguments. An operation that
// is missing here does not compile, and fails the test of the access matrix.
import type { Mutation, Query } from '../../graphql/generated/schema-types.ts';
import type { Owned } from './owned.ts';

export interface OperationAccess {
  /** Whoever has a session, or everybody. */
  readonly by: 'session' | 'everybody';
  /** Arguments that name what a tenant owns; the least that is valid stands for the others. */
  readonly naming?: (owned: Owned) => Readonly<Record<string, unknown>>;
  /** Its answer is the same whether or not there is anything of that name, for the owner too. */
  readonly isSilent?: true;
}

type OperationName<Root> = Exclude<keyof Root, '__typename'>;

const everybody: OperationAccess = { by: 'everybody' };
const session: OperationAccess = { by: 'session' };

function naming(make: (owned: Owned) => Readonly<Record<string, unknown>>): OperationAccess {
  return { by: 'session', naming: make };
}

function silent(make: (owned: Owned) => Readonly<Record<string, unknown>>): OperationAccess {
  return { by: 'session', naming: make, isSilent: true };
}

const rendering = { name: 'data' };
const rule = (code: string) => ({ code, name: 'Rule', calculationLogic: '1' });

export const queries: Readonly<Record<OperationName<Query>, OperationAccess>> = {
  apiKeys: session,
  cases: naming(({ caseId }) => ({ where: { id: caseId } })),
  evaluateLogic: session,
  failedMails: session,
  fileBuckets: session,
  fileListing: naming(({ folderKey }) => ({ prefix: folderKey })),
  insurers: naming(({ insurerId }) => ({ ids: [insurerId] })),
  policies: naming(({ policyId }) => ({ where: { id: policyId } })),
  products: naming(({ productId }) => ({ where: { id_in: [productId] } })),
  products_2: naming(({ productId }) => ({ where: { id_in: [productId] } })),
  refreshToken: everybody,
  renderHtml: session,
  renderNotificationTemplate: naming(({ notificationId }) => ({ templateId: notificationId, input: rendering })),
  renderSms: session,
  renderSmsTemplate: naming(({ smsId }) => ({ templateId: smsId, input: rendering })),
  renderWkhtmltopdf: session,
  renderWkhtmltopdfTemplate: naming(({ wkhtmltopdfId }) => ({ templateId: wkhtmltopdfId, input: rendering })),
  searchFiles: naming(({ fileKey }) => ({ where: { keyPattern: fileKey } })),
  secondFactor: session,
  sessions: session,
  templates: naming(({ smsId }) => ({ where: { id: smsId } })),
  tenantSettings: session,
  tenantUsage: session,
  token_2: everybody,
  transactions: naming(({ transactionId }) => ({ where: { id: transactionId } })),
};

export const mutations: Readonly<Record<OperationName<Mutation>, OperationAccess>> = {
  addBenefit: naming(({ productId }) => ({ productId, input: { typeId: 'added' } })),
  addBenefits: naming(({ productId }) => ({ productId, inputs: [{ typeId: 'added' }] })),
  addDiscountCode: naming(({ productId }) => ({ productId, input: rule('ADDED') })),
  addDynamicValueToTemplate: naming(({ dynamicId }) => ({ templateId: dynamicId, input: { valueJsonString: '2' } })),
  addHostToTenantSettings: session,
  addLoadingCode: naming(({ productId }) => ({ productId, input: rule('ADDED') })),
  beginSecondFactor: session,
  changePassword: session,
  confirmSecondFactor: session,
  createApiKey: session,
  createDynamicTemplate: session,
  createFolder: naming(({ folderKey }) => ({ key: folderKey })),
  createNotificationTemplate: session,
  createPriceLogic: naming(({ productId }) => ({ productId, input: { amountLogic: '1' } })),
  createProduct: naming(({ productId }) => ({
    product: { productId: { plan: 'copy', type: 'single_trip' }, copyOf: productId },
  })),
  createSmsTemplate: session,
  createWkhtmltopdfTemplate: session,
  deleteAllL10n: silent(({ textKey }) => ({ key: textKey })),
  deleteFile: naming(({ fileKey }) => ({ key: fileKey })),
  deleteFolder: naming(({ folderKey }) => ({ key: folderKey })),
  deleteL10n: silent(({ textKey }) => ({ key: textKey, locale: 'en-US' })),
  deleteProduct: naming(({ productId }) => ({ productId })),
  deleteTemplate: naming(({ smsId }) => ({ templateId: smsId })),
  disableSecondFactor: session,
  discardTemplateDraft: silent(({ wkhtmltopdfId }) => ({ templateId: wkhtmltopdfId })),
  endOtherSessions: session,
  endSession: naming(({ sessionId }) => ({ id: sessionId })),
  forgotPassword: everybody,
  logout: session,
  moveBenefit: naming(({ productId, typeId }) => ({ productId, typeId })),
  moveFile: naming(({ fileKey }) => ({ key: fileKey, newKey: 'moved.txt' })),
  removeBenefit: naming(({ productId, typeId }) => ({ productId, typeId })),
  removeDiscountCode: naming(({ productId, discountCode }) => ({ productId, code: discountCode })),
  removeDynamicValueFromTemplate: naming(({ dynamicId, valueId }) => ({ templateId: dynamicId, valueId })),
  removeHostFromTenantSettings: naming(({ host }) => ({ host })),
  removeLoadingCode: naming(({ productId, loadingCode }) => ({ productId, code: loadingCode })),
  renewRecoveryCodes: session,
  resetPassword: everybody,
  revokeApiKey: naming(({ apiKeyId }) => ({ id: apiKeyId })),
  saveTemplateDraft: naming(({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: { contentJsonString: '{}' },
  })),
  setFileAcl: naming(({ fileKey }) => ({ key: fileKey, isPublic: true })),
  updateBenefit: naming(({ productId, typeId }) => ({ productId, typeId, input: { valueJsonString: '2' } })),
  updateDiscountCode: naming(({ productId, discountCode }) => ({
    productId,
    code: discountCode,
    input: rule(discountCode),
  })),
  updateDynamicTemplate: naming(({ dynamicId }) => ({ templateId: dynamicId, input: { name: 'Renamed' } })),
  updateDynamicValueOfTemplate: naming(({ dynamicId, valueId }) => ({
    templateId: dynamicId,
    valueId,
    input: { valueJsonString: '2' },
  })),
  updateLoadingCode: naming(({ productId, loadingCode }) => ({
    productId,
    code: loadingCode,
    input: rule(loadingCode),
  })),
  updateNotificationTemplate: naming(({ notificationId }) => ({
    templateId: notificationId,
    input: { name: 'Renamed' },
  })),
  updatePriceLogic: naming(({ productId }) => ({ productId, input: { amountLogic: '2' } })),
  updateProduct: naming(({ productId }) => ({ productId, input: { status: 'changed' } })),
  updateSecondFactorRequirement: session,
  updateSmsTemplate: naming(({ smsId }) => ({ templateId: smsId, input: { name: 'Renamed' } })),
  updateWkhtmltopdfTemplate: naming(({ wkhtmltopdfId }) => ({ templateId: wkhtmltopdfId, input: { name: 'Renamed' } })),
  upsertL10n: silent(({ textKey }) => ({ l10n: { key: textKey, locale: 'fr-FR', value: 'x' } })),
};
