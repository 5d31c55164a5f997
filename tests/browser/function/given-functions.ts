// Functions and workbooks that set up a story.
import {
  ratingWorkbook,
  workbookFile,
  type WorkbookParts,
} from '../../../packages/server/src/testing/workbook-file.ts';
import { call, type Tokens } from '../api.ts';
import { givenFile, givenFolder } from '../files/given-files.ts';

interface GivenFunction {
  readonly name?: string;
  readonly logicalId?: string;
  readonly fileKey?: string;
  readonly inputs?: readonly { readonly name: string; readonly liquid?: string }[];
  readonly outputs?: readonly { readonly name: string }[];
  readonly savedCalls?: readonly object[];
}

/** Names are random, so that tests do not share functions. */
export function newFunctionName(): string {
  return `Term life ${crypto.randomUUID().slice(0, 8)}`;
}

export async function createFunction(url: string, { accessToken }: Tokens, given: GivenFunction = {}): Promise<string> {
  const query = `mutation ($input: createFunctionTemplateInput!) {
    created: createFunctionTemplate(input: $input) { status errors createdStatus { id } }
  }`;
  const input = { name: newFunctionName(), ...given };
  const { created } = (await call(url, query, { input }, accessToken)) as {
    readonly created: { readonly errors: unknown; readonly createdStatus: { readonly id: string } | null };
  };
  if (!created.createdStatus) throw new Error(JSON.stringify(created.errors));
  return created.createdStatus.id;
}

export const ratingFields = {
  inputs: [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }],
  outputs: [{ name: 'premium' }, { name: 'years' }],
};

/** The rating workbook with other cells on its first sheet. */
export function ratingWith(cells: WorkbookParts['sheets'][string]): Buffer {
  const { sheets } = ratingWorkbook;
  return Buffer.from(workbookFile({ sheets: { ...sheets, Quote: { ...sheets['Quote'], ...cells } } }));
}

export const rating = ratingWith({});

/** In a separate folder. */
export async function givenWorkbook(url: string, tokens: Tokens, content: Buffer = rating) {
  const folder = await givenFolder(url, tokens);
  await givenFile(url, tokens, folder, 'life.xlsx', content);
  return { folder, fileKey: `${folder}life.xlsx` };
}
