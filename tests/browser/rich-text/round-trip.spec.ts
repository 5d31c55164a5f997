// Random certificates in the editor: unedited parts stay unchanged, and an edit changes only what it edits.
import type { Frame, Page } from '@playwright/test';
import fc from 'fast-check';
import { certificates } from '../../../packages/studio/src/testing/certificates.ts';
import { checkLiquidBalance } from '../../../packages/studio/src/ui/rich-text/liquid/liquid-balance.ts';
import '../../property-seed.ts';
import { expect, type RichTextScreen, test } from './harness.ts';
import { meaningOf } from './meaning.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_121);
const samples = (count: number): string[] => fc.sample(certificates, { seed, numRuns: count });

/** Puts the cursor at the end of the first of these, and returns whether there is one. */
async function placeCursor(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const editor = Reflect.get(window, 'hugerte').activeEditor;
    // The library shows a cursor next to a page break as a separate paragraph.
    const isOwn = (one: Element): boolean =>
      one.hasAttribute('data-mce-caret') || !!one.querySelector('[contenteditable]');
    const element = editor.dom.select(wanted).find((one: Element) => !isOwn(one));
    if (!element) return false;
    editor.focus();
    editor.selection.select(element, true);
    editor.selection.collapse(false);
    editor.nodeChanged();
    return true;
  }, selector);
}

/** The library fills up rows that lack cells, so only a complete table can stay unchanged. */
async function markEvenTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const editor = Reflect.get(window, 'hugerte').activeEditor;
    editor.serializer.addTempAttr('data-mce-lq-test');
    for (const table of editor.getBody().querySelectorAll('table')) {
      const counts = new Set([...table.rows].map((row) => row.cells.length));
      if (counts.size === 1) table.dataset.mceLqTest = 'even';
    }
  });
}

/** Whether it is worth opening: an editor takes a hundred times as long as this check. */
async function hasEvenTable(page: Page, html: string): Promise<boolean> {
  return page.evaluate((text) => {
    const tables = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('table')];
    return tables.some(({ rows }) => new Set([...rows].map((row) => row.cells.length)).size === 1);
  }, html);
}

async function command(page: Page, name: string): Promise<void> {
  await page.evaluate((one) => Reflect.get(window, 'hugerte').activeEditor.execCommand(one), name);
}

async function expectSameMeaning(page: Page, actual: string, expected: string): Promise<void> {
  expect(await meaningOf(page, actual)).toEqual(await meaningOf(page, expected));
}

async function open(richText: RichTextScreen, html: string): Promise<Frame> {
  const frame = await richText.next(html, 'editor');
  expect(await richText.value()).toBe(html);
  return frame;
}

test('viewing a text leaves it unchanged byte for byte; typing changes only the typed part, and undo restores the text', async ({
  richText,
  page,
}) => {
  let typed = 0;
  for (const html of samples(40)) {
    await open(richText, html);
    await placeCursor(page, 'body > :first-child');
    expect(await richText.value()).toBe(html);
    if (!(await placeCursor(page, 'td,p,li,h2'))) continue;
    typed += 1;
    await page.keyboard.type('QZQ');
    const value = await richText.value();
    expect(value).toContain('QZQ');
    expect(checkLiquidBalance(html, value)).toEqual([]);
    // Text typed at a break that ends its block replaces the break, which is invisible.
    const meaning = await meaningOf(page, html);
    const without = [
      await meaningOf(page, value.replace('QZQ', '')),
      await meaningOf(page, value.replace('QZQ', '<br>')),
    ];
    expect(without).toContainEqual(meaning);
    await command(page, 'Undo');
    expect(await richText.value()).toBe(html);
  }
  expect(typed).toBeGreaterThan(25);
});

test('inserting and removing rows does not move Liquid', async ({ richText, page }) => {
  let edited = 0;
  for (const html of samples(200)) {
    if (edited === 15) break;
    if (!(await hasEvenTable(page, html))) continue;
    await open(richText, html);
    await markEvenTable(page);
    if (!(await placeCursor(page, 'table[data-mce-lq-test] > tbody > tr > td'))) continue;
    edited += 1;
    await command(page, 'mceTableInsertRowAfter');
    const withRow = await richText.value();
    expect(withRow).not.toBe(html);
    expect(checkLiquidBalance(html, withRow)).toEqual([]);
    await command(page, 'mceTableDeleteRow');
    const without = await richText.value();
    expect(checkLiquidBalance(html, without)).toEqual([]);
    await expectSameMeaning(page, without, html);
    await placeCursor(page, 'table[data-mce-lq-test] > tbody > tr > td');
    await command(page, 'mceTableInsertColAfter');
    await command(page, 'mceTableDeleteCol');
    expect(checkLiquidBalance(html, await richText.value())).toEqual([]);
  }
  expect(edited).toBeGreaterThan(8);
});

test('pasted content keeps its formatting, and loses active elements', async ({ richText, page }) => {
  const pasted =
    '<h3 onclick="go()" style="color: red">Terms</h3><script>go()</script><p>{{ x | append: "&gt;" }} <b>bold</b><img src=x onerror=go()></p>';
  for (const html of samples(20)) {
    const frame = await open(richText, html);
    if (!(await placeCursor(page, 'body > p, body > h2, body > div > p'))) continue;
    await frame.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', content);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, pasted);
    await expect(frame.getByText('Terms').first()).toBeVisible();
    const value = await richText.value();
    expect(value).toMatch(/style="color: red;?">Terms/);
    expect(value).toContain('{{ x | append: ">" }}');
    expect(value).not.toMatch(/onclick="go\(\)"|onerror|<script>go/);
    expect(checkLiquidBalance(html, value)).toEqual([]);
  }
});

test('the displayed source is the stored one, and edits of it are stored', async ({ richText, page }) => {
  const html = '<body>{% for b in bs %}<p onclick="x()">{{ b | append: ">" }}</p>{% endfor %}</body>';
  await open(richText, html);
  await command(page, 'mceCodeEditor');
  const source = page.getByRole('dialog').getByRole('textbox');
  await expect(source).toHaveValue(html);
  const next = '<body class="b">{% if a < b %}<p>1{% endif %}</body>';
  await source.fill(next);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  expect(await richText.value()).toBe(next);
  await command(page, 'Undo');
  expect(await richText.value()).toBe(html);
});
