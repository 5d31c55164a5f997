// An operation's own right usually covers what its arguments name (arguments.ts). Every other pair is listed here, so
// that it is tested or explained.
import type { Right } from '../../request/rights.ts';
import type { Owned } from './owned.ts';

export interface NamedElsewhere {
  /** Checked in addition to the right of the operation, before anything is looked up. */
  readonly right: Right;
  /** What is named. */
  readonly names: keyof Owned;
  readonly args: (owned: Owned) => Readonly<Record<string, unknown>>;
}

/** Pairs of an operation and an argument for which the operation's right is not enough. */
export const namedElsewhere: Readonly<Record<string, NamedElsewhere>> = {
  'addEmailAttachmentReference addEmailAttachmentReferenceInput.filePath': files(({ emailId, fileKey }) => ({
    templateId: emailId,
    input: { fileName: 'Terms', filePath: fileKey },
  })),
  'addPdfDrawing addPdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    input: { ...picture, pictureFileKey: fileKey },
  })),
  'compareFunctionWorkbook Query.compareFunctionWorkbook(fileKey)': files(({ functionId, fileKey }) => ({
    templateId: functionId,
    fileKey,
  })),
  'createApiKey Mutation.createApiKey(products)': products('productId', 'products:read', ({ productId }) => ({
    name: 'Named',
    products: [productId],
  })),
  'createApp createAppInput.onRequestTemplateId': templates('notificationId', ({ notificationId }) => ({
    input: { appId: 'named', appName: 'Named', onRequestTemplateId: notificationId },
  })),
  'createApp createAppInput.requestsEmail': {
    right: 'mails:send',
    names: 'mailId',
    args: ({ mailId }) => ({ input: { appId: 'mailed', appName: 'Mailed', requestsEmail: `${mailId}@nobody.test` } }),
  },
  'createCase caseInput.productId': products('productId', 'products:calculate', ({ productId }) => ({
    input: caseOf(productId),
  })),
  'createCase benefitOptionInput.benefitTypeId': products('typeId', 'products:calculate', ({ productId, typeId }) => ({
    input: caseOf(productId, { benefitOptions: [{ benefitTypeId: typeId, key: 'basic' }] }),
  })),
  'createCase benefitOptionInput.key': products('typeId', 'products:calculate', ({ productId, typeId }) => ({
    input: caseOf(productId, { benefitOptions: [{ benefitTypeId: 'cover', key: typeId }] }),
  })),
  'createCase caseOfferInput.discountCodes': products(
    'discountCode',
    'products:calculate',
    ({ productId, discountCode }) => ({
      input: caseOf(productId, { discountCodes: [discountCode] }),
    }),
  ),
  'createFunctionTemplate createFunctionTemplateInput.fileKey': files(({ fileKey }) => ({
    input: { name: 'Named', fileKey: `${fileKey}.xlsx` },
  })),
  'createPdfDrawingTemplate createPdfDrawingTemplateInput.fileKey': files(({ fileKey }) => ({
    input: { name: 'Named', fileKey },
  })),
  'createProduct createProductInput.copyOf': products('productId', 'products:read', ({ productId }) => ({
    product: { productId: { plan: 'copied', type: 'single_trip' }, copyOf: productId },
  })),
  'createProduct createProductInput.insurerId': products('insurerId', 'insurers:read', ({ insurerId }) => ({
    product: { productId: { plan: 'insured', type: 'single_trip' }, insurerId },
  })),
  'pdfForm Query.pdfForm(fileKey)': files(({ fileKey }) => ({ fileKey })),
  'renderEmailMjmlTemplate overrideEmailAttachmentReferenceInput.filePath': files(({ emailId, fileKey }) => ({
    templateId: emailId,
    includeAttachments: true,
    input: overridingFile(fileKey),
  })),
  'renderPdfDrawingTemplate addPdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    unsaved: { drawings: { add: [{ ...picture, pictureFileKey: fileKey }] } },
  })),
  'renderPdfDrawingTemplate unsavedPdfDrawingInput.fileKey': files(({ pdfDrawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    unsaved: { fileKey },
  })),
  'renderPdfDrawingTemplate updatePdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, drawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    unsaved: { drawings: { update: [{ id: drawingId, drawing: { kind: 'PICTURE', pictureFileKey: fileKey } }] } },
  })),
  'saveDrawings addPdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    input: { add: [{ ...picture, pictureFileKey: fileKey }] },
  })),
  'saveDrawings updatePdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, drawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    input: { update: [{ id: drawingId, drawing: { kind: 'PICTURE', pictureFileKey: fileKey } }] },
  })),
  'sendNotification emailMessageAttachmentInput.key': files(({ fileKey }) => ({
    input: { emailMessage: { to, htmlContent: 'Hello', attachments: [{ key: fileKey, name: 'Terms' }] } },
  })),
  'sendNotification overrideEmailAttachmentReferenceInput.filePath': files(({ emailId, fileKey }) =>
    mailing(emailId, overridingFile(fileKey)),
  ),
  'sendNotification overrideEmailAttachmentTemplateInput.templateId': {
    right: 'documents:render',
    names: 'wkhtmltopdfId',
    args: ({ emailId, wkhtmltopdfId: templateId }) =>
      mailing(emailId, { name: 'data', overrideAttachmentTemplates: [{ fileName: 'Certificate', templateId }] }),
  },
  'setAppProducts Mutation.setAppProducts(productIds)': products(
    'productId',
    'products:read',
    ({ appId, productId }) => ({
      appId,
      productIds: [productId],
    }),
  ),
  'updateApp updateAppInput.onRequestTemplateId': templates('notificationId', ({ appId, notificationId }) => ({
    appId,
    input: { onRequestTemplateId: notificationId },
  })),
  'updateApp updateAppInput.requestsEmail': {
    right: 'mails:send',
    names: 'mailId',
    args: ({ appId, mailId }) => ({ appId, input: { requestsEmail: `${mailId}@nobody.test` } }),
  },
  'updateCase updateCaseInput.assignedToId': {
    right: 'requests:read',
    names: 'loginId',
    args: ({ caseId, loginId }) => ({ id: caseId, input: { assignedToId: loginId } }),
  },
  'updateFunctionTemplate updateFunctionTemplateInput.fileKey': files(({ functionId, fileKey }) => ({
    id: functionId,
    input: { fileKey: `${fileKey}.xlsx` },
  })),
  'updatePdfDrawing updatePdfDrawingInput.pictureFileKey': files(({ pdfDrawingId, drawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    drawingId,
    input: { kind: 'PICTURE', pictureFileKey: fileKey },
  })),
  'updatePdfDrawingTemplate createPdfDrawingTemplateInput.fileKey': files(({ pdfDrawingId, fileKey }) => ({
    templateId: pdfDrawingId,
    input: { fileKey },
  })),
  'updateProduct updateProductInput.insurerId': products('insurerId', 'insurers:read', ({ productId, insurerId }) => ({
    productId,
    input: { insurerId },
  })),
  'upsertCmsConfig cmsVisitorsInput.documentTemplateIds': templates('wkhtmltopdfId', ({ appId, wkhtmltopdfId }) => ({
    appId,
    config: { visitors: { kind: 'customers', documentTemplateIds: [wkhtmltopdfId] } },
  })),
};

/** Pairs that read nothing by the name, with the reason. */
export const unread: Readonly<Record<string, string>> = {
  // Roles that send mail do so with templates: their own right is the right to a template that can be sent. Others
  // do not exist for them.
  'sendNotification templateRenderingInput.templateId': 'mails:send covers the templates of mails',
  'sendNotification templateRenderingInput.logicalId': 'mails:send covers the templates of mails',
  'sendNotification sendNotificationInput.policyId': 'stored with the mail as a text',
  // The texts of a product or a template need the right to change it, which the operation requires.
  ...unreadIn('l10nUpdateInput.key', 'the right to the text is that of the operation', ['updateBenefits']),
  ...unreadIn('upsertL10nInput.key', 'the right to the text is that of the operation', [
    'addBenefit',
    'addBenefits',
    'updateBenefit',
    'updateNotificationTemplate',
    'updateProduct',
  ]),
  ...unreadIn('overrideEmailAttachmentReferenceInput.filePath', 'without attachments', [
    'previewEmailMjml',
    'renderEmailMjml',
    'renderFunctionTemplate',
    'renderHtml',
    'renderNotificationTemplate',
    'renderPdfDrawingTemplate',
    'renderSms',
    'renderSmsTemplate',
    'renderWkhtmltopdf',
    'renderWkhtmltopdfTemplate',
  ]),
};

function unreadIn(argument: string, reason: string, operations: readonly string[]): Record<string, string> {
  return Object.fromEntries(operations.map((operation) => [`${operation} ${argument}`, reason]));
}

const to = 'chan@customer.test';
const picture = { page: 1, point1: { x: 0, y: 0 }, point2: { x: 9, y: 9 }, kind: 'PICTURE' };

function overridingFile(filePath: string) {
  return { name: 'data', overrideAttachmentReferences: [{ fileName: 'Terms', filePath }] };
}

function mailing(templateId: string, input: object) {
  return { input: { emailMessage: { to, templateRendering: { templateId, input } } } };
}

function caseOf(productId: Owned['productId'], offer: object = {}) {
  return {
    idempotencyKey: 'named by an argument',
    productId,
    holder: { name: 'Chan Tai Man', email: 'chan@customer.test' },
    offer: { valuesJsonString: '{}', ...offer },
  };
}

function files(args: NamedElsewhere['args']): NamedElsewhere {
  return { right: 'files:read', names: 'fileKey', args };
}

function templates(names: keyof Owned, args: NamedElsewhere['args']): NamedElsewhere {
  return { right: 'documents:read', names, args };
}

function products(names: keyof Owned, right: Right, args: NamedElsewhere['args']): NamedElsewhere {
  return { right, names, args };
}
