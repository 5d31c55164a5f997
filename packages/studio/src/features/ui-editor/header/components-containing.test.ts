import { expect, test } from 'vitest';
import { componentsContaining } from './components-containing.ts';

const component = (id: string, users: readonly string[]) => ({
  id,
  name: `C${id}`,
  usage: { components: users.map((user) => ({ id: user, name: `C${user}` })) },
});

test('a component is contained in those that use it, in those that use them, and in itself', () => {
  const components = [component('1', ['2']), component('2', ['3', '1']), component('3', []), component('4', ['1'])];
  expect([...componentsContaining(components, '1', 'C1')].toSorted()).toEqual(['C1', 'C2', 'C3']);
  expect([...componentsContaining(components, '3', 'C3')]).toEqual(['C3']);
});
