import { expect, test } from 'vitest';
import * as widgets from '../../widgets/widgets.ts';
import { describedElements, elements } from './elements.ts';

const labels =
  'Box, Flex, Text, Headline, Label, Text Input, Long Text Input, Number Input, Number Stepper, Slider, Toggle, Checkbox, Checkbox Group, Radio Group, Select, Multi Select, Date Of Birth, Date Picker, Loading Spinner, Html, Button';

interface WidgetProp {
  readonly type: unknown;
  readonly default: unknown;
}

function propsOf(tag: string): Record<string, WidgetProp> {
  const options: unknown = Reflect.get(Object(Reflect.get(widgets, tag)), 'options');
  return Reflect.get(Object(options), 'props');
}

test('has the 21 elements of the gallery in order', () => {
  expect(elements.map(({ label }) => label).join(', ')).toBe(labels);
  expect(new Set(elements.map(({ id }) => id)).size).toBe(21);
});

test('describes exactly the props of the widgets, with their defaults', () => {
  for (const { tag, props } of describedElements.filter((element) => element.tag.startsWith('Cw'))) {
    const actual = propsOf(tag);
    expect([tag, ...props.map(({ name }) => name).sort()]).toEqual([tag, ...Object.keys(actual).sort()]);
    for (const { name, default: described } of props) {
      const declared = actual[name]?.default;
      const value: unknown = typeof declared === 'function' ? declared() : declared;
      expect(described, `${tag} ${name}`).toEqual(value ?? null);
    }
  }
});

test('inserts templates that begin with the element', () => {
  for (const { tag, template } of elements) expect(template).toMatch(new RegExp(`^<${tag}[ >]`));
});

test('elements with plain text inherit the colour of the section around them', () => {
  const plain = elements.filter(({ category }) => category === 'text').filter(({ tag }) => !tag.startsWith('Cw'));
  expect(plain.length).toBeGreaterThan(2);
  for (const { template } of plain) expect(template).not.toMatch(/\btext-c\d/);
});
