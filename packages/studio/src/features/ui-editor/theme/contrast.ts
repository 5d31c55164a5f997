/** The contrast of two colours as WCAG 2 defines it. Pure. */
import { parseColor } from '@coverwright/app-runtime/theme-variables';

/** From 1 to 21; undefined for colours in an unsupported notation. Transparency is ignored. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export type ContrastGrade = 'text' | 'large' | 'low';

/** text: sufficient for all text. large: sufficient for large text and controls. */
export function gradeContrast(ratio: number): ContrastGrade {
  return ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'low';
}

/** For the browser's colour input, which accepts no other notation; undefined if the colour cannot be converted. */
export function toHexColor(text: string): string | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const channels = color.channels.split(' ').map((channel) => Math.min(Number(channel), 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(text: string): number | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const [red = 0, green = 0, blue = 0] = color.channels.split(' ').map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
