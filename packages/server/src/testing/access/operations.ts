// Which right each operation of the schema needs, and how the things of a tenant are named in its arguments. An operation that
// is missing here does not compile, and fails the test of the access matrix.
import type { Mutation, Query } from '../../graphql/generated/schema-types.ts';
import type { Right } from '../../request/rights.ts';
import type { Owned } from './owned.ts';

export interface OperationAccess {
  /** The right that a session needs, or that none is needed. */
  readonly by: Right | 'everybody';
  /** Arguments that name what a tenant owns; the least that is valid stands for the others. */
  readonly naming?: (owned: Owned) => Readonly<Record<string, unknown>>;
  /** Its answer is the same whether or not there is anything of that name, for the owner too. */
  readonly isSilent?: true;
}

type OperationName<Root> = Exclude<keyof Root, '__typename'>;

const everybody: OperationAccess = { by: 'everybody' };
type Naming = (owned: Owned) => Readonly<Record<string, unknown>>;

function needs(right: Right): OperationAccess {
  return { by: right };
}

function naming(right: Right, make: Naming): OperationAccess {
  return { by: right, naming: make };
}

function silent(right: Right, make: Naming): OperationAccess {
  return { by: right, naming: make, isSilent: true };
}

const rendering = { name: 'data' };
const rule = (code: string) => ({ code, name: 'Rule', calculationLogic: '1' });

export const queries: Readonly<Record<OperationName<Query>, OperationAccess>> = {
  apiKeys: needs('api-keys:manage'),
  cases: naming('policies:read', ({ caseId }) => ({ where: { id: caseId } })),
  evaluateLogic: needs('products:read'),
  failedMails: needs('tenant:manage'),
  fileBuckets: needs('files:read'),
  fileListing: naming('files:read', ({ folderKey }) => ({ prefix: folderKey })),
  insurers: naming('insurers:read', ({ insurerId }) => ({ ids: [insurerId] })),
  logins: naming('users:manage', ({ loginId }) => ({ where: { id: loginId } })),
  me: needs('account:use'),
  policies: naming('policies:read', ({ policyId }) => ({ where: { id: policyId } })),
  products: naming('products:read', ({ productId }) => ({ where: { id_in: [productId] } })),
  products_2: naming('products:read', ({ productId }) => ({ where: { id_in: [productId] } })),
  refreshToken: everybody,
  renderHtml: needs('documents:render'),
  renderNotificationTemplate: naming('documents:render', ({ notificationId }) => ({
    templateId: notificationId,
    input: rendering,
  })),
  renderSms: needs('documents:render'),
  renderSmsTemplate: naming('documents:render', ({ smsId }) => ({ templateId: smsId, input: rendering })),
  renderWkhtmltopdf: needs('documents:render'),
  renderWkhtmltopdfTemplate: naming('documents:render', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: rendering,
  })),
  searchFiles: naming('files:read', ({ fileKey }) => ({ where: { keyPattern: fileKey } })),
  secondFactor: needs('account:use'),
  sessions: needs('account:use'),
  templates: naming('documents:read', ({ smsId }) => ({ where: { id: smsId } })),
  tenantSettings: needs('tenant:read'),
  tenantUsage: needs('tenant:read'),
  token_2: everybody,
  transactions: naming('policies:read', ({ transactionId }) => ({ where: { id: transactionId } })),
};

export const mutations: Readonly<Record<OperationName<Mutation>, OperationAccess>> = {
  addBenefit: naming('products:write', ({ productId }) => ({ productId, input: { typeId: 'added' } })),
  addBenefits: naming('products:write', ({ productId }) => ({ productId, inputs: [{ typeId: 'added' }] })),
  addDiscountCode: naming('products:write', ({ productId }) => ({ productId, input: rule('ADDED') })),
  addDynamicValueToTemplate: naming('documents:write', ({ dynamicId }) => ({
    templateId: dynamicId,
    input: { valueJsonString: '2' },
  })),
  addHostToTenantSettings: needs('tenant:manage'),
  addLoadingCode: naming('products:write', ({ productId }) => ({ productId, input: rule('ADDED') })),
  assignRole: naming('users:manage', ({ loginId }) => ({ loginId, role: 'VIEWER' })),
  beginSecondFactor: needs('account:use'),
  changePassword: needs('account:use'),
  confirmSecondFactor: needs('account:use'),
  createApiKey: needs('api-keys:manage'),
  createDynamicTemplate: needs('documents:write'),
  createFolder: naming('files:write', ({ folderKey }) => ({ key: folderKey })),
  createInsurer: needs('insurers:write'),
  createLogin: needs('users:manage'),
  createNotificationTemplate: needs('documents:write'),
  createPriceLogic: naming('products:write', ({ productId }) => ({ productId, input: { amountLogic: '1' } })),
  createProduct: naming('products:write', ({ productId }) => ({
    product: { productId: { plan: 'copy', type: 'single_trip' }, copyOf: productId },
  })),
  createSmsTemplate: needs('documents:write'),
  createWkhtmltopdfTemplate: needs('documents:write'),
  deactivate: naming('users:manage', ({ loginId }) => ({ loginId })),
  deleteAllL10n: silent('texts:write', ({ textKey }) => ({ key: textKey })),
  deleteFile: naming('files:write', ({ fileKey }) => ({ key: fileKey })),
  deleteFolder: naming('files:write', ({ folderKey }) => ({ key: folderKey })),
  deleteInsurer: naming('insurers:write', ({ insurerId }) => ({ id: insurerId })),
  deleteL10n: silent('texts:write', ({ textKey }) => ({ key: textKey, locale: 'en-US' })),
  deleteProduct: naming('products:write', ({ productId }) => ({ productId })),
  deleteTemplate: naming('documents:write', ({ smsId }) => ({ templateId: smsId })),
  disableSecondFactor: needs('account:use'),
  discardTemplateDraft: silent('documents:write', ({ wkhtmltopdfId }) => ({ templateId: wkhtmltopdfId })),
  endOtherSessions: needs('account:use'),
  endSession: naming('account:use', ({ sessionId }) => ({ id: sessionId })),
  forgotPassword: everybody,
  logout: needs('account:use'),
  moveBenefit: naming('products:write', ({ productId, typeId }) => ({ productId, typeId })),
  moveFile: naming('files:write', ({ fileKey }) => ({ key: fileKey, newKey: 'moved.txt' })),
  reactivate: naming('users:manage', ({ loginId }) => ({ loginId })),
  removeBenefit: naming('products:write', ({ productId, typeId }) => ({ productId, typeId })),
  removeDiscountCode: naming('products:write', ({ productId, discountCode }) => ({ productId, code: discountCode })),
  removeDynamicValueFromTemplate: naming('documents:write', ({ dynamicId, valueId }) => ({
    templateId: dynamicId,
    valueId,
  })),
  removeHostFromTenantSettings: naming('tenant:manage', ({ host }) => ({ host })),
  removeLoadingCode: naming('products:write', ({ productId, loadingCode }) => ({ productId, code: loadingCode })),
  renewRecoveryCodes: needs('account:use'),
  resendInvitation: naming('users:manage', ({ loginId }) => ({ loginId })),
  resetPassword: everybody,
  revokeApiKey: naming('api-keys:manage', ({ apiKeyId }) => ({ id: apiKeyId })),
  saveTemplateDraft: naming('documents:write', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: { contentJsonString: '{}' },
  })),
  setFileAcl: naming('files:write', ({ fileKey }) => ({ key: fileKey, isPublic: true })),
  updateBenefit: naming('products:write', ({ productId, typeId }) => ({
    productId,
    typeId,
    input: { valueJsonString: '2' },
  })),
  updateDiscountCode: naming('products:write', ({ productId, discountCode }) => ({
    productId,
    code: discountCode,
    input: rule(discountCode),
  })),
  updateDynamicTemplate: naming('documents:write', ({ dynamicId }) => ({
    templateId: dynamicId,
    input: { name: 'Renamed' },
  })),
  updateDynamicValueOfTemplate: naming('documents:write', ({ dynamicId, valueId }) => ({
    templateId: dynamicId,
    valueId,
    input: { valueJsonString: '2' },
  })),
  updateInsurer: naming('insurers:write', ({ insurerId }) => ({ id: insurerId, input: { name: 'Taken' } })),
  updateLoadingCode: naming('products:write', ({ productId, loadingCode }) => ({
    productId,
    code: loadingCode,
    input: rule(loadingCode),
  })),
  updateNotificationTemplate: naming('documents:write', ({ notificationId }) => ({
    templateId: notificationId,
    input: { name: 'Renamed' },
  })),
  updatePriceLogic: naming('products:write', ({ productId }) => ({ productId, input: { amountLogic: '2' } })),
  updateProduct: naming('products:write', ({ productId }) => ({ productId, input: { status: 'changed' } })),
  updateSecondFactorRequirement: needs('tenant:manage'),
  updateSmsTemplate: naming('documents:write', ({ smsId }) => ({ templateId: smsId, input: { name: 'Renamed' } })),
  updateWkhtmltopdfTemplate: naming('documents:write', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: { name: 'Renamed' },
  })),
  upsertL10n: silent('texts:write', ({ textKey }) => ({ l10n: { key: textKey, locale: 'fr-FR', value: 'x' } })),
};
