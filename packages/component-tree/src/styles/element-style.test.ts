import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeStyle, findValue, hasOwnValue, pasteStyle, readStyle } from './element-style.ts';
import { readClass, type StyleScope, viewports } from './style-class.ts';
import {
  getProperty,
  isValueOf,
  pictureKeyOf,
  styleProperties,
  type StyleProperty,
  toPictureValue,
  writeUtility,
} from './style-properties.ts';

const names = {
  colors: ['c0', 'c12', 'cWhite', 'cBlack-a50'],
  typeFaces: ['primary'],
  shadows: ['1', 'focus'],
  transitions: ['short'],
};
const all: StyleScope = { state: 'normal', viewport: 'all' };
const md: StyleScope = { state: 'normal', viewport: 'md' };
const hover: StyleScope = { state: 'hover', viewport: 'all' };

function change(text: string, property: string, value: string | undefined, scope = all, base = ''): string {
  return changeStyle(text, [{ property, value }], scope, readStyle(text, base, names));
}

function valuesOf(property: StyleProperty): string[] {
  if (property.kind === 'keyword') return Object.keys(property.classes);
  if (property.kind === 'picture') return [...Object.keys(property.classes), '[url(/api/v1/files/a/b_c%20d.png)]'];
  if (property.kind === 'color') return ['c12', 'c12/50', 'transparent', 'red-500', '[#12ab34]'];
  if (property.kind === 'slot') return [...names[property.part], ...property.scale.keys()];
  return [...property.scale.keys(), ...(property.isFree ? ['[13px]'] : [])];
}

describe('a class', () => {
  test('for every value of every property is read as that value', () => {
    for (const property of styleProperties) {
      for (const value of valuesOf(property)) {
        expect(isValueOf(property, value, names), `${property.id} ${value}`).toBe(true);
        const text = `md:hover:!${writeUtility(property, value)}`;
        expect(readClass(text, names), text).toEqual({
          text,
          scope: { state: 'hover', viewport: 'md' },
          isImportant: true,
          declarations: [[property.id, value]],
        });
      }
    }
  });

  test('for several properties has a declaration of each', () => {
    const read = (text: string) => readClass(text, names)?.declarations;
    expect(read('px-4')).toEqual([
      ['paddingRight', '4'],
      ['paddingLeft', '4'],
    ]);
    expect(read('-m-2')).toHaveLength(4);
    expect(read('border')).toEqual(['Top', 'Right', 'Bottom', 'Left'].map((side) => [`borderWidth${side}`, 'default']));
    expect(read('border-x-c12/50')).toEqual([
      ['borderColorRight', 'c12/50'],
      ['borderColorLeft', 'c12/50'],
    ]);
    expect(read('rounded-t-lg')).toHaveLength(2);
    expect(read('overflow-hidden')).toHaveLength(2);
  });

  test.each([
    'own',
    'focus:p-4',
    'md:lg:p-4',
    'hover:hover:p-4',
    'p-13',
    '-p-4',
    '-p-[3px]',
    'text-nowhere',
    'bg-c12/101',
    'bg-c12/5/5',
    'bg-[url(https://evil.example)]',
    'w-[1px;color:red]',
    'w-[expression(1)]',
    '[&_a]:underline',
    'p-',
    '-',
    '!',
    ':',
    '[',
    '',
    'constructor',
    '__proto__',
  ])('in another notation is not recognized: %s', (text) => {
    expect(readClass(text, names)).toBeUndefined();
  });
});

describe('the value of a property', () => {
  test('comes from the narrowest width that applies, hover before any width, and the widget last', () => {
    const style = readStyle('p-4 md:p-6 hover:p-8', 'p-2 bg-c12 hover:bg-c0', names);
    const at = (scope: StyleScope, property = 'paddingTop') => {
      const found = findValue(style, property, scope);
      return [found?.value, found?.origin, found?.from.text];
    };
    expect(at(all)).toEqual(['4', 'own', 'p-4']);
    expect(at({ ...all, viewport: 'sm' })).toEqual(['4', 'scope', 'p-4']);
    expect(at({ ...all, viewport: 'xl' })).toEqual(['6', 'scope', 'md:p-6']);
    expect(at({ state: 'hover', viewport: 'md' })).toEqual(['8', 'scope', 'hover:p-8']);
    expect(at(all, 'backgroundColor')).toEqual(['c12', 'base', 'bg-c12']);
    expect(at(hover, 'backgroundColor')).toEqual(['c0', 'base', 'hover:bg-c0']);
    expect(findValue(style, 'opacity', all)).toBeUndefined();
  });

  test('with !important takes precedence over any other', () => {
    const style = readStyle('!bg-c0', 'hover:bg-c12', names);
    expect(findValue(style, 'backgroundColor', hover)).toMatchObject({ value: 'c0', origin: 'scope' });
  });
});

describe('a change', () => {
  test('replaces the contradicting class in place, and only in its own scope', () => {
    expect(change('mine text-left md:text-right other', 'textAlign', 'center')).toBe(
      'mine text-center md:text-right other',
    );
    expect(change('text-left md:text-right', 'textAlign', 'center', md)).toBe('text-left md:text-center');
    expect(change('bg-c0', 'backgroundColor', 'c12', hover)).toBe('bg-c0 hover:bg-c12');
    expect(change('', 'fontSize', 'lg')).toBe('text-lg');
  });

  test('of one side does not affect the others, and writes as few classes as possible', () => {
    expect(change('p-4', 'paddingTop', '8')).toBe('px-4 pt-8 pb-4');
    expect(change('px-4 pt-8 pb-4', 'paddingTop', '4')).toBe('p-4');
    expect(change('pt-2', 'paddingBottom', '2')).toBe('py-2');
    expect(change('rounded', 'radiusTopLeft', 'none')).toBe('rounded-r rounded-tl-none rounded-bl');
    expect(change('size-4', 'width', '8')).toBe('w-8 h-4');
    expect(change('m-4', 'marginLeft', '-2')).toBe('my-4 mr-4 -ml-2');
  });

  test('resets to the value that applies otherwise', () => {
    expect(change('a p-4 md:p-6', 'paddingTop', undefined, md)).toBe('a p-4 md:px-6 md:pb-6');
    expect(change('text-left', 'textAlign', undefined)).toBe('');
    expect(change('a', 'textAlign', undefined)).toBe('a');
  });

  test('is important if the widget has its own value', () => {
    expect(change('', 'backgroundColor', 'c0', hover, 'bg-c12')).toBe('hover:!bg-c0');
    expect(change('hover:!bg-c0', 'backgroundColor', 'c12', hover, 'bg-c12')).toBe('hover:!bg-c12');
  });

  test('with a value that no class can express is ignored', () => {
    for (const value of ['', 'nothing', '[url(x)]', '4 evil', '4"x']) {
      expect(change('p-4', 'paddingTop', value)).toBe('p-4');
    }
  });

  test('of any property can be read back, and preserves unknown classes and other scopes', () => {
    const property = fc.constantFrom(...styleProperties);
    const step = property.chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...valuesOf(one))));
    const scope = fc.record({ state: fc.constantFrom('normal', 'hover'), viewport: fc.constantFrom(...viewports) });
    fc.assert(
      fc.property(fc.array(fc.tuple(step, scope), { maxLength: 20 }), (steps) => {
        let text = 'mine [&_a]:underline';
        const expected = new Map<string, string>();
        for (const [[{ id }, value], where] of steps) {
          text = change(text, id, value, where);
          expected.set(JSON.stringify([id, where]), value);
        }
        const style = readStyle(text, '', names);
        expect(style.unknown).toEqual(['mine', '[&_a]:underline']);
        for (const [key, value] of expected) {
          const [id, where] = JSON.parse(key) as [string, StyleScope];
          expect(findValue(style, id, where)).toMatchObject({ value, origin: 'own' });
        }
        for (const [[{ id }], where] of steps) text = change(text, id, undefined, where);
        expect(text).toBe('mine [&_a]:underline');
      }),
    );
  });
});

test('a group can have its own values in any scope', () => {
  const style = readStyle('mine md:hover:pt-4', 'bg-c12', names);
  expect(hasOwnValue(style, 'padding')).toBe(true);
  expect(hasOwnValue(style, 'background')).toBe(false);
});

test('pasted classes replace those of the same property and scope', () => {
  const text = 'mine p-4 md:p-6 text-left';
  expect(pasteStyle(text, 'p-2 hover:bg-c12 theirs mine', readStyle(text, '', names))).toBe(
    'mine p-2 md:p-6 text-left hover:bg-c12 theirs',
  );
});

describe('a picture from the files', () => {
  const picture = getProperty('backgroundImage');

  test('is referenced by a class, whatever its key contains', () => {
    for (const key of ['a.png', 'pictures/保單 "1" (2)_x\'s [y]*!.jpg', '100% {a}:b;c\\\\d.png']) {
      const value = toPictureValue(key.replaceAll('\\', ''));
      expect(value).toMatch(/^\[url\(\/api\/v1\/files\/[\w.~/%-]+\)\]$/);
      expect(pictureKeyOf(value ?? '')).toBe(key.replaceAll('\\', ''));
    }
  });

  test.each([
    '[url(https://example.com/a.png)]',
    '[url(//example.com/a.png)]',
    '[url(data:image/png;base64,AA==)]',
    '[url(/graphql)]',
    '[url(/api/v1/files/../../graphql)]',
    '[url(/api/v1/files/%2E%2E/%2E%2E/graphql)]',
    '[url(/api/v1/files/a%5C..%5Cb)]',
    '[url(/api/v1/files//example.com)]',
    '[url(/api/v1/files/)]',
    '[url(/api/v1/files/%FF)]',
    '[url(/api/v1/files/a.png);color:red]',
    '[url(/api/v1/files/a.png),url(https://example.com/b.png)]',
    '[url(/api/v1/files/a.png?x=1)]',
    "[url('/api/v1/files/a.png')]",
    `[url(/api/v1/files/${'a'.repeat(2001)})]`,
  ])('cannot be %s', (value) => {
    expect(isValueOf(picture, value, names)).toBe(false);
    expect(readStyle(`bg-${value}`, '', names).unknown).toEqual([`bg-${value}`]);
  });

  test('replaces a gradient, and vice versa', () => {
    const show = (text: string, value: string) => change(text, 'backgroundImage', value);
    const shown = 'bg-[url(/api/v1/files/a.png)]';
    expect(show('p-4 bg-gradient-to-tr bg-c3', '[url(/api/v1/files/a.png)]')).toBe(`p-4 ${shown} bg-c3`);
    expect(show(`p-4 ${shown} bg-cover`, 'to right')).toBe('p-4 bg-gradient-to-r bg-cover');
    expect(show(shown, '[url(https://example.com/a.png)]')).toBe(shown);
  });
});
