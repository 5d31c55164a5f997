// Email templates that set up a story, and their stored form.
import { call, type Tokens } from '../api.ts';

interface GivenEmail {
  readonly name?: string;
  readonly mjml?: string;
  readonly subject?: string;
  readonly graphQlQuery?: string;
}

interface Created {
  readonly created: { readonly createdStatus: { readonly id: string } | null; readonly errors: unknown };
}

/** Names are random, so that tests do not share templates. */
export function newEmailName(): string {
  return `Renewal ${crypto.randomUUID().slice(0, 8)}`;
}

/** MJML around components of one column. */
export function inColumn(components: string, head = ''): string {
  return [
    '<mjml lang="en">',
    `  <mj-head><mj-title>Renewal</mj-title><mj-preview>Your policy</mj-preview>${head}</mj-head>`,
    '  <mj-body>',
    '    <mj-section>',
    '      <mj-column>',
    components,
    '      </mj-column>',
    '    </mj-section>',
    '  </mj-body>',
    '</mjml>',
    '',
  ].join('\n');
}

export async function createEmail(url: string, { accessToken }: Tokens, given: GivenEmail = {}): Promise<string> {
  const query = `mutation ($input: createEmailMjmlTemplateInput!) {
    created: createEmailMjmlTemplate(input: $input) { status errors createdStatus { id } }
  }`;
  const input = { name: newEmailName(), ...given };
  const { created } = (await call(url, query, { input }, accessToken)) as Created;
  if (!created.createdStatus) throw new Error(`The template was not created: ${JSON.stringify(created.errors)}`);
  return created.createdStatus.id;
}

export async function storedEmail(url: string, { accessToken }: Tokens, id: string) {
  const query = `query ($id: String!) { templates(where: { id: $id }) { list { name
    ... on emailMjmlTemplate { mjml subject
      attachmentReferences { fileName filePath } attachmentTemplates { fileName templateId } } } } }`;
  const { templates } = (await call(url, query, { id }, accessToken)) as {
    readonly templates: {
      readonly list: readonly {
        readonly name: string;
        readonly mjml: string;
        readonly subject: string;
        readonly attachmentReferences: readonly { readonly fileName: string; readonly filePath: string }[];
        readonly attachmentTemplates: readonly { readonly fileName: string; readonly templateId: string }[];
      }[];
    };
  };
  return templates.list[0];
}

/** Saves as another user who has not seen the typed text. */
export async function attachTemplate(
  url: string,
  { accessToken }: Tokens,
  templateId: string,
  attached: { readonly templateId: string; readonly fileName: string },
): Promise<void> {
  const query = `mutation ($templateId: String!, $input: addEmailAttachmentTemplateInput!) {
    addEmailAttachmentTemplate(templateId: $templateId, input: $input) { status }
  }`;
  await call(url, query, { templateId, input: attached }, accessToken);
}

export async function deleteTemplate(url: string, { accessToken }: Tokens, templateId: string): Promise<void> {
  const query = `mutation ($templateId: String!) { deleteTemplate(templateId: $templateId) { status } }`;
  await call(url, query, { templateId }, accessToken);
}
