import { describedElements } from '@coverwright/app-runtime/elements';
import { expect, test } from 'vitest';
import english from '../../../../locales/en-US/inspector.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

test('the props of every widget have the same description as in the catalogue', () => {
  const widgets: Readonly<Record<string, Texts>> = english.widget;
  const described = describedElements.flatMap(({ id, props }) => {
    const element = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return props.map(({ name, description }) => [
      `${id} ${name}`,
      widgets[element]?.[name] ?? widgets['any']?.[name],
      description,
    ]);
  });
  // The value is edited on the content tab.
  const shown = described.filter(([name]) => !name?.endsWith(' value'));
  expect(shown.filter(([, text, description]) => text !== description)).toEqual([]);
});
