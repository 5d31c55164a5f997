// The cells of one sheet of a workbook, from its XML.
import { columnsMax, readColumn } from '../read/cells.ts';
import { broken } from '../read/zip-file.ts';
import { type NumberKind, numberText } from './cell-text.ts';
import { eachElement } from './part-chunks.ts';
import { elementMaxLength, textIn, unescapeText } from './shared-texts.ts';
import type { SheetRows } from './sheet-rows.ts';

interface SheetParts {
  readonly sheet: SheetRows;
  readonly texts: readonly string[];
  /** By the number of a cell's style. */
  readonly kinds: readonly NumberKind[];
}

/** The beginning of a row, or a cell, which ends where the next cell begins. */
const pattern =
  /<(?:\w+:)?(?:row(\s[^<>]*)?>|c(\s[^<>]*?)?(?:\/>|>([^<]*(?:<(?!\/?(?:\w+:)?c[\s/>])[^<]*)*)<\/(?:\w+:)?c>))/g;
const opening = /<(?:\w+:)?(?:row|c)(?:[\s/>]|$)/;
const mergedMax = 100_000;
/** Merged areas follow the cells, after other elements of a few kB. */
const tailBytes = 4 * 1024 * 1024;

/** The areas whose cells are merged. */
export function readMerged(bytes: Uint8Array): string[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = all.subarray(Math.max(all.lastIndexOf('sheetData'), all.length - tailBytes)).toString();
  const merged: string[] = [];
  for (const [, area = ''] of tail.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?\bref=["']([A-Z0-9:$]{1,40})["']/g)) {
    merged.push(area);
    if (merged.length === mergedMax) break;
  }
  return merged;
}

/** Returns the number of cells with a formula. Throws a Refusal. */
export function readSheetCells(chunks: Iterable<string>, parts: SheetParts): number {
  let [row, column, formulaCount] = [-1, 0, 0];
  eachElement(chunks, { pattern, opening, maxLength: elementMaxLength }, (match) => {
    const [, ofRow, ofCell = '', content] = match;
    if (content === undefined && !isCell(match[0])) {
      row = Number(attribute(ofRow ?? '', 'r') ?? row + 2) - 1;
      if (!Number.isInteger(row) || row < 0) throw broken();
      column = 0;
      return;
    }
    column = columnOf(attribute(ofCell, 'r')) ?? column;
    if (content !== undefined && content !== '') {
      parts.sheet.set(Math.max(row, 0), column, cellText(ofCell, content, parts));
      if (content.includes('f') && /<(?:\w+:)?f[\s/>]/.test(content)) formulaCount += 1;
    }
    column += 1;
  });
  return formulaCount;
}

function isCell(element: string): boolean {
  return /^<(?:\w+:)?c/.test(element);
}

/** Of an address such as B7, whose row is that of its element. */
function columnOf(address: string | undefined): number | undefined {
  if (address === undefined) return undefined;
  let length = 0;
  while (length < 4 && address.charCodeAt(length) > 57) length += 1;
  const column = readColumn(address.slice(0, length));
  if (length === 0 || column >= columnsMax || column < 0) throw broken();
  return column;
}

const valuePattern = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v>/;

/** Most cells have only a value. */
function valueIn(content: string): string {
  if (content.startsWith('<v>') && content.indexOf('<', 3) === content.length - 4) return content.slice(3, -4);
  return valuePattern.exec(content)?.[1] ?? '';
}

function cellText(attributes: string, content: string, { texts, kinds }: SheetParts): string {
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(content);
  const value = valueIn(content);
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
  if (type !== 'n') return unescapeText(value);
  const number = Number(value);
  if (Number.isNaN(number)) return unescapeText(value);
  return numberText(number, kinds[Number(attribute(attributes, 's') ?? 0)] ?? 'number');
}

/** Values of attributes with short names, which contain no quotes. */
function attribute(text: string, name: 'r' | 't' | 's'): string | undefined {
  for (const quote of ['"', "'"]) {
    const start = text.indexOf(` ${name}=${quote}`);
    if (start === -1) continue;
    const end = text.indexOf(quote, start + 4);
    return end === -1 ? undefined : text.slice(start + 4, end);
  }
  return undefined;
}
