/** Page sizes on the canvas. Pure. */
import { readTypedNumber } from '@coverwright/insurance/typed-number';

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export const canvasPresets = {
  default: { width: 460, height: 700 },
  sm: { width: 650, height: 780 },
  md: { width: 1000, height: 562.5 },
  lg: { width: 1200, height: 675 },
  xl: { width: 1600, height: 900 },
} as const satisfies Readonly<Record<string, CanvasSize>>;

export type CanvasPreset = keyof typeof canvasPresets;

export const presetNames: readonly CanvasPreset[] = ['default', 'sm', 'md', 'lg', 'xl'];

/** In percent. */
export const canvasScales = [100, 80, 60, 40, 20] as const;

export const defaultScale = 60;

const sizeMin = 100;
const sizeMax = 4000;

export function presetOf({ width, height }: CanvasSize): CanvasPreset | undefined {
  return presetNames.find((name) => canvasPresets[name].width === width && canvasPresets[name].height === height);
}

/** Parses a typed size, also with a decimal comma; undefined if it is not a number. */
export function readSize(text: string): number | undefined {
  const size = readTypedNumber(text) ?? readTypedNumber(text.replace(',', '.'));
  return size === undefined || size === '' ? undefined : Math.min(Math.max(Number(size), sizeMin), sizeMax);
}
