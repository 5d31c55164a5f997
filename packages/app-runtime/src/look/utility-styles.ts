// The rules of utility classes: the same for published pages, the studio's preview, and tests.
import { createGenerator } from '@unocss/core';
import { presetWind3 } from '@unocss/preset-wind3';
import type { UtilityTheme } from '../catalogue/theme-variables.ts';

/** Where the generator differs from Tailwind CSS 3.4, whose classes these are. */
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
    // If rules were merged, a selector unknown to a browser would invalidate all rules that share its declarations.
    mergeSelectors: false,
    theme: {
      ...tailwindValues,
      colors,
      fontFamily: { ...tailwindValues.fontFamily, ...fontFamily },
      boxShadow,
      duration,
    },
    // A duration that another class sets remains.
    rules: [['transition-none', { 'transition-property': 'none' }]],
  });
  return async (source) => (await generator.generate(source, { preflights: true })).css;
}
