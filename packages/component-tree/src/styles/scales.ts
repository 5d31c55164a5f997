// The values that utility classes have names for, each with its CSS; lengths in pixels at the default root font size.
// These are Tailwind CSS 3.4's, all of which the publisher's generator supports.

/** Maps the token in a class to its CSS value. */
export type Scale = ReadonlyMap<string, string>;

const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 56, 64];

export const spacing: Scale = new Map(steps.map((step) => [String(step), pixels(step * 4)]));

export const margins: Scale = new Map([
  ...spacing,
  ['auto', 'auto'],
  ...[...spacing].slice(1).map(([token, css]): [string, string] => [`-${token}`, `-${css}`]),
]);

const parts: readonly (readonly [string, string])[] = [
  ['1/4', '25%'],
  ['1/3', '33.333333%'],
  ['1/2', '50%'],
  ['2/3', '66.666667%'],
  ['3/4', '75%'],
  ['full', '100%'],
];
const byContent: readonly (readonly [string, string])[] = [
  ['min', 'min-content'],
  ['max', 'max-content'],
  ['fit', 'fit-content'],
];

export const widths: Scale = new Map([...spacing, ['auto', 'auto'], ...parts, ['screen', '100vw'], ...byContent]);
export const heights: Scale = new Map([...spacing, ['auto', 'auto'], ...parts, ['screen', '100vh'], ...byContent]);
export const minWidths: Scale = new Map([...spacing, ['full', '100%'], ...byContent]);
export const minHeights: Scale = new Map([...spacing, ['full', '100%'], ['screen', '100vh'], ...byContent]);
export const maxHeights: Scale = new Map([['none', 'none'], ...minHeights]);
export const maxWidths: Scale = new Map([
  ['none', 'none'],
  ...spacing,
  ['xs', '320px'],
  ['sm', '384px'],
  ['md', '448px'],
  ['lg', '512px'],
  ['xl', '576px'],
  ['2xl', '672px'],
  ['3xl', '768px'],
  ['4xl', '896px'],
  ['5xl', '1024px'],
  ['6xl', '1152px'],
  ['7xl', '1280px'],
  ['full', '100%'],
  ...byContent,
]);
export const bases: Scale = new Map([...spacing, ['auto', 'auto'], ...parts]);
export const insets: Scale = new Map([
  ...margins,
  ['1/2', '50%'],
  ['full', '100%'],
  ['-1/2', '-50%'],
  ['-full', '-100%'],
]);

export const fontSizes: Scale = new Map([
  ['xs', '12px'],
  ['sm', '14px'],
  ['base', '16px'],
  ['lg', '18px'],
  ['xl', '20px'],
  ['2xl', '24px'],
  ['3xl', '30px'],
  ['4xl', '36px'],
  ['5xl', '48px'],
  ['6xl', '60px'],
  ['7xl', '72px'],
  ['8xl', '96px'],
  ['9xl', '128px'],
]);
export const lineHeights: Scale = new Map([
  ['none', '1'],
  ['tight', '1.25'],
  ['snug', '1.375'],
  ['normal', '1.5'],
  ['relaxed', '1.625'],
  ['loose', '2'],
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((step): [string, string] => [String(step), pixels(step * 4)]),
]);
export const letterSpacings: Scale = new Map([
  ['tighter', '-0.05em'],
  ['tight', '-0.025em'],
  ['normal', '0em'],
  ['wide', '0.025em'],
  ['wider', '0.05em'],
  ['widest', '0.1em'],
]);
export const radii: Scale = new Map([
  ['none', '0px'],
  ['sm', '2px'],
  ['default', '4px'],
  ['md', '6px'],
  ['lg', '8px'],
  ['xl', '12px'],
  ['2xl', '16px'],
  ['3xl', '24px'],
  ['full', '9999px'],
]);
export const borderWidths: Scale = new Map([
  ['0', '0px'],
  ['default', '1px'],
  ['2', '2px'],
  ['4', '4px'],
  ['8', '8px'],
]);
export const opacities: Scale = new Map(
  [0, 5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95, 100].map((share) => [String(share), `${share}%`]),
);
export const layers: Scale = new Map([
  ...[0, 10, 20, 30, 40, 50].map((layer): [string, string] => [String(layer), String(layer)]),
  ['auto', 'auto'],
]);
export const orders: Scale = new Map([
  ...Array.from({ length: 12 }, (_, at): [string, string] => [String(at + 1), String(at + 1)]),
  ['first', '-9999'],
  ['last', '9999'],
  ['none', '0'],
]);
export const milliseconds: Scale = new Map(
  [75, 100, 150, 200, 300, 500, 700, 1000].map((ms) => [String(ms), `${ms}ms`]),
);
export const sizes: Scale = new Map(
  [50, 75, 90, 95, 100, 105, 110, 125, 150].map((share) => [String(share), `${share}%`]),
);
export const angles: Scale = new Map([
  ...[0, 1, 2, 3, 6, 12, 45, 90, 180].map((angle): [string, string] => [String(angle), `${angle}deg`]),
  ...[1, 2, 3, 6, 12, 45, 90, 180].map((angle): [string, string] => [`-${angle}`, `-${angle}deg`]),
]);

/** Names that the generator supports in addition to those of a theme. */
export const fontStacks: Scale = named('sans serif mono');
export const shadows: Scale = named('sm default md lg xl 2xl inner');

function named(names: string): Scale {
  return new Map(names.split(' ').map((name) => [name, name]));
}

function pixels(count: number): string {
  return `${count}px`;
}
