// A stored email that attacks its viewers: none of it has an effect in the preview, which has an opaque origin.
import { call, type Tokens } from '../api.ts';
import { type Canary, withCanary } from '../canary.ts';
import { EmailPage } from '../pages/email-page.ts';
import { payloads } from '../rich-text/payloads.ts';
import { expect, test as base } from '../test.ts';
import { createEmail, inColumn } from './given-emails.ts';

const test = base.extend<{ canary: Canary }>({ canary: withCanary });
const batchCount = 8;

/** Whether it is valid MJML, or rejected. */
async function isMail(url: string, { accessToken }: Tokens, attack: string): Promise<boolean> {
  const query = 'query ($mjml: String!) { previewEmailMjml(emailMjml: $mjml) { value { html } } }';
  const answer = await call(url, query, { mjml: inColumn(`<mj-text>${attack}</mj-text>`) }, accessToken);
  return (answer as { readonly previewEmailMjml: { readonly value: object | null } }).previewEmailMjml.value !== null;
}

/** Neighbours in the list are similar, so each batch has one of each kind. */
function toBatches(attacks: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: batchCount }, (_, part) => attacks.filter((_attack, at) => at % batchCount === part));
}

test('nothing in a stored email has an effect', async ({ signedIn: { page, tokens }, server, canary }) => {
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
  const areMails: boolean[] = [];
  for (const attack of attacks) areMails.push(await isMail(server.url, tokens, attack));

  const expectNothing = async (shown: string) => {
    expect(await page.evaluate(() => Reflect.get(window, 'catches')), shown).toEqual([]);
    expect(canary.heard, shown).toEqual([]);
  };
  let count = 0;
  for (const batch of toBatches(attacks.filter((_, at) => areMails[at]))) {
    // Content that an attack swallows is shown in a mail that starts with it.
    for (let left = batch; left.length > 0;) {
      const titles = left.map((_, at) => `before ${count + at}`);
      await email.typeSource(inColumn(left.map((one, at) => text(titles[at] ?? '') + text(one)).join('\n')));
      await expect(email.mail.getByText(titles[0] ?? '', { exact: true })).toBeVisible();
      const isShown = await Promise.all(
        titles.map(async (title) => (await email.mail.locator('div').getByText(title, { exact: true }).count()) > 0),
      );
      const shown = isShown.includes(false) ? isShown.indexOf(false) : left.length;
      await expectNothing(left.slice(0, shown).join('\n'));
      count += shown;
      left = left.slice(shown);
    }
  }
  expect(count).toBeGreaterThan(attacks.length / 2);
  // Invalid MJML produces no mail, and shows the reason.
  for (const refused of attacks.filter((_, at) => !areMails[at])) {
    const clear = email.console.getByRole('button', { name: 'Clear' });
    if (await clear.isVisible()) await clear.click();
    await email.typeSource(inColumn(text(refused)));
    await expect(email.console.getByText(/[1-9]\d* errors?/), refused).toBeVisible();
    await expectNothing(refused);
  }
  await expect(page).toHaveURL(new RegExp(`/templates/email-mjml/${id}$`));
});

function text(html: string): string {
  return `<mj-text>${html}</mj-text>`;
}
