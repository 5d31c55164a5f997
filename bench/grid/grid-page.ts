// The interface of a page with a grid for the bench, and the cells that every grid shows.

export interface Opening {
  /** From the call that shows the grid, with the cells in memory, until they are painted. */
  readonly shownMs: number;
  /** From the navigation, with the scripts of the page but without the time to make the cells. */
  readonly loadedMs: number;
}

export interface GridPage {
  readonly opening: Promise<Opening>;
  /** The text of a cell in the memory of the grid, or of its page. */
  textAt(row: number, column: number): string;
  /** The middle of a visible cell. */
  pointOf(row: number, column: number): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    gridPage?: GridPage;
  }
}

export const rowCount = 100_000;
export const columnNames = [
  'zone',
  'plan',
  'days from',
  'days to',
  'sold from',
  'adult',
  'child',
  'couple',
  'family',
  'group',
  'senior',
  'tax',
] as const;
export const rowHeight = 28;
/** Visible without scrolling; no other cell has its text. */
const shownCell = { row: 12, column: 0 };

export function makeCell(row: number, column: number): string {
  if (column === 0) return `zone ${row}`;
  if (column === 1) return `plan ${row % 7}`;
  if (column === 2) return String(1 + (row % 50) * 7);
  if (column === 3) return String(8 + (row % 50) * 7);
  if (column === 4) return `2027-01-${String(1 + (row % 28)).padStart(2, '0')}`;
  return ((10_000 + ((row * 7919 + column * 104_729) % 90_000)) / 100).toFixed(2);
}

/** By column. */
export function makeColumns(): string[][] {
  return columnNames.map((_, column) => Array.from({ length: rowCount }, (__, row) => makeCell(row, column)));
}

/** @returns once the frame after the call has been painted */
export async function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve());
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}

/**
 * @param make returns the cells as the grid needs them
 * @param isShown whether a cell with this text is in the page
 */
export async function openGrid<Cells>(
  make: () => Cells,
  show: (cells: Cells) => void,
  isShown: (text: string) => boolean,
): Promise<Opening> {
  const startedAt = performance.now();
  const cells = make();
  const madeAt = performance.now();
  show(cells);
  const text = makeCell(shownCell.row, shownCell.column);
  while (!isShown(text)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await painted();
  const shownAt = performance.now();
  return { shownMs: shownAt - madeAt, loadedMs: shownAt - (madeAt - startedAt) };
}

/** Of grids whose cells are elements. */
export function hasCell(text: string): boolean {
  return [...document.querySelectorAll('[role="gridcell"]')].some((cell) => cell.textContent === text);
}

export function middleOf(element: Element | null | undefined): { x: number; y: number } {
  if (!element) throw new Error('The cell is not in the page.');
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
