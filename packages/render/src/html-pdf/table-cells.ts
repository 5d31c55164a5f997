// Tables of a tagged document: Chromium leaves cells that draw nothing out of the structure and writes spans as authored,
// so that a row has fewer cells than its header. Runs in the page that shows the body.
import { say } from '../sentences/say.ts';
import { type Cell, findOddRows } from './compose/tags/table-grid.ts';
import type { PdfWarning } from './pdf-request.ts';

/** Larger tables are only examined in the finished PDF. */
const cellsMax = 20_000;
const rowsShownMax = 20;

/** In both scripts: how many rows a cell occupies; a span ends with its section. */
const spans = `
  const isRow = (row) => row.checkVisibility();
  const left = new Map();
  const leftOf = (row) => {
    const section = row.parentNode;
    const count = left.get(section) ?? [...section.rows].filter(isRow).length;
    left.set(section, count - 1);
    return count;
  };
  const rowsOf = (cell, rest) => cell.rowSpan === 0 || cell.rowSpan > rest ? rest : cell.rowSpan;`;

/**
 * Gives each cell without visible text a blank that takes no room and is drawn in the font of the cell, and ends spans
 * where the table does. Style rules for `:empty` continue to apply.
 */
export const fillEmptyCells = `(() => {${spans}
  const isShown = (text) => text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !text.parentElement.closest('[aria-hidden="true"]') && parseFloat(getComputedStyle(text.parentElement).fontSize) > 0;
  const isBlank = (cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (/[^\\s\\u200b-\\u200d\\u2060\\ufeff]/.test(texts.currentNode.data) && isShown(texts.currentNode)) return false;
    return true;
  };
  // The rules of a style sheet that could not be loaded cannot be read.
  const rulesOf = (sheet) => {
    try {
      return sheet.cssRules;
    } catch {
      return [];
    }
  };
  const keepEmpty = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText?.includes(':empty'))
        rule.selectorText = rule.selectorText.replaceAll(':empty', ':is(:empty, [data-printed-empty])');
      if (rule.cssRules) keepEmpty(rule.cssRules);
      if (rule.styleSheet) keepEmpty(rulesOf(rule.styleSheet));
    }
  };
  const cells = [...document.querySelectorAll('td, th')].filter(isBlank);
  if (cells.some((cell) => cell.matches(':empty'))) for (const sheet of document.styleSheets) keepEmpty(rulesOf(sheet));
  for (const cell of cells) {
    if (cell.matches(':empty')) cell.setAttribute('data-printed-empty', '');
    const blank = document.createElement('printed-blank');
    for (const [name, value] of [['all', 'initial'], ['font-family', 'inherit'], ['position', 'absolute']])
      blank.style.setProperty(name, value, 'important');
    blank.textContent = '\\u00a0';
    cell.append(blank);
  }
  for (const row of document.querySelectorAll('tr')) {
    if (!isRow(row) || !row.parentNode.rows) continue;
    const rest = leftOf(row);
    for (const cell of row.cells) if (cell.rowSpan !== rowsOf(cell, rest)) cell.rowSpan = rowsOf(cell, rest);
  }
})()`;

/**
 * For the page that shows the body: the rows of each table whose cells could be no grid, in order. Tables with as many
 * cells in each row and without spans or hidden cells are left out.
 */
export const readTables = `(() => {${spans}
  const isRead = (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]');
  const isPresented = (cell) => isRead(cell) && getComputedStyle(cell).visibility === 'visible';
  const tagOf = (element) => element.cloneNode(false).outerHTML.replace(/<[/][^>]*>$/, '').slice(0, 1000);
  const tags = new Map();
  const placeOf = (element) => {
    const tag = tagOf(element);
    const before = tags.get(tag) ?? 0;
    tags.set(tag, before + 1);
    return { tag, before };
  };
  const tables = [];
  let cellCount = 0;
  for (const table of document.querySelectorAll('table')) {
    const rows = [];
    const lengths = new Set();
    let isPlain = true;
    for (const row of table.rows) {
      const place = placeOf(row);
      if (!isRow(row)) continue;
      const rest = leftOf(row);
      if (!isRead(row)) continue;
      const cells = [];
      let hidden;
      for (const cell of row.cells) {
        if (cell.checkVisibility() && !isPresented(cell)) hidden ??= tagOf(cell);
        else if (cell.checkVisibility()) cells.push({ columns: cell.colSpan, rows: rowsOf(cell, rest) });
        if (cell.rowSpan !== 1 || cell.colSpan !== 1 || hidden !== undefined) isPlain = false;
      }
      lengths.add(cells.length);
      cellCount += cells.length;
      if (cellCount > ${cellsMax}) return tables;
      rows.push({ ...place, hidden, cells });
    }
    const isData = table.querySelector('th, thead, tfoot, caption, col, [scope], [headers]') || table.hasAttribute('border') || table.role === 'table';
    if (isRead(table) && isData && !(isPlain && lengths.size <= 1)) tables.push(rows);
  }
  return tables;
})()`;

interface Row {
  readonly tag: string;
  /** The number of rows before it with the same tag. */
  readonly before: number;
  /** The tag of its first cell that takes room and is not shown to readers. */
  readonly hidden?: string;
  readonly cells: readonly Cell[];
}

export function toTableWarnings(tables: unknown): PdfWarning[] {
  const odd = (tables as readonly (readonly Row[])[]).flatMap((rows) =>
    findOddRows(rows.map(({ cells }) => cells)).flatMap((at) => rows[at] ?? []),
  );
  return odd.slice(0, rowsShownMax).map(({ tag, before, hidden }) => ({
    code: 'TABLE',
    ...(hidden === undefined ? say('ROW_ODD') : say('CELL_HIDDEN', { cell: hidden })),
    text: 'html',
    found: hidden ?? tag,
    foundElse: { text: tag, before },
  }));
}

/** For an irregular table in the finished PDF that none of the above explains. */
export const unexplainedTable: PdfWarning = {
  code: 'TABLE',
  ...say('TABLE_IRREGULAR'),
  text: 'html',
};
