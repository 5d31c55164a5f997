// Logic, Liquid and documents that are short to write and slow to evaluate.
import { graphql, post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const evaluate = `query ($l: String!, $v: String!) { evaluateLogic(logic: $l, valuesJsonString: $v) {
  status errors errors_2 { code } } }`;
const html =
  'query ($x: String!) { renderHtml(html: $x, input: { name: "data" }) { status errors errors_2 { code } } }';
const print = `query ($x: String!) { renderWkhtmltopdf(html: $x, input: { name: "data" }) {
  status errors errors_2 { code } } }`;
const price = '/api/v1/products/travel_plus/single_trip/2027.1/price';

function logic(rule: unknown, values: object = {}): Attempt {
  return graphql(evaluate, { l: typeof rule === 'string' ? rule : JSON.stringify(rule), v: JSON.stringify(values) });
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_value, nth) => nth);
}

const doubled = { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] };

const rules: Readonly<Record<string, () => Attempt>> = {
  'a sum of 199,000 numbers': () => logic({ '+': numbers(199_000) }),
  'a product of 199,000 numbers': () => logic({ '*': numbers(199_000) }),
  'a text of 199,000 parts': () => logic({ cat: numbers(199_000) }),
  'the least of 199,000': () => logic({ min: numbers(199_000) }),
  '199,000 conditions': () => logic({ or: numbers(199_000).map(() => false) }),
  'a loop within a loop': () =>
    logic({ map: [numbers(2_000), { reduce: [numbers(2_000), { '+': [{ var: 'current' }, 1] }, 0] }] }),
  'five loops in one another': () =>
    logic(numbers(5).reduce<unknown>((body) => ({ map: [numbers(40), body] }), { '+': [1, 1] })),
  'a text that doubles 60 times': () => logic({ reduce: [numbers(60), doubled, 'xx'] }),
  'a list that doubles 40 times': () =>
    logic({ reduce: [numbers(40), { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1, 2]] }),
  'a text searched 20,000 times': () =>
    logic({ map: [numbers(20_000), { in: ['y', { var: 'text' }] }] }, { text: 'x'.repeat(100_000) }),
  '90,000 roundings': () => logic({ map: [numbers(90_000), { round: [{ '/': [{ var: '' }, 7] }, 2] }] }),
  'a variable of 100,000 steps': () => logic({ var: 'a.'.repeat(100_000) }),
  'keys of the prototype': () => logic({ var: '__proto__.constructor.prototype' }, { a: 1 }),
  'an operator of the prototype': () => logic('{"__proto__":[1],"constructor":[1]}'),
  'a missing list of 100,000': () => logic({ missing: numbers(100_000).map((number) => `v${number}`) }),
  'ten heavy rules in one request': () =>
    graphql(
      `query ($l: String!) { ${numbers(10)
        .map((nth) => `a${nth}: evaluateLogic(logic: $l, valuesJsonString: "{}") { status errors }`)
        .join(' ')} }`,
      { l: JSON.stringify({ '+': numbers(150_000) }) },
    ),
  'a list of 10,000 prices': () =>
    post(price, JSON.stringify(numbers(10_000).map(() => ({ values: { trip: { days: 3 } } })))),
  'a price with 100,000 codes': () =>
    post(price, JSON.stringify({ values: {}, discountCodes: numbers(100_000).map(String) })),
  'a price with long values': () => post(price, JSON.stringify({ values: { a: numbers(300_000) } })),
  'an underwriting of long values': () =>
    post(price.replace('price', 'underwriting'), JSON.stringify({ values: { a: 'x'.repeat(4_000_000) } })),
};

const liquid: Readonly<Record<string, string>> = {
  'a loop of a hundred million': '{% for i in (1..100000000) %}x{% endfor %}',
  'loops in loops':
    '{% for a in (1..9999) %}{% for b in (1..9999) %}{% for c in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}',
  'a capture that doubles': `{% assign x = "xxxxxxxxxx" %}${'{% capture x %}{{ x }}{{ x }}{% endcapture %}'.repeat(60)}`,
  'an append that doubles': `{% assign x = "xxxxxxxxxx" %}${'{% assign x = x | append: x %}'.repeat(60)}{{ x }}`,
  'a split into letters': `{% assign x = "${'x'.repeat(500_000)}" | split: "" | sort | reverse | join: "," %}{{ x | size }}`,
  'a replacement that grows': `{{ "${'a'.repeat(10_000)}" | replace: "a", "${'b'.repeat(10_000)}" }}`,
  'an include of itself': '{% include "self" %}{% render "self" %}{% layout "self" %}',
  'a file of the server': '{% include "/etc/passwd" %}{% render "../../../../etc/passwd" %}',
  'keys of the prototype': '{{ data.__proto__.constructor }}{{ data.constructor.prototype }}',
  'a table of many rows': '{% tablerow i in (1..1000000) cols:1000 %}{{ i }}{% endtablerow %}',
  'a cycle without end': '{% for i in (1..1000000) %}{% cycle "a","b" %}{% increment n %}{% endfor %}',
  'numbers past all bounds': '{{ 1e308 | times: 1e308 | divided_by: 0 | modulo: 0 | round: 999999 }}',
  'dates without end': '{{ "now" | date: "%999999999d%Y%m" }}',
  'quotes never closed': `{{ "${'{{'.repeat(50_000)}`,
  'tags never closed': '{% if true %}'.repeat(20_000),
};

const pages: Readonly<Record<string, string>> = {
  '2,500 pages': '{% for i in (1..2500) %}<div style="page-break-after:always">x</div>{% endfor %}',
  'a table of 40,000 cells':
    '<table>{% for i in (1..4000) %}<tr>{% for j in (1..10) %}<td>x</td>{% endfor %}</tr>{% endfor %}</table>',
  'a script without end': '<script>for(;;){}</script><p onclick="for(;;){}">x</p>',
  'a script that talks': '<script>fetch("http://127.0.0.1:1/")</script><iframe src="http://169.254.169.254/"></iframe>',
  'files of the machine':
    '<img src="file:///etc/passwd"><object data="file:///etc/passwd"></object><link rel=stylesheet href="file:///etc/passwd">',
  '800 pictures': '{% for i in (1..800) %}<img src="/api/v1/files/logo.png?{{ i }}">{% endfor %}',
  'a picture without end':
    '<div style="width:1000000000px;height:1000000000px;background:red;filter:blur(9999px)">x</div>',
  'styles without end': `<style>${'@import url("http://127.0.0.1:1/a.css");'.repeat(300)}${'a>'.repeat(20_000)}b{}</style>x`,
  'a gradient that takes memory':
    '<div style="{% for i in (1..2000) %}--a{{ i }}:var(--a{{ i | minus: 1 }}) var(--a{{ i | minus: 1 }});{% endfor %}">x</div>',
  'an SVG that repeats itself': `<svg><g id="a0"><rect/></g>${numbers(25)
    .map((nth) => `<g id="a${nth + 1}"><use href="#a${nth}"/><use href="#a${nth}"/></g>`)
    .join('')}</svg>`,
  'links that run': '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="file:///etc">c</a>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:1/"><base href="http://127.0.0.1:1/">',
};

export const ruleShapes: readonly Shape[] = [
  ...Object.entries(rules).map(([name, make]) => ({ theme: 'rules', name, by: 'one user' as const, make })),
  ...Object.entries(liquid).map(([name, x]) => ({
    theme: 'Liquid',
    name,
    by: 'one user' as const,
    make: () => graphql(html, { x }),
  })),
  ...Object.entries(pages).map(([name, x]) => ({
    theme: 'renders',
    name,
    by: 'one user' as const,
    isLong: true,
    make: () => graphql(print, { x }),
  })),
  {
    theme: 'rules',
    name: 'eight heavy rules of one user at once',
    by: 'one user',
    wasHole: true,
    times: 8,
    sideBySide: 8,
    make: () => logic({ '+': numbers(199_000) }),
  },
];
