import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { applyTexts, toTexts } from './component-texts.ts';

const source = {
  document: parseTemplate('<div>\n  <p class="a">Text</p>\n</div>').document,
  script: 'export default {}',
};

let count = 0;
const newId = () => `new${(count += 1)}`;

test('unchanged nodes keep their identity', () => {
  const texts = toTexts(source);
  const template = texts.template.replace('</div>', '  <b>more</b>\n</div>');
  const applied = applyTexts(source, { ...texts, template }, newId);
  if (!('source' in applied)) throw new Error('It was refused.');
  expect(toTexts(applied.source).template).toBe(template);
  expect([...source.document.nodes.keys()].every((id) => applied.source.document.nodes.has(id))).toBe(true);
});

test('a template that cannot be represented as a tree is rejected with the position', () => {
  expect(applyTexts(source, { template: '<div>\n  <p>\n</div>', script: '' }, newId)).toMatchObject({
    problem: { kind: 'template', fault: { line: 2, column: 3 } },
  });
  const large = { template: `<div>${'<i></i>'.repeat(20_000)}</div>`, script: '' };
  expect(applyTexts(source, large, newId)).toEqual({ problem: { kind: 'large' } });
});
