// Generates the rules of utility classes, identically for published pages, the studio's preview, and tests.
import { createGenerator } from '@unocss/core';
import { presetWind3 } from '@unocss/preset-wind3';
import { forcedColorsCss } from '../catalogue/forced-colors.ts';
import type { UtilityTheme } from '../catalogue/theme-variables.ts';

/** Where the generator differs from Tailwind CSS 3.4, which defines these classes. */
const tailwindValues = {
  fontFamily: {
    sans: 'ui-sans-serif,system-ui,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Segoe UI Symbol","Noto Color Emoji"',
  },
  animation: { timingFns: { bounce: 'ease' } },
  preflightBase: { '--un-ring-color': 'rgb(59 130 246 / 0.5)' },
};

/** @param source class names, or texts whose words are looked up as class names */
export async function generateUtilityStyles(source: string | Set<string>, theme: UtilityTheme): Promise<string> {
  return (await createUtilityStyles(theme))(source);
}

/** For one theme and many sources: each rule is generated once. */
export async function createUtilityStyles(
  theme: UtilityTheme,
): Promise<(source: string | Set<string>) => Promise<string>> {
  const { colors, fontFamily, boxShadow, duration } = theme;
  const generator = await createGenerator({
    // Otherwise variables that no rule reads would be set on every element.
    presets: [presetWind3({ preflight: 'on-demand' })],
    // If rules were merged, a selector that a browser does not support would invalidate all rules merged with it.
    mergeSelectors: false,
    theme: {
      ...tailwindValues,
      colors,
      fontFamily: { ...tailwindValues.fontFamily, ...fontFamily },
      boxShadow,
      duration,
    },
    // Does not override a duration set by another class.
    rules: [['transition-none', { 'transition-property': 'none' }]],
  });
  return async (source) => `${(await generator.generate(source, { preflights: true })).css}\n${forcedColorsCss}`;
}
