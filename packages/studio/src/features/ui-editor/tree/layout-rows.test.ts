import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { nodeWords } from '../work/node-words.ts';
import { listBranches, toLayoutRows } from './layout-rows.ts';

const { document } = parseTemplate(`<div>
  <h1>Title</h1>
  <section class="flex"><CwButton label="Go" />text</section>
</div>`);

test("rows omit whitespace, and texts that are an element's only content", () => {
  const rows = toLayoutRows(document, new Set());
  expect(
    rows.map(({ id, level, position, setSize }) => [nodeWords(document, id).name, level, position, setSize]),
  ).toEqual([
    ['div', 1, 1, 1],
    ['h1', 2, 1, 2],
    ['section', 2, 2, 2],
    ['CwButton', 3, 1, 2],
    ['', 3, 2, 2],
  ]);
  expect(rows.map(({ hasBranch }) => hasBranch)).toEqual([true, false, true, false, false]);
});

test('nodes in a collapsed branch have no row', () => {
  const [div = ''] = document.roots;
  expect(toLayoutRows(document, new Set([div]))).toMatchObject([{ id: div, hasBranch: true, isExpanded: false }]);
  expect(listBranches(document)).toHaveLength(2);
});

test('elements have their gallery name, plus text that distinguishes them', () => {
  const words = (template: string) => nodeWords(parseTemplate(template).document, 'n1');
  expect(words('<div></div>')).toMatchObject({ element: 'box', detail: '' });
  expect(words('<div class="inline-flex"></div>')).toMatchObject({ element: 'flex' });
  expect(words('<h2>Get your quote</h2>')).toMatchObject({ element: 'headline', detail: 'Get your quote' });
  expect(words('<CwSelect v-model="form.destination" label="Where" />')).toMatchObject({
    element: 'select',
    detail: 'form.destination',
  });
  expect(words('<PlanCard title="Gold" />')).toMatchObject({ element: undefined, name: 'PlanCard', detail: 'Gold' });
  expect(words('<!-- note -->')).toMatchObject({ element: 'comment', detail: 'note' });
  expect(words('<constructor></constructor>').element).toBeUndefined();
});

test.each([
  ['<p>Fire &amp; theft &lt; 5 years</p>', 'Fire & theft < 5 years'],
  ['<p>{{ a &lt; b }}</p>', '{{ a &lt; b }}'],
  ["<h2>{{ $t('apps-site-title') }}</h2>", '保費'],
  ['<h2>{{ $t("apps-site-title") }} ({{ year }})</h2>', '保費 ({{ year }})'],
  ["<h2>{{$t('apps-site-hello', { name })}}</h2>", 'Hello {name}'],
  ["<h2>{{ $t('apps-site-unknown') }}</h2>", "{{ $t('apps-site-unknown') }}"],
  ['<h2>{{ $t(key) }}</h2>', '{{ $t(key) }}'],
  [`<CwSelect :label="$t('apps-site-title')" />`, '保費'],
  ['<CwSelect :label="title" />', 'title'],
])('the row of %s shows %s', (template, detail) => {
  const texts = { 'apps-site-title': '保費', 'apps-site-hello': 'Hello {name}' };
  expect(nodeWords(parseTemplate(template).document, 'n1', texts).detail).toBe(detail);
});
