import { expect, test } from 'vitest';
import { defaultTheme } from './default-theme.ts';
import { toThemeCss, toThemeVariables, toUtilityTheme } from './theme-variables.ts';

const variables = toThemeVariables(defaultTheme);

function luminance(id: string): number {
  const [red = 0, green = 0, blue = 0] = (variables[`--${id}`] ?? '').split(' ').map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('has all colours of the theme', () => {
  const numbered = Array.from({ length: 17 }, (_, index) => `c${index}`);
  const named = ['cWhite', 'cBlack', 'cBlack-a50', 'cError', 'cSuccess', 'cWarning'];
  expect(defaultTheme.colors.map(({ id }) => id)).toEqual([...numbered, ...named]);
  expect(defaultTheme.typeFaces.map(({ id }) => id)).toEqual(['primary', 'secondary', 'tertiary']);
  expect(defaultTheme.shadows.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', 'focus', 'none']);
  expect(defaultTheme.transitions.map(({ id }) => id)).toEqual(['xshort', 'short', 'medium', 'long', 'xlong']);
});

test('meets WCAG AA contrast for texts and controls', () => {
  const texts = [
    ...['c5', 'c6', 'c7', 'cError', 'cSuccess', 'cWarning', 'c12', 'c13'].flatMap((text) => [
      [text, 'cWhite'],
      [text, 'c0'],
    ]),
    ['c5', 'c1'],
    ['cWhite', 'c12'],
    ['cWhite', 'c13'],
    ['cWhite', 'c14'],
    ['cWhite', 'cError'],
    ['cWhite', 'c7'],
    ['c3', 'c7'],
    ['c14', 'c9'],
    ['c14', 'c10'],
    ['c7', 'c8'],
    ['c13', 'c8'],
    ['c7', 'c9'],
    ['c7', 'c16'],
    ['c15', 'cWhite'],
  ] as const;
  for (const [text = '', ground = ''] of texts)
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const edge of ['c4', 'c12', 'cError', 'cSuccess']) expect(contrast(edge, 'c0'), edge).toBeGreaterThanOrEqual(3);
});

test('generates variables with colour channels, and classes that accept an opacity', () => {
  expect(toThemeVariables({ colors: [{ id: 'c3', name: '', value: '#0C2238' }] })).toMatchObject({
    '--c3': '12 34 56',
    '--font-primary': expect.stringContaining('Inter'),
    '--shadow-none': 'none',
    '--duration-short': '150ms',
  });
  const { colors, boxShadow } = toUtilityTheme({ colors: [{ id: 'own', name: '', value: 'oklch(60% 0.1 20)' }] });
  expect(colors).toMatchObject({
    c3: 'rgb(var(--c3) / <alpha-value>)',
    'cBlack-a50': 'rgb(var(--cBlack-a50) / 0.5)',
    own: 'var(--own)',
  });
  expect(boxShadow['2']).toBe('var(--shadow-2)');
});

test("uses the dark variant's colours on devices in dark mode", () => {
  const theme = {
    colors: [{ id: 'c1', value: '#fff' }],
    dark: { colors: [{ id: 'c0', value: '#000' }, { id: 'c1', value: '#fff' }, { id: 'c2', value: 'red;}' }, null] },
  };
  expect(toThemeCss(theme)).toMatch(/^:root\{[^{}]*\}@media \(prefers-color-scheme:dark\)\{:root\{--c0:0 0 0\}\}$/);
  for (const dark of [null, 5, {}, { colors: 'x' }, { colors: [] }])
    expect(toThemeCss({ dark })).not.toContain('@media');
});

test('omits ids and values that could break out of their declaration', () => {
  const hostile = [
    { id: 'c1', value: 'red;}body{display:none' },
    { id: 'c2', value: 'url(https://evil.example)' },
    { id: 'x:y', value: '#fff' },
    { id: '__proto__', value: '#fff' },
    null,
    { id: 'c3', value: 7 },
    { id: 'c4', value: '\\75rl(x)' },
  ];
  expect(toThemeVariables({ colors: hostile })).toEqual(variables);
  expect(toThemeVariables({ colors: 'none' })).toEqual(variables);
  expect(toThemeCss({ colors: hostile })).toMatch(/^:root\{[^{}]*\}$/);
});
