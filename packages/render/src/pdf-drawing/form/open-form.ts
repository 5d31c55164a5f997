// Opens an uploaded PDF file, or explains why it cannot be drawn on. Runs in a thread that can be terminated: a malformed
// file may take any amount of time and memory.
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { FormRefusal } from '../drawing-request.ts';
import { formLimits } from '../limits.ts';
import { isSigned } from './form-fields.ts';
import { refusals } from './refusals.ts';

export interface OpenForm {
  readonly document: PDFDocument;
  readonly pages: readonly PDFPage[];
  /** The permissions that its owner grants, as stored in the file; undefined if it is not locked. */
  readonly permissionBits: number | undefined;
}

export class FormRefused extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal) {
    super(refusal.message);
    this.name = 'FormRefused';
    this.refusal = refusal;
  }
}

/** Readers look for the header in the first bytes only. */
const headerBytes = 1_024;

/** Rejects only with FormRefused. */
export async function openForm(bytes: Uint8Array): Promise<OpenForm> {
  if (!Buffer.from(bytes.subarray(0, headerBytes)).includes('%PDF-')) throw new FormRefused(refusals.noPdf);
  return guarded(async () => {
    const document = await load(bytes);
    const pages = document.getPages();
    if (pages.length === 0) throw new FormRefused(refusals.damaged);
    if (pages.length > formLimits.pages) throw new FormRefused(refusals.pages(pages.length));
    requireDrawable(document);
    return { document, pages, permissionBits: document.context.isDecrypted ? readPermissions(document) : undefined };
  });
}

/** Work on an uploaded file: any failure is attributed to the file. Rejects only with FormRefused. */
export async function guarded<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FormRefused) throw error;
    // The library's messages are about its own objects.
    throw new FormRefused(isAboutPassword(error) ? refusals.password : refusals.damaged);
  }
}

/** An empty password opens a file that only has restrictions. */
function load(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    preserveXFA: true,
    parseSpeed: Infinity,
  });
}

function isAboutPassword(error: unknown): boolean {
  return error instanceof Error && /password|encrypted/i.test(error.message);
}

function requireDrawable({ catalog, context }: PDFDocument): void {
  const form = context.lookup(catalog.get(PDFName.of('AcroForm')));
  if (isSigned(catalog)) throw new FormRefused(refusals.signed);
  if (!(form instanceof PDFDict)) return;
  const fields = form.lookup(PDFName.of('Fields'));
  const hasFields = fields instanceof PDFArray && fields.size() > 0;
  const isMadeByReader = catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True;
  if (hasXfa(catalog) && (isMadeByReader || !hasFields)) throw new FormRefused(refusals.dynamicForm);
}

export function hasXfa(catalog: PDFDict): boolean {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  return form instanceof PDFDict && form.lookup(PDFName.of('XFA')) !== undefined;
}

/** The parser forgets which dictionary it decrypted with, not the dictionary. One in the trailer itself grants nothing. */
function readPermissions({ context }: PDFDocument): number {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const isEncryption = object instanceof PDFDict && ['O', 'U', 'P'].every((name) => object.has(PDFName.of(name)));
    const permissions = isEncryption ? object.lookup(PDFName.of('P')) : undefined;
    if (permissions instanceof PDFNumber) return permissions.asNumber();
  }
  return 0;
}
