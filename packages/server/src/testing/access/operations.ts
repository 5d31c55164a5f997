// The right that each operation of the schema requires, and how its arguments refer to a tenant's data. A
// missing operation causes a compile error and fails the access matrix.
import { randomUUID } from 'node:crypto';
import type { ProductId } from '../../features/products/products.service.ts';
import type { Mutation, Query } from '../../graphql/generated/schema-types.ts';
import type { VisitorKind } from '../../request/context.ts';
import type { Right } from '../../request/rights.ts';
import type { Owned } from './owned.ts';

export interface OperationAccess {
  /** The right that a session needs, or that none is needed, or that only guests or visitors of an app may call it. */
  readonly by: Right | 'guest' | 'visitor' | 'everybody';
  /** The right that the named things need as well. */
  readonly andBy?: Right;
  /** Guests may call it too. */
  readonly isForGuests?: true;
  /** The visitors who may also call it. */
  readonly isFor?: readonly VisitorKind[];
  /** Arguments that refer to a tenant's data; others get minimal valid values. */
  readonly naming?: (owned: Owned) => Readonly<Record<string, unknown>>;
  /** Its response is the same whether or not the name exists, even for the owner. */
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

function visiting(...isFor: readonly VisitorKind[]): OperationAccess {
  return { by: 'visitor', isFor };
}

const rendering = { name: 'data' };
/** A table of factors by a text. */
const plainTable = {
  keys: [{ name: 'key', match: 'EXACT', type: 'TEXT' }],
  values: [{ name: 'factor', unit: 'FACTOR' }],
};
const rule = (code: string) => ({ code, name: 'Rule', calculationLogic: '1' });

const caseOf = (productId: ProductId) => ({
  idempotencyKey: randomUUID(),
  productId,
  holder: { name: 'Chan Tai Man', email: 'chan@customer.test' },
  offer: { valuesJsonString: '{}' },
});

const namingProduct = naming('products:read', ({ productId }) => ({ where: { id_in: [productId] } }));

export const queries: Readonly<Record<OperationName<Query>, OperationAccess>> = {
  apiKeys: needs('api-keys:manage'),
  apps: naming('apps:read', ({ appId }) => ({ where: { appId } })),
  cases: naming('policies:read', ({ caseId }) => ({ where: { id: caseId } })),
  cmsConfigs: naming('apps:read', ({ appId }) => ({ where: { appId } })),
  callFunction: naming('products:read', ({ functionId }) => ({ name: functionId, inputsJsonString: '{}' })),
  compareFunctionStates: naming('documents:render', ({ functionId }) => ({ templateId: functionId, from: 1 })),
  compareFunctionWorkbook: naming('documents:render', ({ functionId, fileKey }) => ({
    templateId: functionId,
    fileKey,
  })),
  componentFailures: naming('apps:read', ({ appId }) => ({ appId })),
  componentPreview: needs('apps:read'),
  components: naming('apps:read', ({ componentId }) => ({ where: { id: componentId } })),
  decisionTableFromDmn: needs('products:read'),
  decisionTableToDmn: needs('products:read'),
  deletedItems: needs('account:use'),
  evaluateLogic: naming('products:read', ({ productId }) => ({ logic: '1', valuesJsonString: '{}', productId })),
  exportProduct: naming('products:read', ({ productId }) => ({ productId })),
  exportRelease: naming('apps:read', ({ releaseId }) => ({ releaseId })),
  exportTemplates: naming('documents:read', ({ smsId }) => ({ templateIds: [smsId] })),
  failedMails: needs('tenant:manage'),
  fileBuckets: needs('files:read'),
  fileListing: naming('files:read', ({ folderKey }) => ({ prefix: folderKey })),
  fontFamilies: needs('documents:read'),
  historySettings: needs('tenant:manage'),
  itemDifference: needs('account:use'),
  itemSnapshots: needs('account:use'),
  itemUses: needs('account:use'),
  functionSheet: naming('documents:render', ({ functionId }) => ({
    templateId: functionId,
    sheet: 0,
    top: 0,
    left: 0,
    rows: 1,
    columns: 1,
  })),
  insurers: naming('insurers:read', ({ insurerId }) => ({ ids: [insurerId] })),
  logins: naming('users:manage', ({ loginId }) => ({ where: { id: loginId } })),
  mailSenders: needs('mails:send'),
  me: needs('account:use'),
  pdfForm: naming('documents:read', ({ pdfDrawingId }) => ({ templateId: pdfDrawingId })),
  policies: naming('policies:read', ({ policyId }) => ({ where: { id: policyId } })),
  previewEmailMjml: needs('documents:render'),
  previewProductImport: needs('products:write'),
  previewReleaseImport: needs('releases:write'),
  previewTemplateImport: needs('documents:write'),
  productUses: naming('products:read', ({ productId }) => ({ productId })),
  products: { ...namingProduct, isForGuests: true },
  products_2: { ...namingProduct, isForGuests: true },
  refreshToken: everybody,
  // The rights of kinds decide: releases-of-everything.api.test.ts proves it.
  changedItems: needs('account:use'),
  releaseNeeds: silent('account:use', () => ({ items: [{ kind: 'app', itemId: 'unknown' }] })),
  releases: naming('apps:read', ({ releaseId }) => ({ where: { id: releaseId } })),
  renderFunctionTemplate: naming('documents:render', ({ functionId }) => ({
    templateId: functionId,
    input: rendering,
  })),
  renderEmailMjml: needs('documents:render'),
  renderEmailMjmlTemplate: naming('documents:render', ({ emailId }) => ({ templateId: emailId, input: rendering })),
  renderHtml: needs('documents:render'),
  renderNotificationTemplate: naming('documents:render', ({ notificationId }) => ({
    templateId: notificationId,
    input: rendering,
  })),
  renderPdfDrawingTemplate: naming('documents:render', ({ pdfDrawingId }) => ({
    templateId: pdfDrawingId,
    input: rendering,
  })),
  renderSms: needs('documents:render'),
  renderSmsTemplate: naming('documents:render', ({ smsId }) => ({ templateId: smsId, input: rendering })),
  renderWkhtmltopdf: needs('documents:render'),
  renderWkhtmltopdfTemplate: naming('documents:render', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: rendering,
  })),
  requests: naming('requests:read', ({ caseId }) => ({ where: { id: caseId } })),
  searchFiles: naming('files:read', ({ fileKey }) => ({ where: { keyPattern: fileKey } })),
  secondFactor: needs('account:use'),
  sentMail: naming('mails:send', ({ mailId }) => ({ id: mailId })),
  sentMails: naming('mails:send', ({ emailId }) => ({ templateId: emailId })),
  sessions: needs('account:use'),
  templates: naming('documents:read', ({ smsId }) => ({ where: { id: smsId } })),
  tenantSettings: needs('tenant:read'),
  tenantUsage: needs('tenant:read'),
  token_2: everybody,
  transactions: naming('policies:read', ({ transactionId }) => ({ where: { id: transactionId } })),
  visitor: visiting('customers', 'staff'),
  visitorDocument: {
    ...visiting('customers'),
    naming: ({ policyId, wkhtmltopdfId }) => ({ policyId, documentId: wkhtmltopdfId }),
  },
  visitorPolicies: visiting('customers', 'staff'),
  visitorPolicy: { ...visiting('customers', 'staff'), naming: ({ policyId }) => ({ id: policyId }) },
  visitorRequest: { ...visiting('staff'), naming: ({ caseId }) => ({ id: caseId }) },
  visitorRequests: visiting('customers', 'staff'),
};

export const mutations: Readonly<Record<OperationName<Mutation>, OperationAccess>> = {
  acceptFunctionDifferences: naming('documents:write', ({ functionId }) => ({ templateId: functionId })),
  addBenefit: naming('products:write', ({ productId }) => ({ productId, input: { typeId: 'added' } })),
  addBenefits: naming('products:write', ({ productId }) => ({ productId, inputs: [{ typeId: 'added' }] })),
  addDiscountCode: naming('products:write', ({ productId }) => ({ productId, input: rule('ADDED') })),
  addDynamicValueToTemplate: naming('documents:write', ({ dynamicId }) => ({
    templateId: dynamicId,
    input: { valueJsonString: '2' },
  })),
  addEmailAttachmentReference: naming('documents:write', ({ emailId, fileKey }) => ({
    templateId: emailId,
    input: { fileName: 'Terms', filePath: fileKey },
  })),
  addEmailAttachmentTemplate: naming('documents:write', ({ emailId, wkhtmltopdfId }) => ({
    templateId: emailId,
    input: { fileName: 'Certificate', templateId: wkhtmltopdfId },
  })),
  addHostToApp: naming('apps:publish', ({ appId }) => ({ appId, host: 'added' })),
  addHostToTenantSettings: needs('tenant:manage'),
  addInputToFunctionTemplate: naming('documents:write', ({ functionId }) => ({
    id: functionId,
    input: { name: 'added' },
  })),
  addLoadingCode: naming('products:write', ({ productId }) => ({ productId, input: rule('ADDED') })),
  addOutputToFunctionTemplate: naming('documents:write', ({ functionId }) => ({
    id: functionId,
    input: { name: 'added' },
  })),
  addPdfDrawing: naming('documents:write', ({ pdfDrawingId }) => ({
    templateId: pdfDrawingId,
    input: { page: 1, point1: { x: 0, y: 0 }, point2: { x: 9, y: 9 } },
  })),
  assignRole: naming('users:manage', ({ loginId }) => ({ loginId, role: 'VIEWER' })),
  beginSecondFactor: needs('account:use'),
  cancelSchedule: naming('releases:publish', ({ releaseId }) => ({ releaseId })),
  approveRelease: naming('changes:approve', ({ releaseId }) => ({ releaseId, manifest: 'a' })),
  changePassword: needs('account:use'),
  changeRequestStatus: { ...visiting('staff'), naming: ({ caseId }) => ({ id: caseId, status: 'CLOSED' }) },
  clearComponentFailures: naming('apps:write', ({ appId }) => ({ appId })),
  confirmSecondFactor: needs('account:use'),
  createApiKey: needs('api-keys:manage'),
  createApp: needs('apps:write'),
  createCase: naming('requests:write', ({ productId }) => ({ input: caseOf(productId) })),
  createComponent: needs('apps:write'),
  createDynamicTemplate: needs('documents:write'),
  createEmailMjmlTemplate: needs('documents:write'),
  createFolder: naming('files:write', ({ folderKey }) => ({ key: folderKey })),
  createFunctionTemplate: needs('documents:write'),
  createInsurer: needs('insurers:write'),
  createLogin: needs('users:manage'),
  createNotificationTemplate: needs('documents:write'),
  createPdfDrawingTemplate: needs('documents:write'),
  createRateTable: naming('products:write', ({ productId }) => ({
    productId,
    name: 'added',
    input: plainTable,
    rowsJsonString: '[["a",1]]',
  })),
  changeRateTable: naming('products:write', ({ productId, rateTable }) => ({
    productId,
    name: rateTable,
    changesJsonString: '[{"insert":{"row":2,"rows":[["b",2]]}}]',
  })),
  createPriceLogic: naming('products:write', ({ productId }) => ({ productId, input: { amountLogic: '1' } })),
  createProduct: naming('products:write', ({ productId }) => ({
    product: { productId: { plan: 'copy', type: 'single_trip' }, copyOf: productId },
  })),
  createRelease: {
    ...naming('releases:write', ({ appId }) => ({ input: { name: 'Release', appIds: [appId] } })),
    andBy: 'apps:write',
  },
  createSmsTemplate: needs('documents:write'),
  createWkhtmltopdfTemplate: needs('documents:write'),
  deactivate: naming('users:manage', ({ loginId }) => ({ loginId })),
  deleteAllL10n: silent('texts:write', ({ textKey }) => ({ key: textKey })),
  deleteApp: naming('apps:write', ({ appId }) => ({ appId })),
  deleteComponent: naming('apps:write', ({ componentId }) => ({ id: componentId })),
  deleteFile: naming('files:write', ({ fileKey }) => ({ key: fileKey })),
  deleteFolder: naming('files:write', ({ folderKey }) => ({ key: folderKey })),
  deleteInsurer: naming('insurers:write', ({ insurerId }) => ({ id: insurerId })),
  deleteL10n: silent('texts:write', ({ textKey }) => ({ key: textKey, locale: 'en-US' })),
  deleteRateTable: naming('products:write', ({ productId, rateTable }) => ({ productId, name: rateTable })),
  deleteProduct: naming('products:write', ({ productId }) => ({ productId })),
  deleteRelease: naming('releases:write', ({ releaseId }) => ({ releaseId })),
  deleteTemplate: naming('documents:write', ({ smsId }) => ({ templateId: smsId })),
  disableSecondFactor: needs('account:use'),
  discardTemplateDraft: silent('documents:write', ({ wkhtmltopdfId }) => ({ templateId: wkhtmltopdfId })),
  endOtherSessions: needs('account:use'),
  endVisitorSession: visiting('customers', 'staff'),
  endSession: naming('account:use', ({ sessionId }) => ({ id: sessionId })),
  forgotPassword: everybody,
  importProduct: needs('products:write'),
  importRelease: needs('releases:write'),
  importTemplates: needs('documents:write'),
  logout: needs('account:use'),
  moveBenefit: naming('products:write', ({ productId, typeId }) => ({ productId, typeId })),
  moveFile: naming('files:write', ({ fileKey }) => ({ key: fileKey, newKey: 'moved.txt' })),
  nameSnapshot: needs('account:use'),
  openVisitorSession: { by: 'guest', isForGuests: true },
  publishRelease: naming('releases:publish', ({ releaseId }) => ({ releaseId })),
  reactivate: naming('users:manage', ({ loginId }) => ({ loginId })),
  removeBenefit: naming('products:write', ({ productId, typeId }) => ({ productId, typeId })),
  removeDiscountCode: naming('products:write', ({ productId, discountCode }) => ({ productId, code: discountCode })),
  removeDynamicValueFromTemplate: naming('documents:write', ({ dynamicId, valueId }) => ({
    templateId: dynamicId,
    valueId,
  })),
  removeInputFromFunctionTemplate: naming('documents:write', ({ functionId, functionInputId }) => ({
    templateId: functionId,
    inputId: functionInputId,
  })),
  removeOutputFromFunctionTemplate: naming('documents:write', ({ functionId, functionOutputId }) => ({
    templateId: functionId,
    outputId: functionOutputId,
  })),
  removeEmailAttachmentReference: naming('documents:write', ({ emailId, attachmentReferenceId }) => ({
    templateId: emailId,
    attachmentReferenceId,
  })),
  removeEmailAttachmentTemplate: naming('documents:write', ({ emailId, attachmentTemplateId }) => ({
    templateId: emailId,
    attachmentTemplateId,
  })),
  removeHostFromApp: naming('apps:publish', ({ appId, appHost }) => ({ appId, host: appHost })),
  removeHostFromTenantSettings: naming('tenant:manage', ({ host }) => ({ host })),
  removeLoadingCode: naming('products:write', ({ productId, loadingCode }) => ({ productId, code: loadingCode })),
  removePdfDrawing: naming('documents:write', ({ pdfDrawingId, drawingId }) => ({
    templateId: pdfDrawingId,
    drawingId,
  })),
  renewRecoveryCodes: needs('account:use'),
  resendInvitation: naming('users:manage', ({ loginId }) => ({ loginId })),
  resetPassword: everybody,
  removeDeletedItem: needs('account:use'),
  restoreItem: needs('account:use'),
  restoreSnapshot: needs('account:use'),
  revokeApiKey: naming('api-keys:manage', ({ apiKeyId }) => ({ id: apiKeyId })),
  rejectRelease: naming('changes:approve', ({ releaseId }) => ({ releaseId, manifest: 'a' })),
  requestApproval: naming('releases:write', ({ releaseId }) => ({ releaseId })),
  rollBackRelease: naming('releases:publish', ({ releaseId }) => ({ releaseId })),
  saveDrawings: naming('documents:write', ({ pdfDrawingId, drawingId }) => ({
    templateId: pdfDrawingId,
    input: { update: [{ id: drawingId, drawing: { page: 1 } }] },
  })),
  saveTemplateDraft: naming('documents:write', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: { contentJsonString: '{}' },
  })),
  scheduleRelease: naming('releases:publish', ({ releaseId }) => ({
    releaseId,
    at: new Date(Date.now() + 3_600_000).toISOString(),
    zone: 'Asia/Hong_Kong',
  })),
  setAppProducts: naming('apps:write', ({ appId, productId }) => ({ appId, productIds: [productId] })),
  sendMailAgain: naming('mails:send', ({ mailId }) => ({ mailId })),
  sendNotification: naming('mails:send', ({ emailId }) => ({
    input: {
      emailMessage: { to: 'chan@customer.test', templateRendering: { templateId: emailId, input: rendering } },
    },
  })),
  sendSignInLink: { by: 'guest', isForGuests: true },
  setFileAcl: naming('files:write', ({ fileKey }) => ({ key: fileKey, isPublic: true })),
  updateApprovals: needs('tenant:manage'),
  updateApp: naming('apps:write', ({ appId }) => ({ appId, input: { appName: 'Taken' } })),
  submitRequest: {
    by: 'guest',
    isForGuests: true,
    naming: ({ productId }) => ({ input: caseOf(productId) }),
  },
  updateBenefit: naming('products:write', ({ productId, typeId }) => ({
    productId,
    typeId,
    input: { valueJsonString: '2' },
  })),
  updateBenefits: naming('products:write', ({ productId, typeId }) => ({
    productId,
    updates: [{ typeId, input: { valueJsonString: '2' } }],
  })),
  updateCase: naming('requests:write', ({ caseId }) => ({ id: caseId, input: { status: 'CLOSED' } })),
  updateComponent: naming('apps:write', ({ componentId }) => ({ id: componentId, input: { vueTemplate: '<div />' } })),
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
  updateFunctionTemplate: naming('documents:write', ({ functionId }) => ({
    id: functionId,
    input: { name: 'Renamed' },
  })),
  updateInputOfFunctionTemplate: naming('documents:write', ({ functionId, functionInputId }) => ({
    templateId: functionId,
    inputId: functionInputId,
    input: { name: 'renamed' },
  })),
  updateEmailMjmlTemplate: naming('documents:write', ({ emailId }) => ({
    templateId: emailId,
    input: { name: 'Renamed' },
  })),
  updateHistorySettings: needs('tenant:manage'),
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
  updatePdfDrawing: naming('documents:write', ({ pdfDrawingId, drawingId }) => ({
    templateId: pdfDrawingId,
    drawingId,
    input: { page: 1 },
  })),
  updatePdfDrawingTemplate: naming('documents:write', ({ pdfDrawingId }) => ({
    templateId: pdfDrawingId,
    input: { name: 'Renamed' },
  })),
  renameRateTable: naming('products:write', ({ productId, rateTable }) => ({
    productId,
    name: rateTable,
    newName: `${rateTable} renamed`,
  })),
  replaceRateTable: naming('products:write', ({ productId, rateTable }) => ({
    productId,
    name: rateTable,
    input: plainTable,
    rowsJsonString: '[["a",1]]',
  })),
  updatePriceLogic: naming('products:write', ({ productId }) => ({ productId, input: { amountLogic: '2' } })),
  updateProductInputs: naming('products:write', ({ productId }) => ({ productId, inputsJsonString: '[]' })),
  updateProduct: naming('products:write', ({ productId }) => ({ productId, input: { status: 'changed' } })),
  updateChangeControl: needs('tenant:manage'),
  updateRelease: naming('releases:write', ({ releaseId }) => ({ releaseId, input: { name: 'Renamed' } })),
  updateReleaseItems: {
    ...naming('releases:write', ({ releaseId, appId }) => ({ releaseId, appIds: [appId] })),
    andBy: 'apps:write',
  },
  updateSecondFactorRequirement: needs('tenant:manage'),
  updateSmsTemplate: naming('documents:write', ({ smsId }) => ({ templateId: smsId, input: { name: 'Renamed' } })),
  updateWkhtmltopdfTemplate: naming('documents:write', ({ wkhtmltopdfId }) => ({
    templateId: wkhtmltopdfId,
    input: { name: 'Renamed' },
  })),
  upsertCmsConfig: naming('apps:write', ({ appId }) => ({ appId, config: { head: { title: 'Taken' } } })),
  upsertL10n: silent('texts:write', ({ textKey }) => ({ l10n: { key: textKey, locale: 'fr-FR', value: 'x' } })),
};
