// What the arguments of operations name, and which rights that needs. A new argument that looks like a name fails the
// tests until it is in these tables.
import type { Right } from '../../request/rights.ts';

/** Any one of these rights lets its holder name the thing. */
export const rightsOfThings = {
  account: ['account:use'],
  'api key': ['api-keys:manage'],
  /** Apps, their components and releases. */
  app: ['apps:read', 'apps:write', 'apps:publish', 'releases:write', 'releases:publish', 'changes:approve'],
  host: ['apps:write', 'apps:publish', 'tenant:manage'],
  /** Products, their benefits, options and codes. */
  product: ['products:read', 'products:write', 'products:calculate'],
  /** A copy has everything that belongs to its source. */
  'copied product': ['products:read'],
  insurer: ['insurers:read', 'insurers:write', 'products:read'],
  template: ['documents:read', 'documents:write', 'documents:render'],
  /** A workbook that is calculated, as products do. */
  function: ['products:read', 'products:calculate', 'documents:render'],
  file: ['files:read', 'files:write'],
  policy: ['policies:read'],
  case: ['policies:read', 'requests:read', 'requests:write'],
  user: ['users:manage'],
  mail: ['mails:send'],
  /** An address that receives mail. */
  address: ['mails:send', 'users:manage'],
  text: ['texts:write'],
  /** Of any kind: history.api.test.ts proves that each needs the right of its kind, as does releases-of-everything.api.test.ts. */
  item: ['account:use', 'releases:write'],
  /** A name that the caller chooses: nothing is looked up. */
  nothing: [],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type Thing = keyof typeof rightsOfThings;

/** Arguments and fields with such a name refer to something, or store an address. */
export const namingPattern =
  /^(id|ids|key|keyPattern|prefix|names|host|component|to|ccs|bccs|from|copyOf)(_in|_contains)?$|(Id|Ids|Key|Keys|Path|[Cc]odes?|[Ee]mail|replyTo)(_in|_contains)?$/;

/** By the name of an argument or field, unless it is listed with its type. */
export const thingsByName: Readonly<Record<string, Thing>> = {
  appId: 'app',
  appId_in: 'app',
  appIds: 'app',
  attachmentReferenceId: 'template',
  attachmentTemplateId: 'template',
  beforeTypeId: 'product',
  benefitTypeId: 'product',
  code: 'product',
  component: 'app',
  copyOf: 'copied product',
  discountCodes: 'product',
  documentId: 'template',
  documentTemplateIds: 'template',
  drawingId: 'template',
  fileKey: 'file',
  filePath: 'file',
  host: 'host',
  inputId: 'template',
  insurerId: 'insurer',
  itemId: 'item',
  itemIds: 'item',
  keyPattern: 'file',
  loginId: 'user',
  logicalId: 'template',
  logicalId_in: 'template',
  mailId: 'mail',
  names: 'app',
  onRequestTemplateId: 'template',
  optionKey: 'product',
  outputId: 'template',
  parentOptionKeys: 'product',
  plan: 'product',
  parentTypeId: 'product',
  pictureFileKey: 'file',
  policyId: 'policy',
  policyId_in: 'policy',
  prefix: 'file',
  productId: 'product',
  productIds: 'product',
  products: 'product',
  releaseId: 'app',
  requestsEmail: 'address',
  templateId: 'template',
  templateIds: 'template',
  typeId: 'product',
  typeIds: 'product',
  valueId: 'template',
};

/** By type and field, or operation and argument. */
export const things: Readonly<Record<string, Thing>> = {
  // Filters and selections of the operation's own records.
  'changedItemWhereInput.changedById': 'item',
  'changedItemWhereInput.itemId_in': 'item',
  'itemSnapshotWhereInput.createdById': 'item',
  'appWhereInput.appId': 'app',
  'caseWhere.appId': 'case',
  'caseWhere.appId_in': 'case',
  'caseWhere.assignedToId': 'case',
  'caseWhere.holderId': 'case',
  'caseWhere.holderId_in': 'case',
  'caseWhere.id': 'case',
  'caseWhere.id_in': 'case',
  'componentWhereInput.id': 'app',
  'componentWhereInput.id_in': 'app',
  'insurerWhere.id': 'insurer',
  'insurerWhere.id_contains': 'insurer',
  'insurerWhere.id_in': 'insurer',
  'loginWhereInput.id': 'user',
  'loginWhereInput.id_in': 'user',
  'loginWhereInput.email_contains': 'user',
  'policyWhereInput.id': 'policy',
  'policyWhereInput.id_in': 'policy',
  'policyWhereInput.productId': 'policy',
  'productWhereInput.id_in': 'product',
  'releaseWhereInput.id': 'app',
  'releaseWhereInput.id_in': 'app',
  'releaseWhereInput.rolledBackReleaseId': 'app',
  'templateWhereInput.id': 'template',
  'templateWhereInput.id_in': 'template',
  'transactionWhereInput.id': 'policy',
  'transactionWhereInput.id_in': 'policy',
  'product.rateTables(names)': 'product',
  'Query.callFunction(name)': 'function',
  'Query.insurers(ids)': 'insurer',
  'Query.sentMail(id)': 'mail',
  // Mails have the id of their template; nothing is read from it.
  'Query.sentMails(templateId)': 'mail',
  'Mutation.addInputToFunctionTemplate(id)': 'template',
  'Mutation.addOutputToFunctionTemplate(id)': 'template',
  'Mutation.createFolder(key)': 'file',
  'Mutation.deleteAllL10n(key)': 'text',
  'Mutation.deleteComponent(id)': 'app',
  'Mutation.deleteFile(key)': 'file',
  'Mutation.deleteFolder(key)': 'file',
  'Mutation.deleteInsurer(id)': 'insurer',
  'Mutation.deleteL10n(key)': 'text',
  'Mutation.endSession(id)': 'account',
  'Mutation.moveFile(key)': 'file',
  'Mutation.moveFile(newKey)': 'file',
  'Mutation.revokeApiKey(id)': 'api key',
  'Mutation.setFileAcl(key)': 'file',
  'Mutation.updateCase(id)': 'case',
  'Mutation.updateComponent(id)': 'app',
  'Mutation.updateFunctionTemplate(id)': 'template',
  'Mutation.updateInsurer(id)': 'insurer',
  'addPdfDrawingInput.id': 'template',
  'benefitOptionInput.key': 'product',
  'emailMessageAttachmentInput.key': 'file',
  'emailMessageInput.bccs': 'address',
  'emailMessageInput.ccs': 'address',
  'emailMessageInput.from': 'address',
  'emailMessageInput.replyTo': 'address',
  'emailMessageInput.to': 'address',
  'smsMessageInput.from': 'address',
  'smsMessageInput.to': 'address',
  'savedDrawingInput.id': 'template',
  'updateCaseInput.assignedToId': 'user',
  'updatedDrawingInput.id': 'template',
  'createLoginInput.email': 'address',
  // The right depends on the key, and is checked wherever texts are written.
  'upsertL10nInput.key': 'text',
  'l10nUpdateInput.key': 'text',
  // Names that the caller chooses, and proofs of the caller's own.
  'Mutation.confirmSecondFactor(code)': 'nothing',
  'caseInput.idempotencyKey': 'nothing',
  'casePartyInput.email': 'nothing',
  // The label of a case: nothing is looked up.
  'Mutation.createCase(appId)': 'nothing',
  'createAppInput.appTemplateId': 'nothing',
  // Shown in the studio; nothing is sent there.
  'createAppInput.email': 'nothing',
  'updateAppInput.email': 'nothing',
  // The engine that calculates a workbook.
  'engineInput.id': 'nothing',
  'keyValueInput.key': 'nothing',
};
