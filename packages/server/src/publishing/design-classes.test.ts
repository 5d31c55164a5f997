import { toUtilityTheme } from '@coverwright/app-runtime/theme-variables';
import { createUtilityStyles } from '@coverwright/app-runtime/utility-styles';
import { styleProperties, type StyleProperty, writeUtility } from '@coverwright/component-tree/style-properties';
import { expect, test } from 'vitest';

const theme = toUtilityTheme({});
const ids = {
  colors: Object.keys(theme.colors),
  typeFaces: Object.keys(theme.fontFamily),
  shadows: Object.keys(theme.boxShadow),
  transitions: Object.keys(theme.duration),
};

function valuesOf(property: StyleProperty): string[] {
  if (property.kind === 'keyword') return Object.keys(property.classes);
  if (property.kind === 'picture') return [...Object.keys(property.classes), '[url(/api/v1/files/a/b_c%20d.png)]'];
  if (property.kind === 'color') return [...ids.colors, 'c12/50', 'transparent', 'current', '[#12ab34]'];
  if (property.kind === 'slot') return [...ids[property.part], ...property.scale.keys()];
  return [...property.scale.keys(), ...(property.isFree ? ['[13px]'] : [])];
}

/** Converts lengths to pixels and durations to milliseconds, as in the design tab. */
function toShownUnits(css: string): string {
  return css
    .replaceAll(/(-?[\d.]+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`)
    .replaceAll(/(\d+)\.0+(?=\D|$)/g, '$1')
    .replaceAll(/:0(?=[;}])/g, ':0px');
}

test('every class that the design tab can write has a rule in published pages', async () => {
  const generate = await createUtilityStyles(theme);
  const missing: string[] = [];
  for (const property of styleProperties) {
    for (const value of valuesOf(property)) {
      const text = `md:hover:!${writeUtility(property, value)}`;
      if (!/:hover[^{]*\{[^}]*!important/.test(await generate(new Set([text])))) missing.push(text);
    }
  }
  expect(missing).toEqual([]);
});

test('a scale value produces the CSS that the design tab shows', async () => {
  const generate = await createUtilityStyles(theme);
  const others = new Set(['opacity', 'rotate', 'scale', 'letterSpacing']);
  for (const property of styleProperties) {
    if (property.kind !== 'scale' || others.has(property.id)) continue;
    for (const [token, shown] of property.scale) {
      const css = toShownUnits(await generate(new Set([writeUtility(property, token)])));
      expect(css.replaceAll('calc(1px * -1)', '-1px'), `${writeUtility(property, token)} is ${shown}`).toContain(
        shown.startsWith('33.') || shown.startsWith('66.') ? shown.slice(0, 8) : `:${shown}`,
      );
    }
  }
});

test.each([
  [
    'font-sans',
    'font-family:ui-sans-serif,system-ui,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Segoe UI Symbol","Noto Color Emoji";',
  ],
  ['animate-bounce', 'animation:bounce 1s ease infinite;'],
  ['transition-none', '.transition-none{transition-property:none;}'],
  ['ring', '--un-ring-color:rgb(59 130 246 / 0.5);'],
  ['ring-2', '--un-ring-color:rgb(59 130 246 / 0.5);'],
])('%s has the value of Tailwind CSS 3.4', async (name, css) => {
  const generate = await createUtilityStyles(theme);
  expect(await generate(new Set([name]))).toContain(css);
});
