// The fields of an AcroForm: their names, and where on the pages they are shown.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { FormField, FormFieldType } from '../drawing-request.ts';
import { formLimits } from '../limits.ts';
import { readPageEntries, toRectangle } from './page-entries.ts';
import { toPageGeometry, toSeenRectangle } from './page-geometry.ts';

/** A field, or a widget that shows one, and its ancestors. */
interface Node {
  readonly dict: PDFDict;
  readonly ref: PDFRef | undefined;
  /** The field itself first, the root field last. */
  readonly line: readonly PDFDict[];
}

/** More than any form has; fields may form cycles. */
const nodesMax = 50_000;
const depthMax = 50;

/** The fields without children. */
function* leavesOf(catalog: PDFDict): Generator<Node> {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const roots = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  const open: { readonly value: PDFObject | undefined; readonly line: readonly PDFDict[] }[] = [];
  const push = (list: PDFObject | undefined, line: readonly PDFDict[]) => {
    for (const value of list instanceof PDFArray ? list.asArray().toReversed() : []) open.push({ value, line });
  };
  push(roots, []);
  for (let count = 0; count < nodesMax; count += 1) {
    const next = open.pop();
    if (next === undefined) return;
    const dict = catalog.context.lookup(next.value);
    if (!(dict instanceof PDFDict) || next.line.length > depthMax) continue;
    const line = [dict, ...next.line];
    const kids = dict.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray && kids.size() > 0) push(kids, line);
    else yield { dict, ref: next.value instanceof PDFRef ? next.value : undefined, line };
  }
}

function inherited({ line }: Pick<Node, 'line'>, name: string): PDFObject | undefined {
  for (const dict of line) {
    const value = dict.lookup(PDFName.of(name));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** An empty signature field is a place to sign, not a signature. */
export function isSigned(catalog: PDFDict): boolean {
  for (const leaf of leavesOf(catalog)) {
    if (inherited(leaf, 'FT') === PDFName.of('Sig') && inherited(leaf, 'V') instanceof PDFDict) return true;
  }
  return false;
}

/** A widget that shows a field, with its page. */
export interface FormWidget {
  readonly field: FormField;
  readonly ref: PDFRef | undefined;
  readonly dict: PDFDict;
  readonly pageIndex: number;
}

/** At most as many as are listed. */
export function readWidgets({ catalog }: PDFDocument, pages: readonly PDFPage[]): FormWidget[] {
  const pageOf = new Map<PDFObject, number>();
  for (const [index, { node }] of pages.entries()) {
    const annotations = node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (const annotation of annotations.asArray()) {
      pageOf.set(annotation, index);
      const dict = node.context.lookup(annotation);
      if (dict !== undefined) pageOf.set(dict, index);
    }
  }
  const widgets: FormWidget[] = [];
  for (const leaf of leavesOf(catalog)) {
    const pageIndex = (leaf.ref && pageOf.get(leaf.ref)) ?? pageOf.get(leaf.dict);
    const widget = pageIndex === undefined ? undefined : toWidget(leaf, pageIndex, pages);
    if (widget !== undefined) widgets.push(widget);
    if (widgets.length >= formLimits.fields) break;
  }
  return widgets;
}

function toWidget(leaf: Node, pageIndex: number, pages: readonly PDFPage[]): FormWidget | undefined {
  const page = pages[pageIndex];
  const rectangle = toRectangle(leaf.dict.lookup(PDFName.of('Rect')));
  const type = typeOf(leaf);
  if (page === undefined || rectangle === undefined || type === undefined) return undefined;
  const geometry = toPageGeometry(readPageEntries(page));
  const field: FormField = {
    name: nameOf(leaf),
    type,
    page: pageIndex + 1,
    rectangle: toSeenRectangle(geometry, rectangle),
    alignment: alignmentOf(leaf),
    fontSize: fontSizeOf(leaf),
    isOpaque: isOpaque(leaf.dict),
    isMultiline: type === 'TEXT' && hasFlag(leaf, 13),
    label: textOf(inherited(leaf, 'TU')) ?? null,
  };
  return { field, ref: leaf.ref, dict: leaf.dict, pageIndex };
}

function typeOf(leaf: Node): FormFieldType | undefined {
  const type = inherited(leaf, 'FT');
  if (type === PDFName.of('Tx')) return 'TEXT';
  if (type === PDFName.of('Ch')) return 'CHOICE';
  if (type === PDFName.of('Sig')) return 'SIGNATURE';
  if (type !== PDFName.of('Btn')) return undefined;
  if (hasFlag(leaf, 17)) return 'BUTTON';
  return hasFlag(leaf, 16) ? 'RADIO' : 'CHECK_BOX';
}

/** Counted from 1, as in the specification. */
function hasFlag(leaf: Node, position: number): boolean {
  const flags = inherited(leaf, 'Ff');
  return flags instanceof PDFNumber && (flags.asNumber() & (1 << (position - 1))) !== 0;
}

const nameMaxLength = 1_000;

/** The names from the root down, joined by dots. */
function nameOf({ line }: Node): string {
  const names = line.flatMap((dict) => textOf(dict.lookup(PDFName.of('T'))) ?? []);
  return names.toReversed().join('.').slice(0, nameMaxLength);
}

function textOf(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  return value.decodeText().slice(0, nameMaxLength).toWellFormed().replaceAll('\0', '');
}

function alignmentOf(leaf: Node): FormField['alignment'] {
  const alignment = inherited(leaf, 'Q');
  if (!(alignment instanceof PDFNumber)) return null;
  return (['LEFT', 'CENTER', 'RIGHT'] as const)[alignment.asNumber()] ?? null;
}

/** Zero means that the reader chooses the size. */
function fontSizeOf(leaf: Node): number | null {
  const appearance = textOf(inherited(leaf, 'DA')) ?? '';
  const size = Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1]);
  return size > 0 ? Math.round(size) : null;
}

/** Fields are drawn above the page: one with a background hides the page content, a hidden one does not. */
function isOpaque(widget: PDFDict): boolean {
  const flags = widget.lookup(PDFName.of('F'));
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & 0b10_0010) !== 0;
  const look = widget.lookup(PDFName.of('MK'));
  const background = look instanceof PDFDict ? look.lookup(PDFName.of('BG')) : undefined;
  return !isHidden && background instanceof PDFArray && background.size() > 0;
}
