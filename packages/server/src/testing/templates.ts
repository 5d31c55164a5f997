// The operations on templates as sent by the studio, for tests.
import { expectSuccess } from './expect-result.ts';
import type { GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

export const envelope = 'status errors errors_2 { code message path line column excerpt by at }';

const creations = {
  wkhtmltopdf: `mutation ($input: createWkhtmltopdfTemplateInput!) {
    createWkhtmltopdfTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  sms: `mutation ($input: createSmsTemplateInput!) {
    createSmsTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  notification: `mutation ($input: createNotificationTemplateInput!) {
    createNotificationTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  dynamic: `mutation ($input: createDynamicTemplateInput!) {
    createDynamicTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  function: `mutation ($input: createFunctionTemplateInput!) {
    createFunctionTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  emailMjml: `mutation ($input: createEmailMjmlTemplateInput!) {
    createEmailMjmlTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
  pdfDrawing: `mutation ($input: createPdfDrawingTemplateInput!) {
    createPdfDrawingTemplate(input: $input) { ${envelope} revision createdStatus { id ids } } }`,
};

const changes = {
  wkhtmltopdf: `mutation ($id: String!, $input: updateWkhtmltopdfTemplateInput!, $revision: String) {
    updateWkhtmltopdfTemplate(templateId: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
  sms: `mutation ($id: String!, $input: updateSmsTemplateInput!, $revision: String) {
    updateSmsTemplate(templateId: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
  notification: `mutation ($id: String!, $input: updateNotificationTemplateInput!, $revision: String,
    $l10n: [upsertL10nInput!]) { updateNotificationTemplate(templateId: $id, input: $input, expectedRevision: $revision,
    l10n: $l10n) { ${envelope} revision } }`,
  dynamic: `mutation ($id: String!, $input: updateDynamicTemplateInput!, $revision: String) {
    updateDynamicTemplate(templateId: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
  function: `mutation ($id: String!, $input: updateFunctionTemplateInput!, $revision: String) {
    updateFunctionTemplate(id: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
  emailMjml: `mutation ($id: String!, $input: updateEmailMjmlTemplateInput!, $revision: String) {
    updateEmailMjmlTemplate(templateId: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
  pdfDrawing: `mutation ($id: String!, $input: createPdfDrawingTemplateInput!, $revision: String) {
    updatePdfDrawingTemplate(templateId: $id, input: $input, expectedRevision: $revision) { ${envelope} revision } }`,
};

const printed = `${envelope} missingVariables base64 pageCount warnings { code message path line column excerpt element overhangMm }`;

const renders = {
  wkhtmltopdf: `query ($id: String!, $input: templateRenderParametersInput) {
    renderWkhtmltopdfTemplate(templateId: $id, input: $input) { ${printed} } }`,
  pdfDrawing: `query ($id: String!, $input: templateRenderParametersInput, $isPreview: Boolean,
    $unsaved: unsavedPdfDrawingInput) {
    renderPdfDrawingTemplate(templateId: $id, input: $input, isPreview: $isPreview, unsaved: $unsaved) { ${printed} } }`,
  sms: `query ($id: String!, $input: templateRenderParametersInput) {
    renderSmsTemplate(templateId: $id, input: $input) { ${envelope} missingVariables
      value { body length { encoding units segments unitsPerSegment } } } }`,
  function: `query ($id: String!, $input: templateRenderParametersInput) {
    renderFunctionTemplate(templateId: $id, input: $input) { ${envelope} value { id name var valueJsonString } } }`,
  emailMjml: `query ($id: String!, $input: templateRenderParametersInput) {
    renderEmailMjmlTemplate(templateId: $id, input: $input, includeAttachments: true) { ${envelope} missingVariables
      warnings { code message path line column excerpt }
      value { html subject text messageBase64 attachments { fileName contentType sizeBytes base64 } } } }`,
  notification: `query ($id: String!, $input: templateRenderParametersInput) {
    renderNotificationTemplate(templateId: $id, input: $input) { ${envelope} missingVariables value } }`,
};

const previews = {
  wkhtmltopdf: `query ($text: String!, $input: templateRenderParametersInput, $headerSettings: headerFooterInput,
    $footerSettings: headerFooterInput, $marginSettings: marginSettingsInput, $orientation: orientationEnumeration,
    $pageSize: pageSizeEnumeration, $passwordLiquid: String, $ownerPasswordLiquid: String,
    $permissions: [pdfPermissionEnumeration!], $isUnprotected: Boolean, $isTagged: Boolean, $isFitToPage: Boolean,
    $isAccessibilityChecked: Boolean,
    $minimumPrintSizePercent: Int) {
    renderWkhtmltopdf(html: $text, input: $input, headerSettings: $headerSettings, footerSettings: $footerSettings,
      marginSettings: $marginSettings, orientation: $orientation, pageSize: $pageSize, passwordLiquid: $passwordLiquid,
      ownerPasswordLiquid: $ownerPasswordLiquid, permissions: $permissions, isUnprotected: $isUnprotected, isTagged: $isTagged,
      isFitToPage: $isFitToPage, isAccessibilityChecked: $isAccessibilityChecked, minimumPrintSizePercent: $minimumPrintSizePercent) { ${printed} } }`,
  sms: `query ($text: String!, $input: templateRenderParametersInput) {
    renderSms(bodyLiquid: $text, input: $input) { ${envelope} missingVariables
      value { body length { encoding units segments unitsPerSegment } } } }`,
  emailMjml: `query ($text: String!, $input: templateRenderParametersInput) {
    renderEmailMjml(emailMjml: $text, input: $input) { ${envelope} missingVariables value } }`,
  html: `query ($text: String!, $input: templateRenderParametersInput) {
    renderHtml(html: $text, input: $input) { ${envelope} missingVariables value } }`,
};

const allKinds = `id name description logicalId type templateView graphQlQuery fileKey revision createdAt
  createdBy { id username } lastModifiedAt lastModifiedBy { username } draft { contentJsonString savedAt baseRevision }`;

export const kinds = ['wkhtmltopdf', 'sms', 'notification', 'dynamic', 'emailMjml', 'function', 'pdfDrawing'] as const;
export type Kind = (typeof kinds)[number];

export interface ToldTemplate {
  readonly id: string;
  readonly name: string;
  readonly type: Kind;
  readonly revision: string;
  readonly lastModifiedAt: string;
  readonly draft: { readonly contentJsonString: string; readonly baseRevision: string | null } | null;
  readonly [field: string]: unknown;
}

type Headers = Readonly<Record<string, string>>;

export function templateCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);

  async function list(args: object = {}, more = '', headers?: Headers): Promise<readonly ToldTemplate[]> {
    const document = `query ($where: templateWhereInput, $sort: sortInput, $limit: Int, $skip: Int) {
      templates(where: $where, sort: $sort, limit: $limit, skip: $skip) { list { ${allKinds} ${more} } } }`;
    return (expectSuccess(await post(document, args, headers)) as { list: ToldTemplate[] }).list;
  }

  return {
    post,
    list,
    /** Undefined if it does not exist. */
    find: async (id: string, more?: string, headers?: Headers): Promise<ToldTemplate | undefined> =>
      (await list({ where: { id } }, more, headers))[0],
    tryToCreate: (kind: Kind, input: object): Promise<GraphqlResult> => post(creations[kind], { input }),
    /** Prints HTML with settings. */
    print: (text: string, { input, ...settings }: PrintSettings = {}, headers?: Headers): Promise<GraphqlResult> =>
      post(previews.wkhtmltopdf, { text, input: { name: 'data', ...input }, ...settings }, headers),
    /** Returns the id of the new template. */
    create: async (kind: Kind, input: object = {}): Promise<string> => {
      const made = expectSuccess(await post(creations[kind], { input: { name: `A ${kind}`, ...input } }));
      return (made as { createdStatus: { id: string } }).createdStatus.id;
    },
    update: (kind: Kind, id: string, input: object, more: object = {}): Promise<GraphqlResult> =>
      post(changes[kind], { id, input, ...more }),
    remove: (id: string, revision?: string): Promise<GraphqlResult> =>
      post(
        `mutation ($id: String!, $revision: String) {
          deleteTemplate(templateId: $id, expectedRevision: $revision) { ${envelope} } }`,
        { id, revision },
      ),
    saveDraft: (id: string, contentJsonString: string, baseRevision?: string): Promise<GraphqlResult> =>
      post(
        `mutation ($id: String!, $input: templateDraftInput!) {
          saveTemplateDraft(templateId: $id, input: $input) { ${envelope} } }`,
        { id, input: { contentJsonString, baseRevision } },
      ),
    discardDraft: (id: string): Promise<GraphqlResult> =>
      post(`mutation ($id: String!) { discardTemplateDraft(templateId: $id) { ${envelope} } }`, { id }),
    renderSaved: (
      kind: keyof typeof renders,
      id: string,
      { isPreview, unsaved, ...input }: RenderInput & { readonly isPreview?: boolean; readonly unsaved?: object } = {},
      headers?: Headers,
    ): Promise<GraphqlResult> =>
      post(
        renders[kind],
        { id, input: { name: 'data', ...input }, ...(isPreview !== undefined && { isPreview }), unsaved },
        headers,
      ),
    render: (
      kind: keyof typeof previews,
      text: string,
      input: RenderInput = {},
      headers?: Headers,
    ): Promise<GraphqlResult> => post(previews[kind], { text, input: { name: 'data', ...input } }, headers),
  };
}

interface RenderInput {
  readonly name?: string;
  readonly contentJsonString?: string;
  readonly variablesJsonString?: string;
}

interface PrintSettings {
  readonly input?: RenderInput;
  readonly headerSettings?: object;
  readonly footerSettings?: object;
  readonly marginSettings?: object;
  readonly orientation?: string;
  readonly pageSize?: string;
  readonly passwordLiquid?: string;
  readonly ownerPasswordLiquid?: string;
  readonly permissions?: readonly string[];
  readonly isUnprotected?: boolean;
  readonly isTagged?: boolean;
  readonly isAccessibilityChecked?: boolean;
  readonly isFitToPage?: boolean;
  readonly minimumPrintSizePercent?: number;
}

/** The rendered text of a message or a page. */
export function renderedText(result: GraphqlResult): string {
  const { value } = expectSuccess(result) as { value: string | { body: string } };
  return typeof value === 'string' ? value : value.body;
}
