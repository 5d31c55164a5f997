import { afterEach, expect, test } from 'vitest';
import { createTemplateCompiler } from './vue-realm.ts';

afterEach(() => {
  for (const key of ['staticClass', 'staticStyle', 'if']) Reflect.deleteProperty(Object.prototype, key);
});

test('the compiler is not affected by additions to the prototypes of the thread', () => {
  const compile = createTemplateCompiler();
  const before = compile('<div><p>text</p></div>');
  for (const key of ['staticClass', 'staticStyle', 'if']) Reflect.set(Object.prototype, key, '"x"+alert(1)');
  expect(createTemplateCompiler()('<div><p>text</p></div>')).toEqual(before);
  expect(compile('<div><p>text</p></div>')).toEqual(before);
});

test('an error has the offset of its expression', () => {
  expect(createTemplateCompiler()('<div>\n<p v-if="a b"></p></div>')).toMatchObject({
    ok: false,
    errors: [{ message: expect.stringContaining('invalid expression'), offset: 9 }],
  });
});
