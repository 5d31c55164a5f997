// Operations that transfer templates, and templates with every feature that a file can contain.
import { readFileSync } from 'node:fs';
import { expectSuccess } from './expect-result.ts';
import { given, type GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';
import { templateCalls } from './templates.ts';

interface Problem {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

export interface TemplateImport {
  readonly revision: string;
  readonly templates: readonly {
    readonly type: string;
    readonly name: string;
    readonly action: string;
    readonly changes: readonly {
      readonly part: string;
      readonly action: string;
      readonly count: number;
      readonly names: readonly string[];
    }[];
    readonly problems: readonly Problem[];
  }[];
  readonly missingFiles: readonly string[];
  readonly completedAddresses: readonly string[];
  readonly files: readonly { readonly key: string; readonly action: string; readonly problems: readonly Problem[] }[];
}

const items = `templates { type logicalId name action changes { part action count names } problems { code message path } }
  files { bucketName key action problems { code message path } }`;
export const exportingTemplates = `query ($ids: [String!]!, $withoutFiles: Boolean) {
  exportTemplates(templateIds: $ids, withoutFiles: $withoutFiles) { fileName contentJsonString templateCount fileKeys } }`;
export const previewingTemplates = `query ($file: String!) {
  previewTemplateImport(contentJsonString: $file) { revision missingFiles completedAddresses ${items} } }`;
export const importingTemplates = `mutation ($file: String!, $revision: String) {
  importTemplates(contentJsonString: $file, expectedRevision: $revision) { status errors errors_2 { code message path } ${items} } }`;

export async function templateExportOf(server: TestServer, whose: GivenUser, ids: readonly string[]): Promise<string> {
  const exported = expectSuccess(await server.as(whose).post(exportingTemplates, { ids }));
  return (exported as { contentJsonString: string }).contentJsonString;
}

export async function templatePreviewOf(server: TestServer, whose: GivenUser, file: string): Promise<TemplateImport> {
  return expectSuccess(await server.as(whose).post(previewingTemplates, { file })) as unknown as TemplateImport;
}

export const logoBytes = readFileSync(`${import.meta.dirname}/../features/demo/files/logo.png`);

/** One of each kind, with every feature; the document shows the tenant's `brand/logo 1.png`. */
export async function givenTemplates(server: TestServer, whose: GivenUser): Promise<string[]> {
  const calls = templateCalls(server, whose);
  await given.file(server, { ...whose, key: 'brand/logo 1.png', content: logoBytes, isPublic: true });
  const letter = await calls.create('wkhtmltopdf', {
    name: 'Letter',
    logicalId: 'letter',
    description: 'To the holder',
    graphQlQuery: '{ policies { totalCount } }',
    html: '<p>旅遊 <img src="/api/v1/files/brand%2Flogo%201.png"></p>',
    marginSettings: { top: 20, right: 5.5, bottom: 20, left: 5.5 },
    headerSettings: { html: '<b>Header</b>', line: true, spacing: 2 },
    pageSize: 'A5',
    password: 'secret',
  });
  const sms = await calls.create('sms', { name: 'Reminder', bodyLiquid: 'Dear {{ name }}' });
  const notification = await calls.create('notification', { name: 'Welcome', logicalId: 'welcome' });
  const key = `templates-${notification}-html`;
  const l10n = [
    { key, locale: 'en-US', value: '<p>Welcome</p>' },
    { key, locale: 'zh-HK', value: '<p>歡迎</p>' },
  ];
  expectSuccess(await calls.update('notification', notification, {}, { l10n }));
  const dynamic = await calls.create('dynamic', { name: 'Rates' });
  const add = `mutation ($id: String!, $text: String) {
    addDynamicValueToTemplate(templateId: $id, input: { valueJsonString: $text }) { status errors_2 { code } } }`;
  for (const text of ['{"a": 1.50}', '2']) expectSuccess(await calls.post(add, { id: dynamic, text }));
  return [letter, sms, notification, dynamic];
}
