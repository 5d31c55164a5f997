// Overlays printed sheets on the pages of a PDF file and writes the result: appended to the unchanged file if possible,
// rewritten if the file is damaged or the result is locked. All other content of the file is preserved.
import { randomBytes } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { encrypt, isProtected, type Protection } from '../../html-pdf/compose/protection.ts';
import { takeOutTexts } from '../../html-pdf/compose/take-out-texts.ts';
import { guarded, openForm } from '../form/open-form.ts';
import { readPageEntries } from '../form/page-entries.ts';
import { toPageGeometry, toSheetMatrix } from '../form/page-geometry.ts';
import { appendChanges } from './append-changes.ts';
import { balanceOf } from './balance.ts';
import { readOperators } from './page-operators.ts';
import { type EmbeddedSheet, embedSheets } from './embed-sheets.ts';
import { permissionsOf } from './permissions.ts';
import { removeFields, type ReplacedField } from './remove-fields.ts';
import { removeArchivalMark } from './archival-mark.ts';
import { type PlacedSheet, tagSheets } from './tag-sheets.ts';

export interface OverlayPrint {
  readonly pdf: Uint8Array;
  /** The page of each sheet, from 1. */
  readonly pages: readonly number[];
}

export interface FormDrawing extends Protection {
  readonly form: Uint8Array;
  readonly overlays: readonly OverlayPrint[];
  readonly replacedFields: readonly ReplacedField[];
}

/** Files refer to deleted objects, often those with the highest numbers: such a reference must not lead to a new object. */
const spareNumbers = 1_000;

/** Rejects with FormRefused if the file cannot be drawn on. */
export async function drawForm(drawing: FormDrawing): Promise<Uint8Array> {
  const { form, overlays, replacedFields } = drawing;
  const { document, pages, permissionBits } = await openForm(form);
  const { context } = document;
  context.largestObjectNumber += spareNumbers;
  const largestBefore = context.largestObjectNumber;
  const changed = new Set<PDFRef>();
  const placed: PlacedSheet[] = [];
  for (const overlay of overlays) {
    for (const [index, sheet] of (await embed(document, overlay)).entries()) {
      const pageIndex = (overlay.pages[index] ?? 0) - 1;
      const page = pages[pageIndex];
      if (page !== undefined) placed.push({ page, pageIndex, sheet });
    }
  }
  return guarded(async () => {
    for (const { page, sheet } of placed) {
      drawSheet(page, sheet.ref, sheet.height);
      changed.add(page.ref);
    }
    for (const ref of tagSheets(document, pages, placed)) changed.add(ref);
    for (const ref of removeFields(document, pages, replacedFields)) changed.add(ref);
    const protection = toProtection(drawing, permissionBits);
    if (isProtected(protection)) return saveLocked(document, protection);
    if (changed.size === 0) return form;
    const appended = appendChanges(form, { context, changed: [...changed], largestBefore });
    return appended ?? save(document, { isLocked: false });
  });
}

function saveLocked(document: PDFDocument, protection: Protection): Promise<Uint8Array> {
  removeArchivalMark(document);
  takeOutTexts(document);
  encrypt(document, protection);
  return save(document, { isLocked: true });
}

/** Actions that its owner forbids stay forbidden. The owner's password is unknown, so a random one replaces it. */
function toProtection(
  { password, ownerPassword, permissions }: Protection,
  permissionBits: number | undefined,
): Protection {
  const given = {
    ...(password !== undefined && { password }),
    ...(ownerPassword !== undefined && { ownerPassword }),
    ...(permissions !== undefined && { permissions }),
  };
  if (permissionBits === undefined) return given;
  return { ...given, ownerPassword: randomBytes(24).toString('base64url'), permissions: permissionsOf(permissionBits) };
}

function save(document: PDFDocument, { isLocked }: { readonly isLocked: boolean }): Promise<Uint8Array> {
  return document.save({
    // Only streams are encrypted: moving objects into streams also encrypts their texts.
    useObjectStreams: isLocked,
    updateFieldAppearances: false,
    addDefaultPage: false,
    objectsPerTick: Infinity,
  });
}

async function embed(document: PDFDocument, { pdf, pages }: OverlayPrint): Promise<EmbeddedSheet[]> {
  const sheets = await embedSheets(document, pdf);
  if (sheets.length !== pages.length) throw new Error(`${pages.length} pages were drawn on ${sheets.length} sheets.`);
  return sheets;
}

/** Gives the page a separate copy of its entries: others may share inherited or referenced ones. */
function drawSheet(page: PDFPage, sheet: PDFRef, sheetHeight: number): void {
  const { node } = page;
  const { context } = node;
  const resources = ownCopy(context.lookup(node.getInheritableAttribute(PDFName.of('Resources'))), context);
  const objects = ownCopy(resources.lookup(PDFName.of('XObject')), context);
  const name = freeName(objects);
  objects.set(name, sheet);
  resources.set(PDFName.of('XObject'), objects);
  node.set(PDFName.of('Resources'), resources);
  const { before, after } = balanceOf(readOperators(page) ?? new Uint8Array());
  const matrix = toSheetMatrix(toPageGeometry(readPageEntries(page)), sheetHeight);
  const contents = PDFArray.withContext(context);
  contents.push(context.register(context.stream('q\n'.repeat(before))));
  for (const part of partsOf(node)) contents.push(part);
  const draw = `q ${matrix.map(toOperand).join(' ')} cm ${name.toString()} Do Q\n`;
  contents.push(context.register(context.stream(`\n${'Q\n'.repeat(after)}${draw}`)));
  node.set(PDFName.of('Contents'), contents);
}

function ownCopy(value: PDFObject | undefined, context: PDFDict['context']): PDFDict {
  return value instanceof PDFDict ? value.clone(context) : PDFDict.withContext(context);
}

function freeName(objects: PDFDict): PDFName {
  for (let number = 1; ; number += 1) {
    const name = PDFName.of(`Drawings${number}`);
    if (!objects.has(name)) return name;
  }
}

/** The page's existing contents, by reference. */
function partsOf(node: PDFDict): PDFObject[] {
  const value = node.get(PDFName.of('Contents'));
  const contents = node.context.lookup(value);
  if (contents instanceof PDFArray) return contents.asArray();
  return contents instanceof PDFRawStream && value !== undefined ? [value] : [];
}

/** Numbers in PDF have no exponent. */
function toOperand(value: number): string {
  return PDFNumber.of(Math.abs(value) < 1e-9 ? 0 : value).toString();
}
