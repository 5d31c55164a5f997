// The theme of an app that has not stored its own. c0 to c7 run from the page's background to its text, c8 to c14
// are the brand's colour from its lightest tint to its darkest shade, c15 and c16 accents.

export interface ThemeEntry {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

export interface TypeFace extends ThemeEntry {
  readonly url?: string;
}

export interface Theme {
  readonly colors: readonly ThemeEntry[];
  readonly typeFaces: readonly TypeFace[];
  readonly shadows: readonly ThemeEntry[];
  readonly transitions: readonly ThemeEntry[];
  readonly customCss: { readonly cssString: string };
}

const toEntry = ([id, name, value]: readonly [string, string, string]): ThemeEntry => ({ id, name, value });

const sans =
  'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "PingFang HK", "Noto Sans HK", "Microsoft JhengHei", sans-serif';
const serif = 'Georgia, "Times New Roman", "Songti TC", "Noto Serif HK", serif';
const fixedWidth = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const defaultTheme: Theme = {
  colors: (
    [
      ['c0', 'Background', '#f8fafc'],
      ['c1', 'Subtle surface', '#f1f5f9'],
      ['c2', 'Divider', '#e2e8f0'],
      ['c3', 'Strong divider', '#cbd5e1'],
      ['c4', 'Control border', '#7c8aa0'],
      ['c5', 'Secondary text', '#556274'],
      ['c6', 'Text', '#334155'],
      ['c7', 'Headings', '#0f172a'],
      ['c8', 'Brand, lightest', '#eef2ff'],
      ['c9', 'Brand, lighter', '#e0e7ff'],
      ['c10', 'Brand, light', '#c7d2fe'],
      ['c11', 'Brand, soft', '#818cf8'],
      ['c12', 'Brand', '#4f46e5'],
      ['c13', 'Brand, dark', '#4338ca'],
      ['c14', 'Brand, darkest', '#312e81'],
      ['c15', 'Accent', '#0e7490'],
      ['c16', 'Accent, light', '#ecfeff'],
      ['cWhite', 'White', '#ffffff'],
      ['cBlack', 'Black', '#0b1020'],
      ['cBlack-a50', 'Black, half transparent', 'rgba(11, 16, 32, 0.5)'],
      ['cError', 'Error', '#b91c1c'],
      ['cSuccess', 'Success', '#15803d'],
      ['cWarning', 'Warning', '#b45309'],
    ] as const
  ).map(toEntry),
  typeFaces: (
    [
      ['primary', 'Text', sans],
      ['secondary', 'Headlines', serif],
      ['tertiary', 'Fixed width', fixedWidth],
    ] as const
  ).map(toEntry),
  shadows: (
    [
      ['1', 'Resting', '0 1px 2px rgba(15, 23, 42, 0.08)'],
      ['2', 'Raised', '0 1px 3px rgba(15, 23, 42, 0.1), 0 4px 12px rgba(15, 23, 42, 0.06)'],
      ['3', 'Popover', '0 4px 10px rgba(15, 23, 42, 0.08), 0 12px 28px rgba(15, 23, 42, 0.12)'],
      ['4', 'Panel', '0 8px 16px rgba(15, 23, 42, 0.1), 0 20px 40px rgba(15, 23, 42, 0.14)'],
      ['5', 'Dialog', '0 12px 24px rgba(15, 23, 42, 0.14), 0 32px 64px rgba(15, 23, 42, 0.2)'],
      ['focus', 'Focus', '0 0 0 2px #ffffff, 0 0 0 4px #4f46e5'],
      ['none', 'None', 'none'],
    ] as const
  ).map(toEntry),
  transitions: (
    [
      ['xshort', 'Extra short', '75ms'],
      ['short', 'Short', '150ms'],
      ['medium', 'Medium', '300ms'],
      ['long', 'Long', '500ms'],
      ['xlong', 'Extra long', '1000ms'],
    ] as const
  ).map(toEntry),
  customCss: { cssString: '' },
};
