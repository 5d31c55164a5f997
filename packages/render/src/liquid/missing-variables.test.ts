import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquidLimits } from './limits.ts';
import { createTemplateRenderer } from './render-template.ts';
import type { LiquidRequest } from './rendering.ts';

const render = createTemplateRenderer(liquidLimits);

function missingOf(template: string, data: LiquidRequest['data'] = {}): readonly string[] {
  const outcome = render({ template, data, locale: 'en-US', escape: 'html' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.missingVariables;
}

const policies = { list: [{ number: 'TP-1', holder: null, sum: 0, note: '', isPaid: false }] };

describe('a missing variable', () => {
  it.each([
    ['a name of its own', '{{ name }}', ['name']],
    ['a member of what is there', '{{ policies.list[0].referrer }}', ['policies.list[0].referrer']],
    ['a member of what is missing', '{{ policy.referrer.name | upcase }}', ['policy.referrer.name']],
    ['a null', '{{ policies.list[0].holder }}', ['policies.list[0].holder']],
    ['an item that is not there', '{{ policies.list[7].number }}', ['policies.list[7].number']],
    ['named twice, reported once', '{{ a }}{{ b }}{{ a }}', ['a', 'b']],
    ['written in another way', '{{ policies["list"][0]["no such"] }}', ['policies.list[0]["no such"]']],
    ['in the argument of a filter', '{{ "x" | append: a.b }}', ['a.b']],
    ['a list to go through', '{% for x in policies.rows %}{{ x.y }}{% endfor %}', ['policies.rows']],
    ['in a loop', '{% for x in policies.list %}{{ policies.total }}{% endfor %}', ['policies.total']],
    ['in a branch that is taken', '{% if policies %}{{ a }}{% endif %}', ['a']],
    ['put into a variable', '{% assign x = a %}{{ x }}', ['a']],
  ])('is reported: %s', (_, template, expected) => {
    expect(missingOf(template, { policies })).toEqual(expected);
  });

  it.each([
    ['what is there, though 0, false or an empty text', '{% assign p = policies.list[0] %}{{ p.sum }}{{ p.note }}'],
    ['a value that is false', '{{ policies.list[0].isPaid }}'],
    ['what has a default', '{{ a | default: "none" }}{{ b | upcase | default: "none" }}'],
    ['what is only tested', '{% if a %}x{% elsif b == 1 and c %}y{% endif %}{% unless d %}z{% endunless %}'],
    ['what is tested before it is used', '{% if a.b %}x{% else %}{{ a.b }}{% endif %}'],
    ['the value of a case', '{% case a %}{% when b %}x{% endcase %}'],
    ['what is in a branch that is not taken', '{% if false %}{{ a }}{% endif %}'],
    ['a member of an item of a loop', '{% for x in policies.list %}{{ x.referrer }}{{ forloop.index }}{% endfor %}'],
    ['a list with a word for when there is none', '{% for x in rows %}{{ x }}{% else %}none{% endfor %}'],
    ['what the template sets itself', '{% assign x = "" | first %}{{ x }}{% capture y %}{% endcapture %}{{ y }}'],
    ['a comparison', '{{ a == 1 }}'],
  ])('is not reported: %s', (_, template) => {
    expect(missingOf(template, { policies })).toEqual([]);
  });

  it('is found again in a cached template, with other data', () => {
    const template = 'Dear {{ holder.name }}';
    expect(missingOf(template)).toEqual(['holder.name']);
    expect(missingOf(template, { holder: { name: 'Chan' } })).toEqual([]);
    expect(missingOf(template, { holder: {} })).toEqual(['holder.name']);
  });

  it('is reported at most fifty times', () => {
    const template = Array.from({ length: 60 }, (_, index) => `{{ v${index} }}`).join('');
    expect(missingOf(template)).toHaveLength(50);
  });
});

it('reports exactly the names that are absent in the data', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^v[a-z]{1,6}$/), { minLength: 1, maxLength: 20 });
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  fc.assert(
    fc.property(names, fc.infiniteStream(fc.option(value)), (list, values) => {
      const data = Object.fromEntries(list.flatMap((name) => [[name, values.next().value]]));
      const template = list.map((name) => `{{ data.${name} }}`).join(' ');
      const expected = list.filter((name) => data[name] === null).map((name) => `data.${name}`);
      expect(missingOf(template, { data })).toEqual(expected);
    }),
  );
});

describe("output that differs from the author's intent", () => {
  const warningsOf = (template: string, data: object, escape: 'html' | 'none' = 'none') => {
    const outcome = render({ template, data: { ...data }, locale: 'en-US', escape });
    return outcome.ok ? outcome.warnings.map(({ code, line, column }) => [code, line, column]) : outcome;
  };

  it('is a field that an item of a list lacks, once per field, unless there is a default or it is only tested', () => {
    const data = { list: [{ name: 'A' }, { name: null }, {}] };
    expect(warningsOf('Members:\n{% for m in list %}{{ m.name }}{% endfor %}', data)).toEqual([['LOOP', 2, 20]]);
    expect(warningsOf('{% for m in list %}{{ m.name | default: "-" }}{% endfor %}', data)).toEqual([]);
    expect(warningsOf('{% for m in list %}{% if m.name %}{{ m.name }}{% endif %}{% endfor %}', data)).toEqual([]);
    expect(warningsOf('{% for m in list %}{% assign n = m.name %}{% endfor %}', data)).toEqual([]);
    expect(warningsOf('{% for m in list %}{{ forloop.index }}{{ m }}{% endfor %}', { list: ['a', 'b'] })).toEqual([]);
  });

  it.each(['html', 'none'] as const)('is an object or a list of objects, as %s', (escape) => {
    const data = { holder: { name: 'A' }, members: [{ name: 'A' }], names: ['A', 'B'] };
    expect(warningsOf('{{ holder.name }}\n {{ holder }}', data, escape)).toEqual([['OBJECT', 2, 2]]);
    expect(warningsOf('{{ members }}', data, escape)).toEqual([['OBJECT', 1, 1]]);
    expect(warningsOf('{{ names }}{{ names | join: ", " }}{{ holder | json }}', data, escape)).toEqual([]);
  });
});
