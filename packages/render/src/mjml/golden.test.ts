// Complete mails as sent, compared with files: a new version of the compiler must not change them unnoticed.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { liquidLimits } from '../liquid/limits.ts';
import { createTemplateRenderer } from '../liquid/render-template.ts';
import { readPixelDigests } from '../testing/page-pixels.ts';
import { requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { createMjmlCompiler } from './adapters/mjml-compiler.ts';
import { compileMail } from './compile/compile-mail.ts';

const newsletter = readFileSync(`${import.meta.dirname}/keep/newsletter.mjml`, 'utf8');
const render = createTemplateRenderer(liquidLimits);
const compiler = createMjmlCompiler();
const printer = startEngine();
afterAll(() => printer.close());

const item = (name: string) => ({ name, link: 'https://insurer.example/offers', isNew: name.length > 4 });
const links = { link: 'https://insurer.example/renew?policy=1', isRenewal: true, hasOffer: true };

it.each([
  [
    'en-US',
    {
      ...links,
      name: 'Chan Tai Man',
      title: 'Your policy renews soon',
      alt: 'A harbour',
      list: ['Travel', 'Home'].map(item),
    },
  ],
  ['zh-HK', { ...links, name: '陳大文', title: '您的保單即將續期', alt: '海港', list: ['旅遊保險', '家居'].map(item) }],
])('a newsletter in %s is the one of the golden file, with its text part and its pixels', async (locale, data) => {
  const filled = render({ template: newsletter, data, locale, escape: 'html' });
  if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
  const mail = await compileMail({ kind: 'compile', source: filled.text, locale, isWhole: true }, compiler);
  if (!mail.ok) throw new Error(JSON.stringify(mail.faults));
  await expect(mail.html).toMatchFileSnapshot(`golden/newsletter-${locale}.html`);
  await expect(mail.parts?.text).toMatchFileSnapshot(`golden/newsletter-${locale}.txt`);
  const { pdf } = requirePdf(await printer.print(requestOf(mail.html, { locale })));
  const digests = await readPixelDigests(pdf);
  await expect(digests.map((digest, index) => `page ${index + 1} pixels ${digest}\n`).join('')).toMatchFileSnapshot(
    `golden/newsletter-${locale}.pixels.txt`,
  );
});
