/** The names and values of an app's theme, for the fields of the inspector. */
import { listThemeEntries, type ThemePart } from '@coverwright/app-runtime/theme-variables';
import type { ThemeNames } from '@coverwright/component-tree/style-properties';

export interface ThemeChoice {
  readonly id: string;
  readonly name: string;
  /** A CSS value. */
  readonly value: string;
}

export interface ThemeChoices {
  readonly names: ThemeNames;
  readonly colors: readonly ThemeChoice[];
}

/** @param theme the app's parsed themeJsonString */
export function toThemeChoices(theme: unknown): ThemeChoices {
  const idsOf = (part: ThemePart) => listThemeEntries(theme, part).map(({ id }) => id);
  return {
    names: {
      colors: idsOf('colors'),
      typeFaces: idsOf('typeFaces'),
      shadows: idsOf('shadows'),
      transitions: idsOf('transitions'),
    },
    colors: listThemeEntries(theme, 'colors'),
  };
}

/** The CSS for a colour as classes name it, such as c12/50; undefined if it does not resolve to a single colour. */
export function toCssColor(value: string, colors: readonly ThemeChoice[]): string | undefined {
  const free = /^\[(.*)\]$/.exec(value)?.[1];
  if (free !== undefined) return free.replaceAll('_', ' ');
  const [name = '', share] = value.split('/');
  const color = colors.find(({ id }) => id === name)?.value ?? (/^(?:black|white)$/.test(name) ? name : undefined);
  if (color === undefined || share === undefined) return color;
  return `color-mix(in srgb, ${color} ${share}%, transparent)`;
}
