import { call, type Tokens } from '../api.ts';

interface GivenSms {
  readonly name?: string;
  readonly description?: string;
  readonly logicalId?: string;
  readonly bodyLiquid?: string;
  readonly graphQlQuery?: string;
}

interface Created {
  readonly created: { readonly status: string; readonly createdStatus: { readonly id: string } | null };
}

/** Names are random, so that no test meets another one's template. */
export function newTemplateName(): string {
  return `Payment due ${crypto.randomUUID().slice(0, 8)}`;
}

export async function createSms(url: string, { accessToken }: Tokens, given: GivenSms = {}): Promise<string> {
  const query = `mutation ($input: createSmsTemplateInput!) {
    created: createSmsTemplate(input: $input) { status createdStatus { id } }
  }`;
  const { created } = (await call(
    url,
    query,
    { input: { name: newTemplateName(), ...given } },
    accessToken,
  )) as Created;
  return created.createdStatus?.id ?? '';
}

export async function createDynamic(url: string, { accessToken }: Tokens, name: string): Promise<string> {
  const query = `mutation ($input: createDynamicTemplateInput!) {
    created: createDynamicTemplate(input: $input) { status createdStatus { id } }
  }`;
  const { created } = (await call(url, query, { input: { name } }, accessToken)) as Created;
  return created.createdStatus?.id ?? '';
}

/** As somebody else would, who has not seen what is typed. */
export async function updateSms(
  url: string,
  { accessToken }: Tokens,
  templateId: string,
  input: GivenSms,
): Promise<void> {
  const query = `mutation ($templateId: String!, $input: updateSmsTemplateInput!) {
    updateSmsTemplate(templateId: $templateId, input: $input) { status }
  }`;
  await call(url, query, { templateId, input }, accessToken);
}

export async function storedSms(url: string, { accessToken }: Tokens, id: string) {
  const query = `query ($id: String!) {
    templates(where: { id: $id }) { list { name draft { contentJsonString } ... on smsTemplate { bodyLiquid } } }
  }`;
  const { templates } = (await call(url, query, { id }, accessToken)) as {
    readonly templates: {
      readonly list: readonly { readonly name: string; readonly bodyLiquid: string; readonly draft: object | null }[];
    };
  };
  return templates.list[0];
}
