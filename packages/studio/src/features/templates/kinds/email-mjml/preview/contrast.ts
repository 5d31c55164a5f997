/** The contrast of text against its background, by the WCAG 2.2 formula. Pure; the measurements come from the frame. */

export interface Colour {
  /** 0 to 255. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 to 1. */
  readonly alpha: number;
}

/** Parses the format of getComputedStyle; undefined for a colour in another colour space. */
export function readColour(text: string): Colour | undefined {
  const [, space, inner = ''] = /^(rgba?|color)\((.*)\)$/.exec(text.trim()) ?? [];
  if (space === undefined) return undefined;
  if (space === 'color' && !inner.startsWith('srgb ')) return undefined;
  const parts = inner.replace(/^srgb /, '').split(/[\s,/]+/);
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = parts.map((part) =>
    part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part),
  );
  const factor = space === 'color' ? 255 : 1;
  const colour = { red: red * factor, green: green * factor, blue: blue * factor, alpha };
  return Object.values(colour).some((value) => Number.isNaN(value)) ? undefined : colour;
}

/** Blends the colour over an opaque background. */
export function over(colour: Colour, ground: Colour): Colour {
  const mix = (channel: 'red' | 'green' | 'blue') =>
    colour[channel] * colour.alpha + ground[channel] * (1 - colour.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
}

/** From 1 to 21. */
export function contrastOf(colour: Colour, ground: Colour): number {
  const lights = [luminanceOf(over(colour, ground)), luminanceOf(ground)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminanceOf({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast that text of this size requires: large text is easier to read. */
export function requiredContrast(fontSizePx: number, fontWeight: number): number {
  return fontSizePx >= 24 || (fontSizePx >= 18.66 && fontWeight >= 700) ? 3 : 4.5;
}
