// One entity of each kind that a tenant owns, and names for which there is nothing.
import { randomUUID } from 'node:crypto';
import type { ProductId } from '../../features/products/products.service.ts';
import { emailCalls } from '../emails.ts';
import { expectSuccess } from '../expect-result.ts';
import { given, type GivenUser, openTestSession } from '../given.ts';
import type { TestServer } from '../start-test-server.ts';
import { releaseCalls } from '../releases.ts';
import { simplePdf } from '../simple-pdf.ts';
import { templateCalls } from '../templates.ts';

export interface Owned {
  readonly productId: ProductId;
  readonly insurerId: string;
  readonly discountCode: string;
  readonly loadingCode: string;
  readonly typeId: string;
  readonly rateTable: string;
  readonly policyId: string;
  readonly caseId: string;
  readonly transactionId: string;
  readonly fileKey: string;
  readonly folderKey: string;
  readonly textKey: string;
  readonly apiKeyId: string;
  /** Another user. */
  readonly loginId: string;
  /** The id of a session of the same user. */
  readonly sessionId: string;
  readonly wkhtmltopdfId: string;
  readonly smsId: string;
  readonly notificationId: string;
  readonly dynamicId: string;
  readonly valueId: string;
  readonly functionId: string;
  readonly functionInputId: string;
  readonly functionOutputId: string;
  readonly emailId: string;
  readonly attachmentReferenceId: string;
  readonly attachmentTemplateId: string;
  readonly mailId: string;
  readonly pdfDrawingId: string;
  readonly drawingId: string;
  readonly logicalId: string;
  readonly host: string;
  readonly appId: string;
  readonly appHost: string;
  readonly componentId: string;
  readonly releaseId: string;
}

/** Included in everything that the tenant wrote, to detect any leak. */
export const secretWord = 'confidential';

export async function giveOwned(server: TestServer, user: GivenUser): Promise<Owned> {
  const names = namesOf(user.tenantId);
  const { policyId, caseId, transactionId, typeId, discountCode, loadingCode, textKey } = names;
  const insurer = await given.insurer(server, { ...user, name: `${secretWord} insurer` });
  const benefit = { typeId, isValueInput: false, valueJsonString: `"${secretWord}"` };
  const product = { plan: names.productId.plan, name: secretWord, insurerId: insurer.id, benefitInputs: [benefit] };
  const productId = await given.product(server, { ...user, ...product });
  await given.priceLogic(server, { ...user, productId });
  const rule = { name: secretWord, calculationLogic: '1' };
  const codes = { discount: [{ code: discountCode, ...rule }], loading: [{ code: loadingCode, ...rule }] };
  await given.codeRules(server, { ...user, productId, ...codes });
  await given.rateTable(server, { ...user, productId, name: names.rateTable, rows: [[secretWord, 1]] });
  await given.file(server, { ...user, key: names.fileKey, content: secretWord });
  await given.text(server, { ...user, key: textKey, locale: 'en-US', value: secretWord });
  await given.host(server, { ...user, host: names.host });
  await given.imported(server, user, 'policies', { id: policyId, description: secretWord });
  await given.imported(server, user, 'cases', { id: caseId, name: secretWord });
  await server.sql`update cases set is_request = true where tenant_id = ${user.tenantId} and id = ${caseId}`;
  await given.imported(server, user, 'transactions', { id: transactionId, transactionNumber: secretWord });
  const { appId, appHost } = names;
  await given.app(server, { ...user, appId, appName: secretWord, urlRouting: { url: appHost } });
  const componentId = await given.component(server, { ...user, vueTemplate: `<p>${secretWord}</p>` });
  const releaseId = await giveRelease(server, user, appId);
  await server.sql`
    insert into component_failures (tenant_id, app_id, release_id, component, count, first_at, last_at)
    values (${user.tenantId}, ${appId}, ${releaseId}, ${secretWord}, 1, now(), now())`;
  const { sessionId } = await openTestSession(user, server.database, server.clock.now());
  const { userId: loginId } = await given.user(server, {
    tenantId: user.tenantId,
    email: `${secretWord}@insurer.test`,
  });
  return {
    ...names,
    productId,
    loginId,
    insurerId: insurer.id,
    componentId,
    releaseId,
    sessionId,
    ...(await giveTemplates(server, user, names)),
  };
}

/** A release of an app with one page. */
async function giveRelease(server: TestServer, user: GivenUser, appId: string): Promise<string> {
  const calls = releaseCalls(server, user);
  expectSuccess(await calls.configure(appId, { componentRoutes: [{ path: '/', redirect: '/home' }] }));
  return calls.create([appId], { name: secretWord });
}

async function giveTemplates(server: TestServer, user: GivenUser, { logicalId, fileKey }: Owned) {
  const calls = templateCalls(server, user);
  const text = { name: secretWord, description: secretWord };
  const dynamicId = await calls.create('dynamic', text);
  const wkhtmltopdfId = await calls.create('wkhtmltopdf', { ...text, logicalId, html: secretWord });
  expectSuccess(await calls.saveDraft(wkhtmltopdfId, '{}'));
  const added = await calls.post(
    `mutation ($id: String!) { addDynamicValueToTemplate(templateId: $id, input: { valueJsonString: "1" }) {
      status errors createdStatus { id } } }`,
    { id: dynamicId },
  );
  const { apiKey } = expectSuccess(
    await calls.post('mutation { createApiKey(name: "confidential") { status errors apiKey { id } } }'),
  ) as { apiKey: { id: string } };
  return {
    dynamicId,
    valueId: (expectSuccess(added) as { createdStatus: { id: string } }).createdStatus.id,
    apiKeyId: apiKey.id,
    wkhtmltopdfId,
    ...(await giveFunction(calls, text)),
    smsId: await calls.create('sms', { ...text, bodyLiquid: secretWord }),
    ...(await giveEmail(server, user, { fileKey, documentId: wkhtmltopdfId })),
    notificationId: await calls.create('notification', text),
    ...(await giveDrawing(server, user, text)),
  };
}

/** With an input and an output. */
async function giveFunction(calls: ReturnType<typeof templateCalls>, text: object) {
  const items = { inputs: [{ name: 'age' }], outputs: [{ name: 'premium' }] };
  const functionId = await calls.create('function', { ...text, ...items });
  const found = await calls.find(functionId, '... on functionTemplate { inputs { id } outputs { id } }');
  const idOf = (list: unknown) => (list as { id: string }[])[0]?.id ?? '';
  return { functionId, functionInputId: idOf(found?.['inputs']), functionOutputId: idOf(found?.['outputs']) };
}

/**
 * Has an attachment of each kind and is sent: the mailbox page, which is available on this machine, must not
 * reveal its secrets.
 */
async function giveEmail(
  server: TestServer,
  user: GivenUser,
  { fileKey, documentId }: { readonly fileKey: string; readonly documentId: string },
) {
  const calls = emailCalls(server, user);
  const emailId = await templateCalls(server, user).create('emailMjml', { name: secretWord, subject: 'Renewal' });
  return {
    emailId,
    attachmentReferenceId: await calls.attachFile(emailId, { fileName: 'Terms', filePath: fileKey }),
    attachmentTemplateId: await calls.attachTemplate(emailId, { fileName: 'Certificate', templateId: documentId }),
    mailId: await calls.send({ to: user.email, templateRendering: { templateId: emailId } }),
  };
}

async function giveDrawing(server: TestServer, user: GivenUser, text: object) {
  const fileKey = `${secretWord}.pdf`;
  await given.file(server, { ...user, key: fileKey, content: simplePdf([secretWord]) });
  const calls = templateCalls(server, user);
  const pdfDrawingId = await calls.create('pdfDrawing', { ...text, fileKey });
  const added = await calls.post(
    `mutation ($id: String!, $input: addPdfDrawingInput!) { addPdfDrawing(templateId: $id, input: $input) {
      status errors value } }`,
    {
      id: pdfDrawingId,
      input: { page: 1, point1: { x: 10, y: 10 }, point2: { x: 200, y: 40 }, liquidSource: secretWord },
    },
  );
  return { pdfDrawingId, drawingId: String(expectSuccess(added)['value']) };
}

/** Ids as long as real ones that do not exist. */
export function missing(): Owned {
  return namesOf('nobody');
}

function namesOf(whose: string): Owned {
  const name = (kind: string) => `${kind}-${whose}-${randomUUID()}`;
  const folderKey = `${name('folder')}/`;
  const id = () => randomUUID().replaceAll('-', '');
  return {
    productId: { plan: name('plan'), type: 'single_trip', version: '' },
    insurerId: id(),
    discountCode: name('discount').slice(0, 90),
    loadingCode: name('loading').slice(0, 90),
    typeId: name('benefit').slice(0, 90),
    rateTable: name('table'),
    policyId: name('policy'),
    caseId: name('case'),
    transactionId: name('transaction'),
    fileKey: `${folderKey}${name('file')}.txt`,
    folderKey,
    textKey: name('text'),
    apiKeyId: id(),
    loginId: id(),
    sessionId: id(),
    wkhtmltopdfId: id(),
    smsId: id(),
    notificationId: id(),
    dynamicId: id(),
    valueId: id(),
    functionId: id(),
    functionInputId: id(),
    functionOutputId: id(),
    emailId: id(),
    attachmentReferenceId: id(),
    attachmentTemplateId: id(),
    mailId: id(),
    pdfDrawingId: id(),
    drawingId: id(),
    logicalId: name('logical'),
    host: `${id()}.insurer.test`,
    appId: `a${id()}`,
    appHost: `${id()}.localhost`,
    componentId: id(),
    releaseId: id(),
  };
}

/** The response with all of these names replaced, so that responses about different entities can be compared. */
export function withoutNames(answer: unknown, owned: Owned): string {
  const { productId, ...names } = owned;
  let text = JSON.stringify(answer);
  for (const [kind, name] of Object.entries({ ...names, plan: productId.plan }))
    text = text.replaceAll(name, `<${kind}>`);
  return text.replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"');
}
