import { call, createProduct, demoUser, newProductId } from '../api.ts';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';
import { travelProductId, travelValues } from './travel-values.ts';

const refusedBody = { values: travelValues, discountCodes: ['NOPE'] };

test('shows every variable, and requests a price, a decision and a list', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await expect(docs.bodyFields.getByRole('row', { name: /values\.trip\.days number/ })).toBeVisible();
  await docs.send();
  await expect(docs.tryOut).toContainText('HKD');

  await docs.typeBody(JSON.stringify({ values: travelValues }));
  await expect(docs.tryOut.getByText('Before your last change')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(docs.tryOut).toContainText('HKD 469.47');
  await expect(docs.answer).toContainText('"amount": 469.47');

  await docs.typeBody(JSON.stringify([{ values: travelValues }, refusedBody]));
  await docs.send();
  await expect(docs.tryOut).toContainText('2 items were calculated. 1 of them has problems.');
  await expect(docs.tryOut).toContainText('[1]');

  await docs.choose('Underwriting');
  await docs.typeBody(JSON.stringify({ values: { ...travelValues, insureds: { adults: 2, oldestAge: 99 } } }));
  await docs.send();
  await expect(docs.tryOut).toContainText('Declined');
  await expect(docs.answer).toContainText('AGE_ABOVE_LIMIT');

  await docs.choose('Price');
  await expect(docs.tryOut).toContainText('2 items were calculated.');
  await page.reload();
  await expect(docs.body).toContainText('"values"');
});

test('a price calculated with missing variables lists them', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  const { trip: _trip, ...others } = travelValues;
  await docs.typeBody(JSON.stringify({ values: others }));
  await docs.send();
  await expect(docs.tryOut).toContainText('The variable trip.zone is required for this price.');
  await docs.typeBody(JSON.stringify({ values: others, allowMissing: true }));
  await docs.send();
  await expect(docs.tryOut).toContainText('These variables have no value yet: trip.zone, trip.days');
  await docs.typeBody(JSON.stringify([{ values: travelValues }, { values: others, allowMissing: true }]));
  await docs.send();
  await expect(docs.tryOut).toContainText('1 of them was calculated without some variables');
});

test('shows the problems of a body, before and after it is sent', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await docs.typeBody('{"values": {"trip" 1}}');
  await docs.send();
  await expect(docs.tryOut.getByRole('alert')).toContainText('not valid JSON. Line 1');
  await expect(docs.body).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter((url) => url.endsWith('/price'))).toEqual([]);

  await docs.typeBody(JSON.stringify(refusedBody));
  await expect(docs.tryOut.getByRole('alert')).toBeHidden();
  await docs.send();
  await expect(docs.tryOut).toContainText('400');
  await expect(docs.tryOut).toContainText('NOPE');

  await page.getByRole('button', { name: 'Use the example' }).click();
  await page.route('**/price', async (route) => route.abort());
  await docs.send();
  await expect(docs.tryOut).toContainText('The server could not be reached.');
});

test('a request that takes long can be cancelled', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  // The response never arrives.
  await page.route('**/price', () => undefined);
  await docs.send();
  await docs.tryOut.getByRole('button', { name: 'Cancel' }).click();
  await expect(docs.tryOut).toContainText('You canceled the request.');
  await page.unroute('**/price');
  await docs.send();
  await expect(docs.tryOut).toContainText('HKD');
});

test('an expired token is renewed silently', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await expect(docs.body).toBeVisible();
  let refusedCount = 0;
  await page.route('**/price', async (route) => {
    if (refusedCount > 0) return route.fallback();
    refusedCount += 1;
    return route.fulfill({ status: 401, json: { status: 'failure', errors: ['Invalid or expired token'] } });
  });
  await docs.send();
  await expect(docs.tryOut).toContainText('HKD');
  expect(refusedCount).toBe(1);
});

test('a product without logic has docs too, and the document can be downloaded', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Not priced yet');
  const docs = new ApiDocsPage(page);
  await docs.open(productId);
  await expect(docs.body).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download openapi.json' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('openapi.json');
  await docs.send();
  await expect(docs.tryOut.getByText(/^Answered in/)).toBeVisible();
});

test('an ended session leads through sign-in back to the typed body', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await docs.typeBody(JSON.stringify({ values: travelValues }));
  await call(server.url, 'mutation { logout { status } }', {}, tokens.accessToken);
  await docs.send();
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(docs.body).toContainText('"destination":"JP"');
  await docs.send();
  await expect(docs.tryOut).toContainText('HKD 469.47');
});
