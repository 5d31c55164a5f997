import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquidLimits } from './limits.ts';
import type { LiquidProblem, LiquidRequest } from './rendering.ts';
import { createTemplateRenderer } from './render-template.ts';

const render = createTemplateRenderer(liquidLimits);
type Options = Partial<Pick<LiquidRequest, 'escape' | 'locale'>>;

function textOf(template: string, data: LiquidRequest['data'] = {}, options: Options = {}): string {
  const outcome = render({ template, data, locale: 'en-US', escape: 'none', ...options });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.text;
}

function problemsOf(template: string, data: LiquidRequest['data'] = {}): readonly LiquidProblem[] {
  const outcome = render({ template, data, locale: 'en-US', escape: 'none' });
  return outcome.ok ? [] : outcome.problems;
}

const messagesOf = (template: string) =>
  problemsOf(template).map(({ line, column, message }) => [line, column, message]);

describe('problems of a template', () => {
  it('are reported all together, within blocks too, each with its position', () => {
    const template = [
      'Dear {{ name | loud }},',
      '{% if paid | twice %}{{ sum | cash | shout }}{% else %}{% nope %}{% endif %}',
      '{{ a b }} {{ | x }} {% assign = 1 %}',
      '{{ open',
    ].join('\n');
    expect(messagesOf(template)).toEqual([
      [1, 16, 'There is no filter "loud".'],
      [2, 14, 'There is no filter "twice".'],
      [2, 31, 'There is no filter "cash".'],
      [2, 38, 'There is no filter "shout".'],
      [2, 56, 'There is no tag "nope".'],
      [3, 6, 'An operator is missing here: two values are side by side.'],
      [3, 14, 'A value is missing here, or is not written correctly.'],
      [3, 31, '`assign` is written `{% assign name = value %}`.'],
      [4, 1, 'This `{{` is never closed: `}}` is missing.'],
    ]);
  });

  it('contain about thirty characters of the template, with a mark before the position', () => {
    const [problem] = problemsOf('The premium of your policy is {{ premium | cash }} for this year.');
    expect(problem?.excerpt).toBe('…{ premium | ▸cash }} for this y…');
  });

  it.each([
    ['{% if a %}x', 1, '`if` is never closed: `{% endif %}` is missing.'],
    ['{% for x in list %}{% if x %}{% endfor %}', 20, '`if` is never closed: `{% endif %}` is missing.'],
    [
      '{% if a %}{% for x in list %}{% else %}{% elsif b %}{% endif %}',
      11,
      '`for` is never closed: `{% endfor %}` is missing.',
    ],
    ['{% endif %}', 1, '`endif` has no matching `if` before it.'],
    ['{% else %}', 1, '`else` is only allowed inside `if`, `unless`, `case`, `for`.'],
    ['{% raw %}{{ x }}', 1, '`raw` is never closed: `{% endraw %}` is missing.'],
    ['{% comment %}x', 1, '`comment` is never closed: `{% endcomment %}` is missing.'],
    ['{% capture x %}x', 1, '`capture` is never closed: `{% endcapture %}` is missing.'],
    ['{% if a %', 1, 'This `{%` is never closed: `%}` is missing.'],
    ['{% %}', 4, 'A tag begins with its name, such as `{% if … %}`.'],
    ['{% for x list %}{% endfor %}', 1, '`for` is written `{% for item in list %}`.'],
    ['{% if a %}{% else %}{% else %}{% endif %}', 1, 'There can be only one `else`.'],
    [
      "{% for x in list | sort: 'a' %}{% endfor %}",
      18,
      '`for` accepts neither a filter nor anything else here: prepare the list with `assign` before it.',
    ],
    ['{{ a | upcase: 1 }}', 8, '`upcase` takes no value after it.'],
    ['{{ a | append }}', 8, '`append` takes 1 value after `:`, and has 0.'],
    ["{% include 'x' %}", 1, '`include` is not supported: a template cannot include other templates or files.'],
    ["{% layout 'x' %}", 1, 'There is no tag "layout".'],
    ['{{ "a" | divided_by: 0 }}', 1, '`divided_by` cannot divide by 0 or by a value that is not a number.'],
    ['{{ "%%" | url_decode }}', 1, 'This is not an encoded web address.'],
    ['{{ "x" | money: "HK" }}', 1, '`money` needs a number, but this is "x".'],
    ['{{ 1 | money: "HK$" }}', 1, '`money` needs a currency code such as HKD, but this is "HK$".'],
  ])('%s', (template, column, message) => {
    expect(messagesOf(template)).toEqual([[1, column, message]]);
  });

  it('are reported together for a rendering, too', () => {
    expect(messagesOf("{{ '%%' | url_decode }}\n{% if true %}{{ 1 | divided_by: 0 }}{% endif %}")).toEqual([
      [1, 1, 'This is not an encoded web address.'],
      [2, 14, '`divided_by` cannot divide by 0 or by a value that is not a number.'],
    ]);
  });

  it('stop at the fiftieth', () => {
    expect(problemsOf('{{ a | nope }}'.repeat(80))).toHaveLength(liquidLimits.problems);
  });

  it('never make the rendering throw, in any combination', () => {
    const words =
      '{{ }} {% %} {%- -%} | : " \' x if endif else elsif for in endfor case when endcase raw endraw comment endcomment ' +
      'capture endcapture liquid assign = (1..3) list [ ] . forloop upcase money nope tablerow 陳 😀 cycle';
    const piece = fc.constantFrom(...words.split(' '), '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const template = pieces.join(' ');
        const outcome = render({ template, data: { list: [1, 'a', null] }, locale: 'en-US', escape: 'html' });
        if (outcome.ok) return;
        expect(outcome.problems.length).toBeGreaterThan(0);
        for (const { message, line = 1, column = 1 } of outcome.problems) {
          expect(message).not.toContain('could not be worked out');
          expect(line).toBeLessThanOrEqual(template.split('\n').length);
          expect(column).toBeLessThanOrEqual(template.length + 1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a missing value', () => {
  it('is empty, at any depth', () => {
    expect(
      textOf('[{{ a }}{{ a.b.c[0] }}{{ a | upcase }}{{ a | money }}{{ a | date }}{% for x in a %}x{% endfor %}]'),
    ).toBe('[]');
  });
});

describe('values in HTML', () => {
  const html = (template: string, data: LiquidRequest['data']) => textOf(template, data, { escape: 'html' });
  const name = '<b onclick="x">Chan & Co\'s</b>';
  const escaped = '&lt;b onclick=&#34;x&#34;&gt;Chan &amp; Co&#39;s&lt;/b&gt;';

  it('are escaped exactly once', () => {
    expect(html('<p>{{ name }}</p>', { name })).toBe(`<p>${escaped}</p>`);
    expect(html('{{ name | escape }}{% echo name %}', { name })).toBe(escaped + escaped);
    expect(html('{% cycle name %}', { name })).toBe(escaped);
    expect(html('{{ list }}', { list: ['<', ['&']] })).toBe('&lt;&amp;');
  });

  it('are unchanged with raw', () => {
    expect(html('{{ name | raw }}', { name })).toBe(name);
  });

  it('are not escaped again when captured, and escaped when captured text is changed', () => {
    const captured = '{% capture row %}<td>{{ name }}</td>{% endcapture %}';
    expect(html(`${captured}{{ row }}{{ row }}`, { name: '<' })).toBe('<td>&lt;</td><td>&lt;</td>');
    expect(html(`${captured}{{ row | upcase }}`, { name: 'x' })).toBe('&lt;TD&gt;X&lt;/TD&gt;');
    expect(html(`${captured}{% if row contains 'x' %}{{ row.size }} {{ row | size }}{% endif %}`, { name: 'x' })).toBe(
      '10 10',
    );
  });

  it('retain their line breaks with newline_to_br', () => {
    expect(html('{{ text | newline_to_br }}', { text: 'a<\nb' })).toBe('a&lt;<br />\nb');
  });

  it('are unchanged in plain text', () => {
    expect(textOf('{{ name }}', { name })).toBe(name);
  });
});

describe('what is not part of the data', () => {
  const data = { text: 'abc', list: [{ a: 1 }], object: { a: 1 }, number: 5 };
  const names = 'constructor __proto__ prototype toString valueOf hasOwnProperty __defineGetter__'.split(' ');
  const roots = ['text', 'list', 'object', 'number', 'list[0]', 'forloop', 'empty', 'nil', '"x"', '(1..2)'];
  const paths = names.flatMap((name) => [
    name,
    `${name}.constructor`,
    ...roots.flatMap((root) => [
      `${root}.${name}`,
      `${root}["${name}"]`,
      `${root}.${name}.constructor`,
      `${root}.${name}.${name}`,
    ]),
  ]);

  it.each(['none', 'html'] as const)('is invisible: %s', (escape) => {
    for (const path of paths) {
      const template = `[{% for item in list %}{{ ${path} }}{% endfor %}]`;
      expect([path, textOf(template, data, { escape })]).toEqual([path, '[]']);
    }
  });

  it('cannot be reached through filters', () => {
    for (const name of names) {
      const templates = [
        `{{ list | map: "${name}" }}`,
        `{{ list | where: "${name}" }}`,
        `{{ list | find: "${name}" }}`,
        `{{ list | where_exp: "x", "x.${name}" }}`,
        `{% assign g = list | group_by: "${name}" %}{{ g[0].name }}`,
        `{% capture c %}{% endcapture %}{{ c.${name} }}`,
      ];
      for (const template of templates) expect([template, textOf(template, data)]).toEqual([template, '']);
    }
  });

  it('is not affected by names such as __proto__', () => {
    const template =
      '{% assign __proto__ = list[0] %}{% assign constructor = 1 %}{% increment toString %}{% capture __proto__ %}x{% endcapture %}' +
      '{% for x in list __proto__:1 %}{% endfor %}{% cycle "__proto__": "a" %}';
    render({ template, data, locale: 'en-US', escape: 'none' });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(textOf('{{ x.polluted }}{{ a }}', { x: {} })).toBe('');
    expect(textOf('{{ __proto__ }}{{ constructor }}', JSON.parse('{"__proto__":{"a":1},"constructor":"own"}'))).toBe(
      '{"a":1}own',
    );
  });

  it('cannot be read from a file', () => {
    for (const file of ['package.json', '/etc/passwd', '../package.json'])
      for (const tag of ['include', 'render', 'layout', 'block'])
        expect(problemsOf(`{% ${tag} "${file}" %}`)).toHaveLength(1);
  });

  it('shows the counters of loops', () => {
    const template =
      '{% for a in (1..2) %}{% for b in (1..2) %}{{ forloop.parentloop.index }}{{ forloop.index0 }}{{ forloop.last }} {% endfor %}{% endfor %}';
    expect(textOf(template)).toBe('10false 11true 20false 21true ');
  });
});

describe('a template that was rendered before', () => {
  it('gives the same for the same, and other text for other data, locale and escaping', () => {
    const template = '{{ x | money: "HKD" }} {{ y }}{% increment n %}{% cycle "a", "b" %}';
    const data = { x: 1234.5, y: '<' };
    expect(textOf(template, data)).toBe('HKD 1,234.50 <0a');
    expect(textOf(template, data)).toBe('HKD 1,234.50 <0a');
    expect(textOf(template, data, { escape: 'html' })).toBe('HKD 1,234.50 &lt;0a');
    expect(textOf(template, data, { locale: 'de-DE' })).toBe('1.234,50 HKD <0a');
    expect(textOf(template, { ...data, x: 2 })).toBe('HKD 2.00 <0a');
  });

  it('is written in English if the locale is invalid', () => {
    expect(textOf('{{ 1234.5 | number }}', {}, { locale: 'not a locale' })).toBe('1,234.5');
  });
});
