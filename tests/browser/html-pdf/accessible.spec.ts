import { expectAccessible } from '../axe.ts';
import { HtmlPdfPage } from '../pages/html-pdf-page.ts';
import { expect, test } from '../test.ts';
import { createDocument } from './given-documents.ts';

const given = {
  html: '<h2>Schedule</h2><p>Dear {{ name }}</p><img src="/api/v1/files/gone.png" alt="">',
  headerSettings: { html: '<p>Page <span class="page"></span></p>', spacing: 2 },
};

test('the editor, its parts, its preview and its console are accessible', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, given));
  await document.showPreview();
  await expect(document.shownPage(1)).toContainText('Schedule');
  await expect(document.console.getByText(/file does not exist/)).toBeVisible();
  await expectAccessible(page);
  await document.showPart('Header');
  await document.switchDevMode();
  await document.typeSource('{{ a | no }}');
  await expect(document.console.getByText('1 error')).toBeVisible();
  await document.setting('Top').fill('x');
  await page.keyboard.press('Tab');
  await expect(document.setting('Top')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Page variables' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('in Chinese every word of the editor and its preview is Chinese', async ({
  signedIn: { page, tokens },
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  const document = new HtmlPdfPage(page);
  await document.open(await createDocument(server.url, tokens, { name: '保單', html: '<p>保障</p>' }));
  await page.getByRole('radiogroup', { name: '編輯或預覽' }).getByText('預覽', { exact: true }).click();
  const stage = page.getByRole('group', { name: '文件頁面' });
  await expect(stage.getByRole('group', { name: '第 1 頁，共 1 頁' })).toContainText('保障');
  await expect(page.getByText('／ 1 頁')).toBeVisible();
  await expect(page.getByText('沒有問題')).toBeVisible();
  const words = (await page.locator('body').innerText()).match(/[a-z_]{3,}/gi) ?? [];
  // Proper names, and an example.
  expect(words.filter((word) => !/^(HTML|PDF|Liquid|Times|New|Roman|payment_due)$/.test(word))).toEqual([]);
});
