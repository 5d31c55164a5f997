// PDF drawings, and the forms they are drawn on, that set up a story.
import { PDFDocument } from '@cantoo/pdf-lib';
import { simplePdf } from '../../../packages/server/src/testing/simple-pdf.ts';
import { call, type Tokens } from '../api.ts';
import { givenFile, givenFolder } from '../files/given-files.ts';

export interface GivenDrawing {
  readonly page?: number;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly liquidSource?: string;
  readonly kind?: 'TEXT' | 'CHECK_MARK' | 'PICTURE';
  readonly pictureFileKey?: string;
}

export interface StoredDrawing {
  readonly id: string;
  readonly page: number;
  readonly point1: { readonly x: number; readonly y: number };
  readonly point2: { readonly x: number; readonly y: number };
  readonly liquidSource: string | null;
  readonly textAlignment: string | null;
  readonly font: { readonly familyName: string; readonly fontStyle: string; readonly emSize: number } | null;
}

/** Names are random, so that tests do not share templates. */
export function newFormName(): string {
  return `Claim form ${crypto.randomUUID().slice(0, 8)}`;
}

/** A stored form with one page per text; returns its key, in a separate folder. */
export async function givenForm(
  url: string,
  tokens: Tokens,
  texts: readonly string[] = ['Outpatient claim form', 'Declaration'],
  options: Parameters<typeof simplePdf>[1] = {},
): Promise<string> {
  const folder = await givenFolder(url, tokens);
  await givenFile(url, tokens, folder, 'claim-form.pdf', simplePdf(texts, options));
  return `${folder}claim-form.pdf`;
}

/** A stored form of one page with fields: a name, which hides what is beneath it, and a check box. */
export function givenFieldForm(url: string, tokens: Tokens): Promise<string> {
  const widget = (entries: string) => `<</Type/Annot/Subtype/Widget/F 4${entries}>>`;
  return givenForm(url, tokens, ['Claim form'], {
    page: '/Annots[1000 0 R 1001 0 R]',
    catalog: '/AcroForm<</Fields[1000 0 R 1001 0 R]>>',
    objects: {
      1000: widget('/FT/Tx/T(holder)/TU(Name of the holder)/DA(/Helv 9 Tf)/Rect[60 660 260 682]/MK<</BG[1]>>'),
      1001: widget('/FT/Btn/T(inpatient)/Rect[60 600 74 614]'),
    },
  });
}

/** Anybody can open it; its owner only allows printing. */
export async function lockedByOwner(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  document.encrypt({ ownerPassword: 'owner', permissions: { printing: 'highResolution' } });
  return Buffer.from(await document.save());
}

interface GivenTemplate {
  readonly name?: string;
  readonly fileKey?: string;
  readonly graphQlQuery?: string;
  readonly drawings?: readonly GivenDrawing[];
}

export async function createDrawingTemplate(url: string, tokens: Tokens, given: GivenTemplate = {}): Promise<string> {
  const { drawings = [], ...input } = given;
  const query = `mutation ($input: createPdfDrawingTemplateInput!) {
    created: createPdfDrawingTemplate(input: $input) { status errors createdStatus { id } }
  }`;
  const { created } = (await call(url, query, { input: { name: newFormName(), ...input } }, tokens.accessToken)) as {
    readonly created: { readonly createdStatus: { readonly id: string } | null; readonly errors: unknown };
  };
  if (!created.createdStatus) throw new Error(`The template was not created: ${JSON.stringify(created.errors)}`);
  const { id } = created.createdStatus;
  if (drawings.length > 0) await saveDrawings(url, tokens, id, { add: drawings.map(toInput) });
  return id;
}

export function toInput({ page = 1, x, y, width = 120, height = 20, ...drawing }: GivenDrawing) {
  return { page, point1: { x, y }, point2: { x: x + width, y: y + height }, ...drawing };
}

/** Saves as another user who has not seen the screen. */
export async function saveDrawings(
  url: string,
  { accessToken }: Tokens,
  templateId: string,
  input: object,
): Promise<void> {
  const query = `mutation ($templateId: String!, $input: saveDrawingsInput!) {
    saved: saveDrawings(templateId: $templateId, input: $input) { status errors }
  }`;
  const { saved } = (await call(url, query, { templateId, input }, accessToken)) as {
    readonly saved: { readonly status: string; readonly errors: unknown };
  };
  if (saved.status !== 'success') throw new Error(`The drawings were not saved: ${JSON.stringify(saved.errors)}`);
}

export async function storedDrawings(
  url: string,
  { accessToken }: Tokens,
  id: string,
): Promise<readonly StoredDrawing[]> {
  const query = `query ($id: String!) {
    templates(where: { id: $id }) {
      list {
        ... on pdfDrawingTemplate {
          drawings {
            id page point1 { x y } point2 { x y } liquidSource textAlignment font { familyName fontStyle emSize }
          }
        }
      }
    }
  }`;
  const { templates } = (await call(url, query, { id }, accessToken)) as {
    readonly templates: { readonly list: readonly { readonly drawings: readonly StoredDrawing[] }[] };
  };
  return templates.list[0]?.drawings ?? [];
}
