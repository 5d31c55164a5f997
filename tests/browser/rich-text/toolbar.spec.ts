// The toolbar and the keyboard, verified by the stored text.
import { expectAccessible } from '../axe.ts';
import { expect, test } from './harness.ts';

const html =
  '<p>Dear {{ name }}</p><p style="page-break-after: always"></p><table border="1"><tr><td>1</td></tr></table>';

for (const locale of ['en-US', 'zh-HK']) {
  test(`axe finds nothing in ${locale}, in light and in dark, also with a dialog open`, async ({ richText, page }) => {
    await richText.speak(locale);
    const frame = await richText.edit(html);
    await frame.getByText('1', { exact: true }).click();
    await expectAccessible(page);
    for (const dialog of ['mceLink', 'mceImage', 'mceTableProps', 'mceCodeEditor', 'SearchReplace']) {
      await richText.command(dialog);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('.tox-tooltip')).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('the pickers insert the picked item, as Liquid and with the stored address', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await frame.getByText('a').click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByRole('menuitem', { name: 'Liquid picker' }).click();
  await expect(frame.getByText('policy.issuerNumber')).toBeVisible();
  await page.getByRole('button', { name: 'Insert an image' }).click();
  await expect(frame.locator('img[src^="blob:"]')).toBeVisible();
  const value = await richText.value();
  expect(value).toContain('{{ policy.issuerNumber | default: "a > b" }}');
  expect(value).toContain('<img src="/api/v1/files/logo.png?tenantIdIfNoToken=test_dev" alt="A &quot;logo&quot;">');
});

test('headings, underline and colour are set from the toolbar, and a new table has a header row', async ({
  richText,
  page,
}) => {
  const frame = await richText.edit('<p>Title</p><p>word</p><p>end</p>');
  await frame.getByText('Title').click();
  await page.getByRole('button', { name: 'Block Paragraph' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Heading 2' }).click();
  await frame.getByText('word').dblclick();
  await page.getByRole('button', { name: 'Underline' }).click();
  await frame.getByText('end').click({ clickCount: 3 });
  await page
    .getByRole('button', { name: /^Text color/ })
    .last()
    .click();
  await page.getByRole('menuitemradio', { name: 'Blue', exact: true }).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('menuitem', { name: 'Table', exact: true }).hover();
  await page.getByRole('button', { name: '2 columns, 3 rows' }).click();
  const value = (await richText.value()).replaceAll('\n', '');
  expect(value).toContain('<h2>Title</h2>');
  expect(value).toContain('<p><span style="text-decoration: underline;">word</span></p>');
  expect(value).toMatch(/<span style="color: (#1d4ed8|rgb\(29, 78, 216\));">end<\/span>/i);
  expect(value).toMatch(
    /<thead><tr><th scope="col"[^>]*><br><\/th><th scope="col"[^>]*><br><\/th><\/tr><\/thead><tbody>(<tr>.*?<\/tr>){2}<\/tbody>/,
  );
});

const styled = [
  [
    'a document',
    '<!doctype html><html lang="zh"><head><style>p { color: rgb(1, 2, 3) }</style></head><body class="letter">',
    '</body></html>',
  ],
  ['a fragment', '<style>p { color: rgb(1, 2, 3) }</style>', ''],
  ['a page inside an element', '<style>p { color: rgb(1, 2, 3) }</style><div style="padding: 0 15mm;">', '</div>'],
] as const;
for (const [name, before, after] of styled) {
  test(`deleting or replacing everything in ${name} keeps its styles, and undo restores it`, async ({
    richText,
    page,
  }) => {
    const whole = `${before}<h1>Title</h1><p>a {{ b }}</p>{% if c %}<p>c</p>{% endif %}${after}`;
    const frame = await richText.edit(whole);
    for (const how of ['Delete', 'Backspace', 'ControlOrMeta+x', 'type', 'paste'] as const) {
      await frame.getByText('Title').click();
      await page.keyboard.press('ControlOrMeta+a');
      if (how === 'paste') await richText.transfer('paste', { html: '<p>new</p>' });
      else if (how !== 'type') await page.keyboard.press(how);
      // The editor library cuts in a timer that follows the event.
      if (how === 'ControlOrMeta+x') await expect(frame.getByText('Title')).toHaveCount(0);
      if (how !== 'paste') await page.keyboard.type('new');
      const value = (await richText.value()).replaceAll('\n', '');
      expect(value, how).toMatch(/<(p|h1)>new<\/(p|h1)>/);
      expect(value.startsWith(before) && value.endsWith(after), `${how}: ${value}`).toBe(true);
      if (how === 'Delete') await expect(frame.getByText('new')).toHaveCSS('color', 'rgb(1, 2, 3)');
      for (let step = 0; step < 9 && (await page.getByRole('button', { name: 'Undo' }).isEnabled()); step += 1)
        await page.getByRole('button', { name: 'Undo' }).click();
      expect(await richText.value(), how).toBe(whole);
    }
  });
}

test('a page break is a div with its rule', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await frame.getByText('a').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Page break' }).click();
  expect(await richText.value()).toContain('<div style="page-break-after: always;"></div>');
});

test('Escape moves to the toolbar, and saving is left to the page', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a</p>');
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key, ctrlKey }) => {
      if (ctrlKey) document.title = `${key} ${String(Reflect.get(window, 'value'))}`;
    });
  });
  await frame.getByText('a').click();
  await page.keyboard.press('End');
  await page.keyboard.type('b');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveTitle('s <p>ab</p>');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('a loop that loses its end is reported, and undo restores it', async ({ richText, page }) => {
  const unbalanced = '<div>{% for b in bs %}<p>b</p>{% endfor %}</div>';
  const frame = await richText.edit(unbalanced);
  await frame.getByText('{% endfor %}').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await richText.value();
  await expect(page.getByText('“for” has lost its end')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await richText.value()).toBe(unbalanced);
  await expect(page.getByText('“for” has lost its end')).toBeHidden();
});

test('the image dialog accepts a file and an alternative text', async ({ richText, page }) => {
  const frame = await richText.edit('<p>a<img src="/api/v1/files/old.png" alt=""></p>');
  await frame.locator('img').click();
  await page.getByRole('button', { name: 'Insert an image' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Source')).toHaveValue('/api/v1/files/old.png');
  await dialog.getByRole('button', { name: 'Browse files' }).click();
  await expect(dialog.getByLabel('Source')).toHaveValue('/api/v1/files/logo.png?tenantIdIfNoToken=test_dev');
  await dialog.getByLabel('Alternative description').fill('Logo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(frame.locator('img[src^="blob:"]')).toBeVisible();
  expect(await richText.value()).toBe(
    '<p>a<img src="/api/v1/files/logo.png?tenantIdIfNoToken=test_dev" alt="Logo"></p>',
  );
});

for (const kind of ['paste', 'drop'] as const) {
  test(`a picture that comes by ${kind} is refused with an explanation`, async ({ richText, page }) => {
    const frame = await richText.edit('<p>a</p>');
    await frame.getByText('a').click();
    await richText.transfer(kind, { file: 'screen.png' });
    await expect(page.getByText('Upload a picture to Files')).toBeVisible();
    await page.keyboard.type('b');
    await expect(page.getByText('Upload a picture to Files')).toBeHidden();
    await richText.transfer(kind, { html: '<p>c<img src="data:image/png;base64,AAAA" onerror="x()">d</p>' });
    await expect(page.getByText('Upload a picture to Files')).toBeVisible();
    expect(await richText.value()).toContain('<p>cd</p>');
  });
}

test('toolbar buttons that do not fit are available under a button', async ({ richText, page }) => {
  await page.setViewportSize({ width: 560, height: 768 });
  const frame = await richText.edit('<p>a</p>');
  await frame.getByText('a').click();
  await page.getByRole('button', { name: 'Reveal or hide additional toolbar items' }).click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByRole('menuitem', { name: 'Liquid picker' }).click();
  await expect(frame.getByText('policy.issuerNumber')).toBeVisible();
});
