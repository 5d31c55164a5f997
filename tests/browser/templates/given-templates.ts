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

/** Names are random, so that tests do not share templates. */
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

/** Saves as another user who has not seen the typed text. */
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

interface GivenNotification {
  readonly name?: string;
  readonly graphQlQuery?: string;
  /** By locale. */
  readonly texts?: Readonly<Record<string, string>>;
}

export async function createNotification(url: string, tokens: Tokens, given: GivenNotification = {}): Promise<string> {
  const { texts = {}, name = newTemplateName(), graphQlQuery = '' } = given;
  const query = `mutation ($input: createNotificationTemplateInput!) {
    created: createNotificationTemplate(input: $input) { status createdStatus { id } }
  }`;
  const { created } = (await call(url, query, { input: { name, graphQlQuery } }, tokens.accessToken)) as Created;
  const id = created.createdStatus?.id ?? '';
  await writeNotification(url, tokens, id, texts);
  return id;
}

/** Saves as another user who has not seen the typed text. */
export async function writeNotification(
  url: string,
  { accessToken }: Tokens,
  templateId: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const query = `mutation ($templateId: String!, $l10n: [upsertL10nInput!]) {
    updateNotificationTemplate(templateId: $templateId, input: {}, l10n: $l10n) { status }
  }`;
  const key = `templates-${templateId}-html`;
  const l10n = Object.entries(texts).map(([locale, value]) => ({ key, locale, value }));
  await call(url, query, { templateId, l10n }, accessToken);
}

/** By locale. */
export async function storedTexts(url: string, { accessToken }: Tokens, id: string): Promise<Record<string, string>> {
  const query = `query ($id: String!) {
    templates(where: { id: $id }) { list { ... on notificationTemplate { localizedTexts { locale value } } } }
  }`;
  const { templates } = (await call(url, query, { id }, accessToken)) as {
    readonly templates: {
      readonly list: readonly { readonly localizedTexts: readonly { locale: string; value: string }[] }[];
    };
  };
  return Object.fromEntries((templates.list[0]?.localizedTexts ?? []).map(({ locale, value }) => [locale, value]));
}
