import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { defaultPlace, NodeCommands, type CommandRefusal } from './node-commands.ts';
import { createWorkStore } from './work-store.ts';

function open(template: string) {
  const store = createWorkStore({ document: parseTemplate(template).document, script: '' });
  const refusals: (CommandRefusal | undefined)[] = [];
  const commands = new NodeCommands(
    store,
    (refusal) => refusals.push(refusal),
    (name) => name === 'QuoteForm',
  );
  return { store, commands, refusals, text: () => generateTemplate(store.get().work.document) };
}

test('new nodes are added after the selection, into the root, or into an empty box', () => {
  const { store, commands, text } = open('<div><p>a</p><div class="p-4"></div></div>');
  commands.insert({ template: '<b></b>' });
  expect(text()).toBe('<div><p>a</p><div class="p-4"></div><b></b></div>');
  store.select(['n2']);
  commands.insert({ template: '<i></i>' });
  expect(text()).toBe('<div><p>a</p><i></i><div class="p-4"></div><b></b></div>');
  store.select(['n4']);
  commands.insert({ template: '<u></u>' });
  expect(text()).toContain('<div class="p-4"><u></u></div>');
  expect(store.get().work.selection).toHaveLength(1);
});

test('in an empty component, the first element becomes the root', () => {
  const { document } = parseTemplate('\n');
  expect(defaultPlace({ document, selection: [] })).toEqual({ parent: null, index: 1 });
});

test('a component that contains the one being edited is refused, with the reason', () => {
  const { commands, refusals, text } = open('<div></div>');
  expect(commands.insert({ template: '<QuoteForm />', componentId: '1' })).toBe(false);
  expect(commands.paste('text')).toBe(false);
  expect(refusals).toEqual(['cycle', 'notPasted']);
  expect(text()).toBe('<div></div>');
});

test('a component of the tenant keeps its id, and another one can replace it in place', () => {
  const { store, commands, text } = open('<div><p>a</p><b></b></div>');
  store.select(['n2']);
  expect(commands.replace({ template: '<PlanCard />', componentId: 'c1' })).toBe(true);
  expect(text()).toBe('<div><PlanCard /><b></b></div>');
  const [id = ''] = store.get().work.selection;
  expect(store.get().work.document.nodes.get(id)).toMatchObject({ componentId: 'c1' });
});

test('removing a node selects its sibling', () => {
  const { store, commands } = open('<div><p></p><b></b><i></i></div>');
  store.select(['n3']);
  commands.remove();
  expect(store.get().work.selection).toEqual(['n4']);
  commands.remove();
  expect(store.get().work.selection).toEqual(['n2']);
  commands.remove();
  expect(store.get().work.selection).toEqual(['n1']);
});

test('cut nodes are pasted after the selection, under new ids', () => {
  const { store, commands, text } = open('<div><p>a</p><b></b></div>');
  store.select(['n2']);
  const copied = commands.copy() ?? '';
  commands.remove();
  expect(commands.paste(copied)).toBe(true);
  expect(text()).toBe('<div><b></b><p>a</p></div>');
  expect(store.get().work.document.nodes.has('n2')).toBe(false);
});

test('elements with different parents cannot be wrapped together', () => {
  const { store, commands, refusals } = open('<div><p><i></i></p><b></b></div>');
  store.select(['n3', 'n4']);
  expect(commands.wrap('<section></section>')).toBe(false);
  expect(refusals).toEqual(['severalParents']);
});

test.each([
  ['duplicating', (commands: NodeCommands) => commands.duplicate()],
  ['unwrapping', (commands: NodeCommands) => commands.unwrap()],
])('%s the root is refused, as a component has one root', (_, run) => {
  const { store, commands, refusals, text } = open('<div><p>a</p><b></b></div>');
  store.select(['n1']);
  expect(run(commands)).toBe(false);
  expect(refusals).toEqual(['secondRoot']);
  expect(text()).toBe('<div><p>a</p><b></b></div>');
});

test('moving a node beside the root is refused, and replacing or wrapping the root is not', () => {
  const { store, commands, refusals, text } = open('<div><p>a</p></div>');
  store.select(['n2']);
  expect(commands.moveTo(['n2'], { parent: null, index: 1 })).toBe(false);
  expect(refusals).toEqual(['secondRoot']);
  store.select(['n1']);
  expect(commands.wrap('<section></section>')).toBe(true);
  expect(text()).toBe('<section><div><p>a</p></div></section>');
  expect(commands.replace({ template: '<main></main>' })).toBe(true);
  expect(text()).toBe('<main></main>');
});

test('a node has a name of its own until it is emptied', () => {
  const { store, commands } = open('<div></div>');
  const label = () => store.get().work.document.nodes.get('n1')?.label;
  expect(commands.rename('n1', '  Offer  ')).toBe(true);
  expect(label()).toBe('Offer');
  expect(commands.rename('n1', 'Offer')).toBe(false);
  store.undo();
  expect(label()).toBeUndefined();
  store.redo();
  expect(commands.rename('n1', ' ')).toBe(true);
  expect(label()).toBeUndefined();
});

test('undo and redo do not miss input that is applied after a pause', () => {
  const { store, text } = open('<p>a</p>');
  const input = ['b'];
  store.joinInput(() => {
    const content = input.pop();
    if (content !== undefined) store.edit([{ kind: 'set', id: 'n2', patch: { content } }]);
  });
  store.applyInput();
  expect(text()).toBe('<p>b</p>');
  input.push('c');
  store.undo();
  expect(text()).toBe('<p>a</p>');
});
