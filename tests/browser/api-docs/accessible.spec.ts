import { expectAccessible } from '../axe.ts';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { expect, test } from '../test.ts';
import { travelProductId } from './travel-values.ts';

test('axe finds nothing on the API docs, their responses and problems', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await docs.send();
  await expect(docs.answer).toBeVisible();
  await expectAccessible(page);
  await docs.choose('Underwriting');
  await docs.choose('TypeScript');
  await docs.typeBody('{"values": {}}');
  await docs.send();
  await expect(docs.tryOut).toContainText('400');
  await expectAccessible(page);
  await docs.typeBody('{"values": ');
  await docs.send();
  await expect(docs.tryOut.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
