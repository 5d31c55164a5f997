import { SmsPage } from '../pages/sms-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { createSms, storedSms } from './given-templates.ts';

test('two windows save one template: the second learns who saved and when, and reloads or overwrites', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'saved' });
  const otherPage = await context.newPage();
  await enterSession(otherPage, 'test_dev', tokens);
  const [mine, theirs] = [new SmsPage(page), new SmsPage(otherPage)];
  for (const one of [mine, theirs]) {
    await one.open(id);
    await expect(one.body).toHaveText('saved');
  }
  await theirs.type('theirs');
  await theirs.save.click();
  await expect(theirs.saved).toBeVisible();

  await mine.type('mine');
  await mine.setting('Name').fill('Mine');
  await mine.save.click();
  const bar = page.getByRole('alert').filter({ hasText: 'Someone else changed this template' });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/ changed this on \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(mine.body).toHaveText('mine');
  await bar.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(mine.body).toHaveText('theirs');
  await expect(bar).toBeHidden();
  await expect(mine.unsaved).toBeHidden();
  await mine.undo.click();
  await expect(mine.body).toHaveText('mine');
  await expect(mine.setting('Name')).toHaveValue('Mine');
  await mine.redo.click();
  await expect(mine.body).toHaveText('theirs');

  await theirs.type('theirs again');
  await theirs.save.click();
  await expect(theirs.unsaved).toBeHidden();
  await mine.type('mine after all');
  await mine.save.click();
  await bar.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(mine.saved).toBeVisible();
  await expect(bar).toBeHidden();
  expect((await storedSms(server.url, tokens, id))?.bodyLiquid).toBe('mine after all');
});
