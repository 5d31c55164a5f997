// A stored e-mail that attacks whoever opens it: nothing of it acts in the preview, which shares its origin with nobody's script.
import { type Canary, withCanary } from '../canary.ts';
import { EmailPage } from '../pages/email-page.ts';
import { payloads } from '../rich-text/payloads.ts';
import { expect, test as base } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

const test = base.extend<{ canary: Canary }>({ canary: withCanary });

test('nothing in a stored e-mail acts', async ({ signedIn: { page, tokens }, server, canary }) => {
  await page.addInitScript(() => {
    if (window.top !== window.self) return;
    localStorage.setItem('token', 'the secret');
    Reflect.set(window, 'catches', []);
    Reflect.set(window, 'caught', (what: unknown) => Reflect.get(window, 'catches').push(String(what)));
  });
  const email = new EmailPage(page);
  const id = await createEmail(server.url, tokens, { mjml: inColumn('<mj-text>First</mj-text>') });
  await email.open(id);
  await expect(email.mail).toContainText('First');
  const attacks = payloads.map((payload) => payload.replaceAll('CANARY', canary.url).replaceAll('\0', ''));
  let shown = 0;
  for (const [index, attack] of attacks.entries()) {
    const clear = email.console.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    await email.typeSource(inColumn(`<mj-text>before ${index}</mj-text><mj-text>${attack}</mj-text>`));
    const isShown = async () => (await email.mail.innerText()).includes(`before ${index}`);
    const isRefused = async () => email.console.getByText(/[1-9]\d* errors?/).isVisible();
    // What is no MJML has no mail, and says why.
    await expect.poll(async () => (await isShown()) || (await isRefused()), { message: attack }).toBe(true);
    if (await isShown()) shown += 1;
  }
  expect(shown).toBeGreaterThan(attacks.length / 2);
  expect(await page.evaluate(() => Reflect.get(window, 'catches'))).toEqual([]);
  expect(canary.heard).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/templates/email-mjml/${id}$`));
});
