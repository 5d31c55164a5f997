import { EmailPage } from '../pages/email-page.ts';
import { expect, test } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

test('in Chinese every word of the editor, its preview and its dialogs is Chinese', async ({
  signedIn: { page, tokens },
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  const chinese = inColumn(
    '<mj-text color="#cccccc">親愛的客戶</mj-text><mj-image src="http://a.example/a.png" border-radius="4px" />',
  )
    .replace('Renewal', '續保')
    .replace('Your policy', '你的保單')
    .replace(' lang="en"', ' lang="zh-HK"');
  const email = new EmailPage(page);
  const id = await createEmail(server.url, tokens, { name: '續保', subject: '續保通知', mjml: chinese });
  await email.open(id);
  const mail = page.frameLocator('iframe[title="電郵預覽"]').locator('body');
  await expect(mail).toContainText('親愛的客戶');
  const latin = async (within: string) => {
    const text = await page.locator(within).first().innerText();
    return (text.match(/[a-z_]{3,}/gi) ?? []).filter((word) => !names.test(word));
  };
  const views = page.getByRole('radiogroup', { name: '電郵的檢視方式' });
  await expect(views).toContainText('品質（');
  expect(await latin('header')).toEqual([]);
  expect(await latin('aside')).toEqual([]);
  await views.getByText('品質').click();
  await expect(page.getByRole('region', { name: '電郵的品質' })).toContainText('此文字難以閱讀');
  const quality = await page.getByRole('region', { name: '電郵的品質' }).innerText();
  const outsideCode = await page.getByRole('region', { name: '電郵的品質' }).locator('p').allInnerTexts();
  expect(quality).toContain('Gmail');
  expect(quality).toContain('部分常用的郵件程式不支援 border-radius。');
  expect(
    outsideCode
      .join(' ')
      .match(/[a-z_]{3,}/gi)
      ?.filter((word) => !names.test(word)) ?? [],
  ).toEqual([]);
  await page.getByRole('button', { name: '傳送測試電郵' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await latin('[role="dialog"]')).toEqual([]);
});

/** Proper names and examples. */
const names =
  /^(MJML|Liquid|PDF|HTML|Gmail|Apple|Mail|Outlook|Windows|Samsung|Email|Yahoo|Android|iOS|macOS|com|https|eml|payment_due|caniemail|where|no|reply|mjml|preview|lang|title|localhost|border|radius|for)$/;
