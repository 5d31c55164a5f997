import { describe, expect, test } from 'vitest';
import { contrast, gradeContrast, toHexColor } from './contrast.ts';
import * as form from './theme-form.ts';

const stored = {
  theirs: 1,
  colors: [{ id: 'c12', name: 'Ours', value: '#0e7490', note: 'x' }],
  typeFaces: [{ id: 'primary', name: 'Roboto', value: 'Roboto', url: '/api/v1/files/r.woff2' }],
  dark: { colors: [{ id: 'c0', value: '#0f172a' }, { id: 'x y', value: '#fff' }, null] },
  customCss: { cssString: '.a{}' },
};

describe('a theme', () => {
  test('shows the default entries along with the stored ones', () => {
    const edited = form.toEditedTheme(stored);
    expect(edited.colors).toHaveLength(23);
    expect(edited.colors.find(({ id }) => id === 'c12')).toEqual({ id: 'c12', name: 'Ours', value: '#0e7490' });
    expect(edited.typeFaces[0]).toMatchObject({ url: '/api/v1/files/r.woff2' });
    expect(edited.dark).toEqual({ c0: '#0f172a' });
    expect(edited.css).toBe('.a{}');
    for (const other of [null, 5, [], 'x', { colors: 7, dark: [], customCss: null }]) {
      expect(form.toEditedTheme(other).colors).toHaveLength(23);
    }
  });

  test("is stored with other programs' entries, and without unchanged default entries", () => {
    const edited = form.toEditedTheme(stored);
    expect(form.toThemeJson(edited, stored)).toEqual({
      ...stored,
      dark: { colors: [{ id: 'c0', value: '#0f172a' }] },
      shadows: [],
      transitions: [],
    });
    const colors = edited.colors.map((one) => (one.id === 'c3' ? { ...one, value: '#123456' } : one));
    const json = form.toThemeJson({ ...edited, colors, dark: {} }, stored);
    expect(json['colors']).toEqual([{ id: 'c3', name: 'Strong divider', value: '#123456' }, ...stored.colors]);
    expect(json).not.toHaveProperty('dark');
  });

  test('is not stored if an entry cannot be a variable', () => {
    const edited = form.withNewEntry(form.toEditedTheme({}), 'shadows');
    expect(form.findFaultyPart(edited)).toBeUndefined();
    const [own] = edited.shadows.slice(-1);
    if (!own) throw new Error('There is no new entry.');
    const change = (entry: Partial<form.EditedEntry>) =>
      form.findFaultyPart({ ...edited, shadows: [...edited.shadows.slice(0, -1), { ...own, ...entry }] });
    expect(change({ id: 'a b' })).toBe('shadows');
    expect(change({ id: 'focus' })).toBe('shadows');
    expect(change({ value: 'red;}' })).toBe('shadows');
    expect(form.findFaultyPart({ ...edited, dark: { c0: 'url(x)' } })).toBe('colors');
    expect([form.isOwnEntry('shadows', own.id), form.isOwnEntry('shadows', 'focus')]).toEqual([true, false]);
  });

  test('is imported only from a valid file', () => {
    expect(form.readThemeFile(JSON.stringify(stored))?.css).toBe('.a{}');
    for (const text of ['', '{', '[]', '{"a":1}', 'null', `{"colors":"${'x'.repeat(250_000)}"}`]) {
      expect(form.readThemeFile(text)).toBeUndefined();
    }
  });

  test('is shown in its dark colours on request', () => {
    const edited = form.toEditedTheme(stored);
    const shown = (isDark: boolean) => JSON.stringify(form.toShownTheme(edited, stored, isDark)['colors']);
    expect(shown(true)).toContain('{"id":"c0","name":"Background","value":"#0f172a"}');
    expect(shown(false)).not.toContain('"c0"');
  });
});

test('calculates contrast as WCAG defines it', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2);
  expect(contrast('oklch(1 0 0)', '#fff')).toBeUndefined();
  expect([4.5, 3, 2.9].map(gradeContrast)).toEqual(['text', 'large', 'low']);
  expect([toHexColor('rgba(11, 16, 32, 0.5)'), toHexColor('#abc'), toHexColor('red')]).toEqual([
    '#0b1020',
    '#aabbcc',
    undefined,
  ]);
});
