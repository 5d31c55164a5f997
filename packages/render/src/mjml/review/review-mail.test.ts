import { afterAll, describe, expect, it } from 'vitest';
import { createLiquidEngine } from '../../liquid/liquid.ts';
import { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { createMailEngine } from '../mjml.ts';
import { reviewSubject } from './review-mail.ts';

const threads = new ThreadPool();
const engine = createMailEngine({ liquid: createLiquidEngine(threads), threads, warn: () => undefined });
afterAll(async () => {
  await engine.close();
  await threads.close();
});

async function findingsOf(content: string, { head = '', data = {}, hasUnsubscribeUrl = true } = {}) {
  const mjml = `<mjml><mj-head><mj-title>Renewal</mj-title><mj-preview>Renew</mj-preview>${head}</mj-head>\n<mj-body><mj-section><mj-column>\n${content}\n</mj-column></mj-section></mj-body></mjml>`;
  const review = { hasUnsubscribeUrl };
  const outcome = await engine.render({ mjml, data, locale: 'en-US', isWhole: true, review });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.findings;
}

const shown = async (...given: Parameters<typeof findingsOf>) =>
  (await findingsOf(...given)).map(({ code, level, line }) => [code, level, line]);

describe('a finding', () => {
  it.each([
    ['<mj-button href="">a</mj-button>', ['LINK', 'WARNING', 3]],
    ['<mj-button href="{{ link }}">a</mj-button>', ['LINK', 'WARNING', 3]],
    ['<mj-button href="#">a</mj-button>', ['LINK', 'NOTE', 3]],
    ['<mj-button href="http://insurer.example">a</mj-button>', ['LINK', 'NOTE', 3]],
    ['<mj-text><a href="insurer.example">a</a></mj-text>', ['LINK', 'WARNING', 3]],
    ['<mj-text><a href="ftp://insurer.example">a</a></mj-text>', ['LINK', 'WARNING', 3]],
    ['<mj-image src="https://insurer.example/a.png" />', ['ALT', 'WARNING', 3]],
    ['<mj-text><img src="https://insurer.example/a.png"></mj-text>', ['ALT', 'WARNING', 3]],
    ['<mj-image alt="" src="http://insurer.example/a.png" />', ['PICTURE', 'WARNING', 3]],
    ['<mj-image alt="" src="data:image/png;base64,AAAA" />', ['PICTURE', 'WARNING', 3]],
    ['<mj-image alt="" src="logo.png" />', ['PICTURE', 'WARNING', 3]],
    ['<mj-image alt="" src="https://insurer.example/a.svg" />', ['PICTURE', 'WARNING', 3]],
  ])('of %s is reported at its line', async (content, finding) => {
    expect(await shown(content)).toContainEqual(finding);
  });

  it.each([
    '<mj-button border-radius="0" href="https://insurer.example">a</mj-button>',
    '<mj-image alt="" src="/api/v1/files/logo.png" />',
    '<mj-text><a href="mailto:claims@insurer.example">a</a> <a href="tel:+85255555555">b</a></mj-text>',
  ])('there is none of %s', async (content) => {
    expect(await shown(content)).toEqual([]);
  });

  it('names the programs that do not support a style, a tag or an attribute, at its position in the source', async () => {
    const head =
      '<mj-style>.a { display: flex }\n@media (prefers-color-scheme: dark) { .a { color: #fff } }</mj-style>';
    const findings = await findingsOf(
      '<mj-text><video></video></mj-text><mj-section-x />'.replace('<mj-section-x />', ''),
      { head },
    );
    const support = findings.filter(({ code }) => code === 'SUPPORT');
    expect(support.map(({ feature, line }) => [feature, line])).toEqual(
      expect.arrayContaining([
        ['display:flex', 1],
        ['@media (prefers-color-scheme)', 2],
        ['<video> element', 4],
      ]),
    );
    expect(support.every(({ feature = '?', message }) => message.startsWith(`${feature}: `))).toBe(true);
    expect(support.find(({ line }) => line === 4)?.unsupportedBy).toContain('Gmail');
  });

  it('concerns the complete mail if it is too heavy, has no preview text, or no way to unsubscribe', async () => {
    const heavy = `<mj-text>${'a'.repeat(103_000)}</mj-text>`;
    expect(await shown(heavy, { hasUnsubscribeUrl: false })).toEqual([
      ['WEIGHT', 'WARNING', undefined],
      ['UNSUBSCRIBE', 'NOTE', undefined],
    ]);
    const bare = await engine.render({
      mjml: '<mjml><mj-body></mj-body></mjml>',
      data: {},
      locale: 'en',
      isWhole: true,
      review: { hasUnsubscribeUrl: true },
    });
    expect(bare.ok && bare.findings.map(({ code }) => code)).toEqual(['PREHEADER', 'TITLE']);
  });

  it('is reported at its line even though Liquid has written lines before it', async () => {
    const content = '{% for one in list %}<mj-text>{{ one }}</mj-text>\n{% endfor %}<mj-button href="#">a</mj-button>';
    expect(await shown(content, { data: { list: ['a\nb', 'c\n\nd'] } })).toEqual([['LINK', 'NOTE', 4]]);
  });
});

it.each([
  ['', ['NOTE']],
  ['Your policy renews on 1 May', []],
  ['URGENT RENEWAL NOW', ['WARNING']],
  ['您的保單即將續期', []],
  ['a'.repeat(71), ['NOTE']],
])('of the subject "%s" it finds %j', (subject, levels) => {
  expect(reviewSubject(subject).map(({ level }) => level)).toEqual(levels);
});
