import { bucketName, givenFile, givenFolder, png } from '../files/given-files.ts';
import { hold } from '../network.ts';
import { NotificationPage } from '../pages/notification-page.ts';
import { expect, test } from '../test.ts';
import { createNotification } from './given-templates.ts';

test('a picture made public is not called private again, however late the server lists its folder', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const folder = await givenFolder(server.url, tokens);
  await givenFile(server.url, tokens, folder, 'logo.png', png);
  const id = await createNotification(server.url, tokens, { texts: { 'en-US': '<p>one</p>' } });
  const notification = new NotificationPage(page);
  await notification.open(id);
  await notification.append(' two');
  await notification.chooseAdvanced('File picker');
  await notification.pickFileIn(bucketName, folder, 'logo.png');
  await notification.dialog.getByRole('button', { name: 'Make it public' }).click();
  await notification.describePicture('Logo');
  await expect(notification.text.locator('img')).toHaveCount(1);

  const release = await hold(page, 'FileListing');
  const requested = page.waitForRequest((request) => (request.postData() ?? '').includes('FileListing'));
  await notification.chooseAdvanced('File picker');
  await requested;
  await expect(notification.dialog.getByText('logo.png')).toBeHidden();
  await release();
  await notification.pickFile('logo.png');
  await notification.describePicture();
  await expect(notification.text.locator('img')).toHaveCount(2);
});
