// Excel tables, which the sheet reader does not provide: their parts, and the relations of a sheet to them. The XML is only
// parsed as tags with attributes; entity declarations are rejected.
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { readArea, type Table } from './cells.ts';
import { Refusal } from './refusal.ts';
import { broken, readZipText, type ZipPart } from './zip-file.ts';

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

type Parts = ReadonlyMap<string, ZipPart>;

/** For all sheets, whose names are in the order of the workbook. Throws a Refusal. */
export function readTables(file: Uint8Array, parts: Parts, sheetNames: readonly string[]): Table[] {
  if (![...parts.keys()].some((name) => /^xl\/tables\//i.test(name))) return [];
  const paths = readSheetPaths(file, parts);
  const tables: Table[] = [];
  for (const [index, sheetName] of sheetNames.entries()) {
    const path = paths.get(sheetName);
    if (path === undefined) continue;
    for (const target of readRelations(file, parts, path, '/table').values()) {
      const table = readTable(readTags(file, parts, target), index);
      if (table !== undefined) tables.push(table);
      if (tables.length > workbookLimits.tables) {
        throw new Refusal('LIMIT', say('WORKBOOK_TABLES_MAX', { max: workbookLimits.tables }));
      }
    }
  }
  return tables;
}

/** By the names of the sheets. */
export function readSheetPaths(file: Uint8Array, parts: Parts): Map<string, string> {
  const relations = readRelations(file, parts, 'xl/workbook.xml', '/worksheet');
  const paths = new Map<string, string>();
  for (const { name, attributes } of readTags(file, parts, 'xl/workbook.xml')) {
    const path = relations.get(attributes.get('r:id') ?? '');
    if (name === 'sheet' && path !== undefined) paths.set(attributes.get('name') ?? '', path);
  }
  return paths;
}

/** Targets by their ids, of one type. */
function readRelations(file: Uint8Array, parts: Parts, path: string, type: string): Map<string, string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${path.slice(folder.length)}.rels`;
  const targets = new Map<string, string>();
  for (const tag of parts.has(name) ? readTags(file, parts, name) : []) {
    const { attributes } = tag;
    if (tag.name !== 'Relationship' || !attributes.get('Type')?.endsWith(type)) continue;
    if (attributes.get('TargetMode') === 'External') continue;
    const target = attributes.get('Target') ?? '';
    targets.set(attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : resolvePath(folder, target));
  }
  return targets;
}

function resolvePath(folder: string, target: string): string {
  const segments = folder.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

function readTable(tags: readonly Tag[], sheet: number): Table | undefined {
  const table = tags.find(({ name }) => name === 'table')?.attributes;
  const area = readArea(table?.get('ref') ?? '');
  const name = table?.get('displayName') ?? table?.get('name');
  if (table === undefined || area === undefined || name === undefined) return undefined;
  const columns = tags
    .filter((tag) => tag.name === 'tableColumn')
    .map(({ attributes }) => unescapeColumn(attributes.get('name') ?? ''));
  return {
    name,
    sheet,
    ...area,
    columns,
    hasHeader: table.get('headerRowCount') !== '0',
    hasTotals: Number(table.get('totalsRowCount') ?? 0) > 0,
  };
}

/** Line breaks in column names are written as _x000a_. */
function unescapeColumn(name: string): string {
  return name.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Only tags whose names match are read. */
export function readTags(file: Uint8Array, parts: Parts, name: string, wanted = /./): Tag[] {
  const part = parts.get(name);
  if (part === undefined) throw broken();
  return toTags(readZipText(file, part), wanted);
}

export function toTags(text: string, wanted: RegExp): Tag[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw broken();
  const tags: Tag[] = [];
  for (const [, tag = '', rest = ''] of text.matchAll(/<([A-Za-z_][\w.:-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g)) {
    if (!wanted.test(tag)) continue;
    const attributes = new Map<string, string>();
    for (const [, key = '', double, single = ''] of rest.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g)) {
      attributes.set(key, unescapeXml(double ?? single));
    }
    tags.push({ name: tag.slice(tag.indexOf(':') + 1), attributes });
  }
  return tags;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (hex === undefined && digits === undefined) return entities[String(name)] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
