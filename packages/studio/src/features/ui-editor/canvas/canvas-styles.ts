/** The style sheet of the canvas: the same as on a published page, for the classes in use. Loaded with the canvas. */
import { listClasses } from '@coverwright/app-runtime/find-classes';
import { toThemeCss, toUtilityTheme } from '@coverwright/app-runtime/theme-variables';
import { createUtilityStyles } from '@coverwright/app-runtime/utility-styles';
import { defaultVariants } from '@coverwright/app-runtime/variants';
import { isJsonObject, type JsonObject } from '@coverwright/insurance/json';
import reset from '@unocss/reset/tailwind.css?inline';

export interface CanvasLook {
  readonly theme: JsonObject;
  readonly variants: JsonObject;
}

export interface CanvasStyles {
  /** Generates the complete sheet: an appended rule would come after those for wider screens and override them. */
  generate(words: ReadonlySet<string>): Promise<string>;
}

type Generate = Awaited<ReturnType<typeof createUtilityStyles>>;

/** Keyed by theme, most recently used last: a generator caches the rules that it has generated. */
const generators = new Map<string, Promise<Generate>>();
const generatorsMax = 3;

async function generatorOf(theme: JsonObject): Promise<Generate> {
  const utilities = toUtilityTheme(theme);
  const key = JSON.stringify(utilities);
  const generator = generators.get(key) ?? createUtilityStyles(utilities);
  generators.delete(key);
  generators.set(key, generator);
  const [oldest] = generators.keys();
  if (generators.size > generatorsMax && oldest !== undefined) generators.delete(oldest);
  return generator;
}

export async function createCanvasStyles(
  { theme, variants }: CanvasLook,
  /** The templates and scripts of nested components. */
  texts: readonly string[],
): Promise<CanvasStyles> {
  const generate = await generatorOf(theme);
  const fixed = new Set([...listClasses(defaultVariants), ...listClasses(variants), ...texts.flatMap(toWords)]);
  const custom = theme['customCss'];
  const customCss = isJsonObject(custom) ? custom['cssString'] : undefined;
  return {
    generate: async (words) => {
      const utilities = await generate(new Set([...fixed, ...words]));
      return [reset, toThemeCss(theme), utilities, typeof customCss === 'string' ? customCss : ''].join('\n');
    },
  };
}

function toWords(text: string): string[] {
  return text.split(/[\s'"`{}[\],;<>=]+/);
}
