// The cells of one sheet of a workbook, from its XML.
import { readArea } from '../read/cells.ts';
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

interface ReadCells {
  readonly merged: readonly string[];
  readonly formulaCount: number;
}

/** A row, a cell, or a merged area. */
const pattern = /<(?:\w+:)?(?:row(\s[^>]*)?>|c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)|mergeCell\s([^>]*)>)/g;
const opening = /<(?:\w+:)?(?:row|c|mergeCell)(?:[\s/>]|$)/;
const mergedMax = 100_000;

/** Throws a Refusal. */
export function readSheetCells(chunks: Iterable<string>, parts: SheetParts): ReadCells {
  const merged: string[] = [];
  let [row, column, formulaCount] = [-1, 0, 0];
  eachElement(chunks, { pattern, opening, maxLength: elementMaxLength }, (match) => {
    const [whole, ofRow, ofCell, content = '', ofMerged] = match;
    if (ofMerged !== undefined) {
      if (merged.length < mergedMax) merged.push(attribute(ofMerged, 'ref') ?? '');
      return;
    }
    if (/^<(?:\w+:)?row/.test(whole)) {
      row = Number(attribute(ofRow ?? '', 'r') ?? row + 2) - 1;
      if (!Number.isInteger(row) || row < 0) throw broken();
      column = 0;
      return;
    }
    const attributes = ofCell ?? '';
    const reference = attribute(attributes, 'r');
    const area = reference === undefined ? undefined : readArea(reference);
    if (reference !== undefined && area === undefined) throw broken();
    if (area !== undefined) [row, column] = [area.top, area.left];
    if (content !== '') {
      parts.sheet.set(Math.max(row, 0), column, cellText(attributes, content, parts));
      if (/<(?:\w+:)?f[\s/>]/.test(content)) formulaCount += 1;
    }
    column += 1;
  });
  return { merged, formulaCount };
}

function cellText(attributes: string, content: string, { texts, kinds }: SheetParts): string {
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(content);
  const [, value = ''] = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?v>/.exec(content) ?? [];
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
  if (type !== 'n') return unescapeText(value);
  const number = Number(value);
  return Number.isNaN(number)
    ? unescapeText(value)
    : numberText(number, kinds[Number(attribute(attributes, 's') ?? 0)] ?? 'number');
}

const patterns = {
  r: /\sr="([^"]*)"|\sr='([^']*)'/,
  t: /\st="([^"]*)"|\st='([^']*)'/,
  s: /\ss="([^"]*)"|\ss='([^']*)'/,
  ref: /(?:^|\s)ref="([^"]*)"|(?:^|\s)ref='([^']*)'/,
};

function attribute(text: string, name: keyof typeof patterns): string | undefined {
  const [, double, single] = patterns[name].exec(text) ?? [];
  return double ?? single;
}
