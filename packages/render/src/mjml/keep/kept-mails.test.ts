// Both ways of rendering a mail produce the same bytes, whatever the data: filling compiled MJML, and running Liquid first.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquidLimits } from '../../liquid/limits.ts';
import { createTemplateRenderer } from '../../liquid/render-template.ts';
import { createMjmlCompiler } from '../adapters/mjml-compiler.ts';
import { compileMail } from '../compile/compile-mail.ts';
import { finishFill } from './finish-fill.ts';
import { keepMjml, type KeptMail } from './keep-mjml.ts';
import { keptLimits, KeptMails } from './kept-mails.ts';

const compiler = createMjmlCompiler();
const render = createTemplateRenderer(liquidLimits);
const locale = 'zh-HK';
type Data = Record<string, unknown>;

async function slow(mjml: string, data: Data): Promise<string | undefined> {
  const filled = render({ template: mjml, data, locale, escape: 'html' });
  if (!filled.ok) return undefined;
  const mail = await compileMail({ kind: 'compile', source: filled.text, locale, isWhole: false }, compiler);
  return mail.ok ? mail.html : undefined;
}

function fast(kept: KeptMail, data: Data): string | undefined {
  const filled = render({ template: kept.template, data, locale, escape: 'html' });
  return filled.ok ? finishFill(filled.text, kept) : undefined;
}

async function requireKept(mjml: string): Promise<KeptMail> {
  const keeping = await keepMjml(mjml, locale, compiler);
  if (!keeping.ok) throw new Error(keeping.reason);
  return keeping.kept;
}

const inBody = (content: string, head = '') => `<mjml>${head}<mj-body>${content}</mj-body></mjml>`;
const inColumn = (content: string) => inBody(`<mj-section><mj-column>${content}</mj-column></mj-section>`);

const newsletter = readFileSync(`${import.meta.dirname}/newsletter.mjml`, 'utf8');

const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    'true',
    'false',
    '"',
    "it's",
    '<b>x</b>',
    '&amp;',
    '$& $1',
    '你好',
    'x  y',
    ' a ',
    '-->',
    '<!--',
    '</mj-text>',
    'javascript:a()',
    'https://insurer.example/?a=1&b=2',
    'font-family: Roboto',
    '\u{202e}abc',
    '{{ name }}',
    '{% if %}',
    '#abc',
    'null',
    '\u{fdd0}x\u{fdd1}',
    '\n\n',
  ),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const address = fc.oneof(
  { weight: 4, arbitrary: fc.webUrl({ withQueryParameters: true }) },
  { weight: 1, arbitrary: value },
);
const data: fc.Arbitrary<Data> = fc.record({
  name: value,
  title: value,
  link: address,
  picture: address,
  alt: value,
  isRenewal: fc.boolean(),
  hasOffer: fc.boolean(),
  kind: fc.constantFrom('a', 'b', 'c', ''),
  list: fc.array(fc.record({ name: value, link: address, isNew: fc.boolean() }), { maxLength: 3 }),
});

const templates: readonly (readonly [name: string, mjml: string])[] = [
  ['a newsletter', newsletter],
  [
    'texts',
    inColumn(
      '<mj-text>Dear {{ name }},{% if isRenewal %} <b>renew</b>{% else %} hello {{ title }}{% endif %}</mj-text>',
    ),
  ],
  [
    'a title and a preview',
    inBody(
      '<mj-section><mj-column><mj-text>a</mj-text></mj-column></mj-section>',
      '<mj-head><mj-title>{{ title }} {{ name }}</mj-title><mj-preview>{{ name }}</mj-preview></mj-head>',
    ),
  ],
  [
    'links and pictures',
    inColumn(
      '<mj-button href="{{ link }}">Go {{ name }}</mj-button><mj-image src="{{ picture }}" alt="{{ alt }}" href="https://insurer.example/?q={{ name | url_encode }}" />',
    ),
  ],
  [
    'a background',
    inBody(
      '<mj-section background-url="{{ picture }}" background-size="cover"><mj-column><mj-text>{{ name }}</mj-text></mj-column></mj-section>',
    ),
  ],
  [
    'a hero',
    inBody(
      '<mj-hero background-url="{{ picture }}" background-width="600px" background-height="300px"><mj-text>{{ name }}</mj-text></mj-hero>',
    ),
  ],
  [
    'a table',
    inColumn(
      '<mj-table>{% for one in list %}<tr class="{{ one.name }}"><td>{{ forloop.index }}</td><td>{{ one.name }}</td></tr>{% else %}<tr><td>-</td></tr>{% endfor %}</mj-table>',
    ),
  ],
  [
    'sections in a condition',
    inBody(
      '<mj-section><mj-column width="50%"><mj-text>a</mj-text></mj-column></mj-section>{% if isRenewal %}<mj-section><mj-column><mj-text>{{ name }}</mj-text></mj-column><mj-column><mj-text>b</mj-text></mj-column></mj-section>{% elsif hasOffer %}<mj-section><mj-group><mj-column><mj-text>c</mj-text></mj-column></mj-group></mj-section>{% endif %}',
    ),
  ],
  [
    'sections in a loop',
    inBody(
      '{% for one in list -%}\n<mj-section><mj-column><mj-text>{{ one.name }}</mj-text>{% if one.isNew %}<mj-button href="{{ one.link }}">New</mj-button>{% endif %}</mj-column></mj-section>\n{%- endfor %}<mj-section><mj-column width="33%"><mj-text>end</mj-text></mj-column></mj-section>',
    ),
  ],
  [
    'components in a condition',
    inColumn(
      '{% case kind %}{% when "a" %}<mj-text>{{ name }}</mj-text>{% when "b" %}<mj-divider /><mj-spacer />{% else %}<mj-table><tr><td>{{ title }}</td></tr></mj-table>{% endcase %}{% unless isRenewal %}<mj-button>b</mj-button>{% endunless %}',
    ),
  ],
  [
    'a wrapper',
    inBody(
      '<mj-wrapper>{% if hasOffer %}<mj-section><mj-column><mj-text>{{ name }}</mj-text></mj-column></mj-section>{% endif %}<mj-section><mj-column><mj-text>b</mj-text></mj-column></mj-section></mj-wrapper>',
    ),
  ],
  [
    'assigned values',
    `{% assign greeting = name | append: "!" %}${inColumn('<mj-text>{{ greeting }}</mj-text><mj-text>{% assign sum = 1 %}{{ sum | plus: 1 }} {% cycle "x", "y" %}</mj-text><mj-text>{% cycle "x", "y" %}{% increment n %}</mj-text>')}`,
  ],
  ['raw HTML', inColumn('<mj-text>{{ name | raw }}</mj-text><mj-raw>{{ title | raw }}</mj-raw>')],
  ['capture', inColumn('<mj-text>{% capture x %}<i>{{ name }}</i>{% endcapture %}{{ x }}{{ x }}</mj-text>')],
  [
    'other components',
    inColumn(
      '<mj-social><mj-social-element name="facebook" href="https://insurer.example" alt="{{ alt }}">{{ name }}</mj-social-element></mj-social><mj-accordion><mj-accordion-element><mj-accordion-title>{{ title }}</mj-accordion-title><mj-accordion-text>{{ name }}</mj-accordion-text></mj-accordion-element></mj-accordion>',
    ),
  ],
  ['trimmed blanks', inColumn('<mj-text>\n  {{- name -}}  \n <b> {{- title }} </b>\n</mj-text>')],
  ['a quoted default', inColumn('<mj-button href="{{ link | default: "https://insurer.example" }}">a</mj-button>')],
  [
    'untouched Liquid',
    inColumn('<mj-text>{% raw %}{{ name }}{% endraw %} {% comment %} {{ x }} {% endcomment %}{{ name }}</mj-text>'),
  ],
];

describe('a filled mail equals the compiled one', () => {
  it.each(templates)('with %s', { timeout: 120_000 }, async (_name, mjml) => {
    const kept = await requireKept(mjml);
    let filledCount = 0;
    await fc.assert(
      fc.asyncProperty(data, async (given) => {
        const filled = fast(kept, given);
        if (filled === undefined) return;
        filledCount += 1;
        expect(filled).toBe(await slow(mjml, given));
      }),
      { numRuns: 40 },
    );
    expect(filledCount).toBeGreaterThan(0);
  });

  it('with harmless data, which is filled', async () => {
    const item = { name: 'Travel', link: 'https://insurer.example/a', isNew: true };
    const tame = {
      name: 'Chan Tai Man',
      title: 'Renewal',
      link: 'https://insurer.example',
      picture: 'https://insurer.example/a.png',
      alt: 'A',
      isRenewal: true,
      hasOffer: true,
      kind: 'a',
      list: [item, item],
    };
    for (const [name, mjml] of templates) {
      const filled = fast(await requireKept(mjml), tame);
      expect(filled, name).toBeDefined();
      expect(filled, name).toBe(await slow(mjml, tame));
    }
  });
});

describe('a mail is compiled each time', () => {
  it.each([
    ['a unit', inColumn('<mj-text font-size="{{ size }}px">a</mj-text>')],
    ['a colour', inColumn('<mj-text color="{{ colour }}">a</mj-text>')],
    ['part of a tag', inColumn('<mj-text {% if a %}align="left"{% endif %}>a</mj-text>')],
    [
      'conditions around columns',
      inBody('<mj-section>{% if a %}<mj-column><mj-text>a</mj-text></mj-column>{% endif %}</mj-section>'),
    ],
    ['output between components', inBody('<mj-section><mj-column>{{ a }}</mj-column></mj-section>')],
    ['a block across components', inColumn('<mj-text>{% if a %}a</mj-text><mj-text>b{% endif %}</mj-text>')],
    [
      'styles',
      inBody(
        '<mj-section><mj-column><mj-text>a</mj-text></mj-column></mj-section>',
        '<mj-head><mj-style>.a { color: {{ colour }} }</mj-style></mj-head>',
      ),
    ],
    [
      'inline styles',
      inBody(
        '<mj-section><mj-column><mj-text>{{ a }}</mj-text></mj-column></mj-section>',
        '<mj-head><mj-style inline="inline">.a { color: red }</mj-style></mj-head>',
      ),
    ],
    [
      'defaults',
      inBody(
        '<mj-section><mj-column><mj-text>a</mj-text></mj-column></mj-section>',
        '<mj-head><mj-attributes><mj-image alt="{{ a }}" /></mj-attributes></mj-head>',
      ),
    ],
    ['a comment', inColumn('<mj-text><!-- {{ a }} -->b</mj-text>')],
    [
      'a share link',
      inColumn('<mj-social><mj-social-element name="facebook" href="{{ a }}">a</mj-social-element></mj-social>'),
    ],
    ['a broken source', inColumn('<mj-text>{{ a }}')],
    [
      'conditional parts with styles of their own',
      inBody(
        '<mj-section><mj-column><mj-text>a</mj-text></mj-column></mj-section>{% if a %}<mj-section><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>a</mj-accordion-title></mj-accordion-element></mj-accordion></mj-column></mj-section>{% endif %}',
      ),
    ],
    [
      'a carousel beside conditions',
      inBody(
        '{% if a %}<mj-section><mj-column><mj-carousel><mj-carousel-image src="https://a.example/a.png" /></mj-carousel></mj-column></mj-section>{% endif %}',
      ),
    ],
  ])('with Liquid in %s', async (_name, mjml) => {
    expect(await keepMjml(mjml, locale, compiler)).toMatchObject({ ok: false });
  });
});

it('caches a limited number of mails, and evicts the least recently used', () => {
  const mails = new KeptMails();
  mails.use('first').kept = null;
  for (let count = 0; count < keptLimits.mails; count += 1) {
    mails.use(`mail ${count}`);
    if (count % 50 === 0) expect(mails.use('first').kept).toBeNull();
  }
  for (let count = 0; count < keptLimits.mails; count += 1) mails.use(`other ${count}`);
  expect(mails.use('first').kept).toBeUndefined();
});
