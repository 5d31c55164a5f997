import { expect, test } from 'vitest';
import { toComponent } from './app-template.ts';

test('a component’s file is its template and its script, exactly as written', () => {
  const vueTemplate = '<ul>\n  <template v-for="one in list">\n    <li>{{ one }}</li>\n  </template>\n</ul>\n';
  const script = "export default {\n  data: () => ({ list: ['</script>'] }),\n};\n";
  const source = `<template>\n${vueTemplate}</template>\n\n<script>\n${script}</script>\n`;
  expect(toComponent('HomePage', source)).toEqual({ name: 'HomePage', vueTemplate, script });
});

test('a component needs no script', () => {
  const component = { name: 'HomePage', vueTemplate: '<p></p>\n', script: undefined };
  expect(toComponent('HomePage', '<template>\n<p></p>\n</template>\n')).toEqual(component);
});

test.each(['', '<p></p>\n', '<script>\n</script>\n', '<template>\n<p></p>\n</template>\n\n<style>\n</style>\n'])(
  'a file with anything else is refused: %j',
  (source) => {
    expect(() => toComponent('HomePage', source)).toThrow('HomePage.vue');
  },
);
