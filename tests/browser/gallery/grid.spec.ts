// The spreadsheet in a browser: what depends on real keys, input methods, the clipboard and the focus.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { show, test as base } from './gallery-pages.ts';

class Sheet {
  readonly page: Page;
  readonly box: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('grid').locator('textarea:focus');
  }

  async select(column: number, row: number): Promise<void> {
    await this.cell(column, row).click({ force: true });
    await expect(this.box).toBeFocused();
  }

  /** Column 0 are the row numbers. */
  cell(column: number, row: number): Locator {
    const shown = this.page.locator(`[role=row][aria-rowindex="${row + 1}"]:has([role=rowheader])`);
    return shown.locator(`[aria-colindex="${column + 1}"]`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async paste(text: string, html = ''): Promise<void> {
    await this.box.evaluate(
      (field, content) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', content.text);
        if (content.html !== '') clipboardData.setData('text/html', content.html);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { text, html },
    );
  }

  async copied(): Promise<{ text: string; html: string }> {
    return this.box.evaluate((field) => {
      const clipboardData = new DataTransfer();
      field.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
    });
  }
}

const test = base.extend<{ open: (state: string) => Promise<Sheet> }>({
  open: async ({ page, gallery }, use) => {
    await use(async (state) => {
      await page.goto(`${gallery.url}/gallery/`);
      await page.waitForFunction(() => 'gallery' in window);
      await show(page, `parts-grid/${state}`, 'en-US');
      return new Sheet(page);
    });
  },
});

test('no key is lost while 20 digits are typed 30 ms apart, from the first one on', async ({ open, page }) => {
  const sheet = await open('rows');
  await sheet.select(6, 3);
  await page.keyboard.type('12345678901234567890', { delay: 30 });
  await sheet.press('Enter');
  await expect(sheet.cell(6, 3)).toHaveText('12345678901234567890');
  // Across cells, with the focus moving from box to box.
  await page.keyboard.type('1\n22\n333\n4444\n', { delay: 30 });
  for (const [index, text] of ['1', '22', '333', '4444'].entries()) {
    await expect(sheet.cell(6, 4 + index)).toHaveText(text);
  }
});

test('a Chinese composition that begins on a selected cell is entered', async ({ open, page }) => {
  const sheet = await open('rows');
  await sheet.select(1, 2);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'ya', selectionStart: 2, selectionEnd: 2 });
  await expect(sheet.box).toHaveValue('ya');
  await client.send('Input.imeSetComposition', { text: '亞', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.insertText', { text: '亞太' });
  await expect(sheet.cell(1, 2)).toHaveText('歐洲');
  await sheet.press('Enter');
  await expect(sheet.cell(1, 2)).toHaveText('亞太');
  await expect(sheet.box).toHaveAccessibleName('地區, row 3: 全球');
});

test('10,000 pasted rows are one step of undo, and rows are added at the end', async ({ open, page }) => {
  const sheet = await open('no rows');
  await sheet.select(1, 1);
  const lines = Array.from(
    { length: 10_000 },
    (_, row) => `zone ${row}\t1\t8\t31/01/2027\tyes\t"1,2${row % 10}0.50"\t5%`,
  );
  await sheet.paste(lines.join('\r\n'));
  await expect(page.getByText('10,000 rows were pasted.')).toBeVisible();
  await expect(page.getByText('10,000 rows', { exact: true })).toBeVisible();
  await expect(sheet.cell(4, 2)).toHaveText('2027-01-31');
  await expect(sheet.cell(6, 2)).toHaveText('1210.50');
  await sheet.press('Control+End');
  await expect(sheet.cell(1, 10_000)).toHaveText('zone 9999');
  await sheet.press('Control+z');
  await expect(page.getByText('0 rows', { exact: true })).toBeVisible();
  await sheet.press('Control+y');
  await expect(page.getByText('10,000 rows', { exact: true })).toBeVisible();
});

test('merged cells are split, and what cannot be read is reported', async ({ open, page }) => {
  const sheet = await open('no rows');
  await sheet.select(1, 1);
  const html =
    '<table><tr><td rowspan=2>asia</td><td>1</td><td>many</td></tr><tr><td>8</td><td>15</td></tr><tr><td>5-Jan</td></tr></table>';
  await sheet.paste('asia\t1\tmany\n\t8\t15\n5-Jan', html);
  await expect(sheet.cell(1, 2)).toHaveText('asia');
  await expect(sheet.cell(2, 2)).toHaveText('8');
  const report = page.getByText('3 rows were pasted.');
  await expect(report).toContainText('1 merged cell was split');
  await expect(report).toContainText('1 cell does not fit its column.');
  await expect(report).toContainText('1 cell looks like a date');
});

test('what is copied is pasted as it was, and filled down', async ({ open }) => {
  const sheet = await open('rows');
  await sheet.select(1, 1);
  await sheet.press('Shift+ArrowRight', 'Shift+ArrowDown');
  const { text, html } = await sheet.copied();
  expect(text).toBe('亞洲\t1\r\n歐洲\t8\r\n');
  expect(html).toContain(String.raw`mso-number-format:"\@"`);
  await sheet.select(1, 5);
  await sheet.paste(text, html);
  await expect(sheet.cell(1, 6)).toHaveText('歐洲');
  // The pasted rows and the next one.
  await sheet.press('Shift+ArrowDown', 'Control+d');
  await expect(sheet.cell(1, 6)).toHaveText('亞洲');
  await expect(sheet.cell(1, 7)).toHaveText('亞洲');
  await expect(sheet.cell(2, 7)).toHaveText('1');
});

test('keys move, select and edit as in a spreadsheet', async ({ open, page }) => {
  const sheet = await open('rows');
  await sheet.select(6, 1);
  await sheet.press('F2', 'Home', '9', 'Enter');
  await expect(sheet.cell(6, 1)).toHaveText('9100.00');
  await page.keyboard.type('7');
  await sheet.press('Escape');
  await expect(sheet.box).toHaveAccessibleName('保費, row 2: 101.50');
  await sheet.press('Control+ArrowDown');
  await expect(sheet.box).toHaveAccessibleName('保費, row 100000: 150098.50');
  await sheet.press('Control+Home', 'Tab', 'Tab', 'Enter');
  await expect(sheet.box).toHaveAccessibleName('地區, row 2: 歐洲');
  await sheet.press('Shift+ArrowDown', 'Delete');
  await expect(sheet.cell(1, 2)).toHaveText('');
  await expect(sheet.cell(1, 3)).toHaveText('');
  await sheet.press('Control+Alt+-');
  await expect(page.getByText('99,998 rows', { exact: true })).toBeVisible();
  await sheet.press('Control+z', 'Control+z');
  await expect(sheet.cell(1, 2)).toHaveText('歐洲');
  // Out of the grid: beyond the last cell, and back.
  await sheet.press('Control+End', 'ArrowDown', 'Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
});

test('a sorted and filtered table is edited in its stored order', async ({ open, page }) => {
  const sheet = await open('problems');
  await sheet.select(6, 1);
  await sheet.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Sort descending' }).click();
  await expect(sheet.cell(0, 1)).toHaveText('40');
  await expect(sheet.box).toBeFocused();
  await page.keyboard.type('1');
  await sheet.press('Enter');
  await page.getByRole('button', { name: 'Show all rows in stored order' }).click();
  await expect(sheet.cell(0, 1)).toHaveText('1');
  await sheet.press('Control+End');
  await expect(sheet.cell(6, 40)).toHaveText('1');
});

test('text is found and replaced, and problems are visited one by one', async ({ open, page }) => {
  const sheet = await open('problems');
  await expect(sheet.box).toHaveAccessibleName('保費, row 2: 101.50');
  await expect(sheet.box).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(sheet.box).toHaveAccessibleName('日數由, row 4: 22');
  await sheet.press('Control+f');
  await page.keyboard.type('歐洲');
  await sheet.press('Enter');
  await page.getByRole('textbox', { name: 'Replace with' }).fill('歐盟');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(page.getByText('13 cells were changed.')).toBeVisible();
  await expect(sheet.cell(1, 5)).toHaveText('歐盟');
});

test('a correction is written by a key in its cell, and the cells have the same room with and without problems', async ({
  open,
  page,
}) => {
  await open('rows');
  const room = await page.getByRole('grid').boundingBox();
  const sheet = await open('problems');
  expect(await page.getByRole('grid').boundingBox()).toEqual(room);
  await expect(page.getByRole('button', { name: 'Write 101.05' })).toBeVisible();
  await expect(sheet.box).toHaveAccessibleDescription(/Ctrl\+\. writes 101\.05\./);
  await sheet.select(1, 1);
  await sheet.press('Control+.');
  await expect(sheet.cell(6, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(sheet.cell(6, 2)).toHaveText('101.50');
  await sheet.press('Control+.');
  await expect(sheet.cell(6, 2)).toHaveText('101.05');
});

test('a viewer can select and copy, but not change anything', async ({ open, page }) => {
  const sheet = await open('of a viewer');
  await sheet.select(1, 1);
  await page.keyboard.type('x');
  await sheet.press('Delete');
  await sheet.paste('x');
  await expect(sheet.cell(1, 1)).toHaveText('亞洲');
  expect((await sheet.copied()).text).toBe('亞洲');
});
