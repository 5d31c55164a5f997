// What the compiler accepts is accepted, with a warning at its line where the author may have meant something else.
import { afterAll, describe, expect, it } from 'vitest';
import { createLiquidEngine } from '../liquid/liquid.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { createMailEngine, type MailOutcome } from './mjml.ts';

const threads = new ThreadPool();
const engine = createMailEngine({ liquid: createLiquidEngine(threads), threads, warn: () => undefined });
afterAll(async () => {
  await engine.close();
  await threads.close();
});

const section = (content: string) => `<mj-section><mj-column>\n${content}\n</mj-column></mj-section>`;
const inBody = (content: string, head = '') => `<mjml>${head}<mj-body>${section(content)}</mj-body></mjml>`;
const inHead = (content: string) => inBody('<mj-text>A</mj-text>', `<mj-head>\n${content}\n</mj-head>`);
const picture = 'src="https://a.example/a.png" alt="A"';

async function mailOf(mjml: string, data: Record<string, unknown> = {}): Promise<MailOutcome & { readonly ok: true }> {
  const outcome = await engine.render({ mjml, data, locale: 'en-US', isWhole: true });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

const isMissing = /^This text is not inside .* is missing from the mail\./;
const isTwice = /occurs twice\. Only the first one counts\.$/;
const isWithoutEffect = /^<mjml> has no attribute .* It has no effect\.$/;
const isWithoutSrc = /^This picture has no src, and is missing from the mail\.$/;
const isUnencrypted = /without encryption/;

describe('is accepted with a warning at its line:', () => {
  it.each([
    ['a version', '<mjml version="4.0.0"><mj-body></mj-body></mjml>', 1, isWithoutEffect],
    ['any other attribute of mjml', '<mjml\nxmlns="http://a.example"><mj-body></mj-body></mjml>', 2, isWithoutEffect],
    ['an attribute twice', inBody('<mj-text align="left" align="right">A</mj-text>'), 2, isTwice],
    [
      'an attribute of a section twice',
      '<mjml><mj-body><mj-section padding="0"\npadding="1px"></mj-section></mj-body></mjml>',
      2,
      isTwice,
    ],
    ['text before mjml', 'Dear customer\n<mjml><mj-body></mj-body></mjml>', 1, isMissing],
    ['text after mjml', '<mjml><mj-body></mj-body></mjml>\nRegards', 2, isMissing],
    ['text before the body', '<mjml>\nDear customer<mj-body></mj-body></mjml>', 2, isMissing],
    ['text in the head', inHead('A'), 2, isMissing],
    ['text in attributes', inHead('<mj-attributes>A<mj-all color="red" /></mj-attributes>'), 2, isMissing],
    ['text in the body', '<mjml><mj-body>\nDear customer</mj-body></mjml>', 2, isMissing],
    ['text in a wrapper', '<mjml><mj-body><mj-wrapper>\nA</mj-wrapper></mj-body></mjml>', 2, isMissing],
    ['text in a section', '<mjml><mj-body><mj-section>\nA</mj-section></mj-body></mjml>', 2, isMissing],
    [
      'text in a group',
      '<mjml><mj-body><mj-section><mj-group>\nA</mj-group></mj-section></mj-body></mjml>',
      2,
      isMissing,
    ],
    ['text in a column', inBody('Dear customer<mj-text>A</mj-text>'), 2, isMissing],
    ['text in a hero', '<mjml><mj-body><mj-hero>\nA</mj-hero></mj-body></mjml>', 2, isMissing],
    ['text in a picture', inBody(`<mj-image ${picture}>A</mj-image>`), 2, isMissing],
    ['text in a spacer', inBody('<mj-spacer>A</mj-spacer>'), 2, isMissing],
    [
      'text in a menu',
      inBody('<mj-navbar>A<mj-navbar-link href="https://a.example">B</mj-navbar-link></mj-navbar>'),
      2,
      isMissing,
    ],
    ['an entity between sections', '<mjml><mj-body>\n&nbsp;</mj-body></mjml>', 2, isMissing],
    ['a value between sections', '<mjml><mj-body>\n{{ name }}</mj-body></mjml>', 2, isMissing],
    ['CDATA', inBody('<![CDATA[A]]>'), 2, /^CDATA is missing from the mail\./],
    ['a picture without src', inBody('<mj-image alt="A" />'), 2, isWithoutSrc],
    ['a picture with an empty src', inBody('<mj-image src="" alt="A" />'), 2, isWithoutSrc],
    [
      'a picture whose address is empty with this data',
      inBody('<mj-image src="{{ nothing }}" alt="A" />'),
      2,
      isWithoutSrc,
    ],
    [
      'a picture of a carousel without src',
      inBody('<mj-carousel><mj-carousel-image alt="A" /></mj-carousel>'),
      2,
      isWithoutSrc,
    ],
    ['a font over http', inHead('<mj-font name="A" href="http://a.example/a.css" />'), 2, isUnencrypted],
    ['a font over the protocol of the mail', inHead('<mj-font name="A" href="//a.example/a.css" />'), 2, isUnencrypted],
  ])('%s', async (_name, mjml, line, message) => {
    const { html, warnings } = await mailOf(mjml, { name: 'Chan' });
    expect(html).toContain('</html>');
    expect(warnings).toMatchObject([
      { code: 'MJML', message: expect.stringMatching(message), line, excerpt: expect.stringContaining('▸') },
    ]);
  });
});

describe('is accepted without a warning:', () => {
  it.each([
    ['a document type and an XML declaration', '<?xml version="1.0"?><!doctype html><mjml><mj-body></mj-body></mjml>'],
    ['a byte order mark', '\ufeff<mjml><mj-body></mj-body></mjml>'],
    [
      'comments everywhere',
      '<!-- a --><mjml><!-- b --><mj-body><!-- c - d -->\n<mj-section><!-- e --></mj-section></mj-body></mjml><!-- f -->',
    ],
    ['language and direction', '<mjml lang="zh-HK" dir="ltr" owa="desktop"><mj-body></mj-body></mjml>'],
    ['several classes', inBody('<mj-text css-class="a  b c">A</mj-text>')],
    [
      'classes of mj-attributes',
      inBody(
        '<mj-text mj-class="a b">A</mj-text>',
        '<mj-head><mj-attributes><mj-class name="a" color="red" /><mj-class name="b" align="center" /></mj-attributes></mj-head>',
      ),
    ],
    [
      'defaults for pictures',
      inBody(
        `<mj-image ${picture} />`,
        '<mj-head><mj-attributes><mj-image padding="0px" /><mj-all font-family="Arial" /></mj-attributes></mj-head>',
      ),
    ],
    [
      'a picture from the defaults',
      inBody(
        '<mj-image alt="A" mj-class="logo" />',
        '<mj-head><mj-attributes><mj-class name="logo" src="https://a.example/a.png" /></mj-attributes></mj-head>',
      ),
    ],
    [
      'inline styles',
      inHead(
        '<mj-style inline="inline">.a { color: red; }</mj-style><mj-style>@media (max-width: 480px) { .a { color: blue } }</mj-style>',
      ),
    ],
    ['HTML in mj-raw', inHead('<mj-raw><meta name="x" content="y"></mj-raw>')],
    [
      'conditions for Outlook in mj-raw',
      inBody(
        '<mj-raw><!--[if mso | IE]><table><tr><td><![endif]--></mj-raw><mj-text>A</mj-text><mj-raw><!--[if mso | IE]></td></tr></table><![endif]--></mj-raw>',
      ),
    ],
    [
      'conditions for Outlook between components',
      '<mjml><mj-body><!--[if mso]><p>a</p><![endif]--><mj-section></mj-section></mj-body></mjml>',
    ],
    ['HTML that browsers complete', inBody('<mj-text><p>A<br>B<li>C &nbsp; & D</mj-text>')],
    ['a table', inBody('<mj-table><tr><td style="padding: 0">A</td></tr></mj-table>')],
    [
      'a menu, an accordion and social links',
      inBody(
        '<mj-navbar base-url="https://a.example" hamburger="hamburger"><mj-navbar-link href="/a">A</mj-navbar-link></mj-navbar><mj-accordion><mj-accordion-element><mj-accordion-title>A</mj-accordion-title><mj-accordion-text>B</mj-accordion-text></mj-accordion-element></mj-accordion><mj-social mode="horizontal"><mj-social-element name="facebook" href="https://a.example">A</mj-social-element></mj-social>',
      ),
    ],
    [
      'widths of the whole page',
      '<mjml><mj-body width="600px"><mj-wrapper full-width="full-width"><mj-section full-width="full-width" background-url="https://a.example/a.png" background-size="cover" /></mj-wrapper></mj-body></mjml>',
    ],
    [
      'a breakpoint, a font and a title',
      inHead('<mj-breakpoint width="320px" /><mj-title>A</mj-title><mj-preview>B</mj-preview>'),
    ],
  ])('%s', async (_name, mjml) => {
    expect((await mailOf(mjml)).warnings).toEqual([]);
  });
});

it('shows what the compiler counts: the first attribute, and no stray text', async () => {
  const { html, parts } = await mailOf(inBody('Stray<mj-text align="left" align="right">Kept</mj-text>'));
  expect(html).toContain('text-align:left');
  expect(html).not.toContain('text-align:right');
  expect(parts?.text).toBe('Kept');
});

it('does not hide the problems beside the warnings', async () => {
  const outcome = await engine.render({
    mjml: inBody('Stray<mj-txt>A</mj-txt>'),
    data: {},
    locale: 'en-US',
    isWhole: true,
  });
  expect(outcome).toMatchObject({ ok: false, problems: [{ message: 'There is no component <mj-txt>.' }] });
});

it('warns of each mail, also when its template is rendered again and again', async () => {
  const mjml = inBody('<mj-image alt="A" /><mj-text>Dear {{ name }}</mj-text>');
  for (const name of ['Chan', 'Lee', 'Wong', 'Ho', 'Ng']) {
    const outcome = await engine.render({ mjml, data: { name }, locale: 'en-US', isWhole: true, isRepeated: true });
    expect(outcome).toMatchObject({ ok: true, warnings: [{ code: 'MJML', line: 2 }] });
  }
});

it('reports at most fifty warnings, and still finds the problem after them', async () => {
  const many = '<mj-text>A</mj-text>B'.repeat(80);
  expect((await mailOf(inBody(many))).warnings).toHaveLength(50);
  const outcome = await engine.render({ mjml: inBody(`${many}<mj-txt />`), data: {}, locale: 'en-US', isWhole: true });
  expect(outcome).toMatchObject({ ok: false, problems: [{ message: 'There is no component <mj-txt>.' }] });
});
