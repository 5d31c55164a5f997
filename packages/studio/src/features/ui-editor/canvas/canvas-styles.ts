/** The style sheet of the canvas: what a published page would have, for the classes that are named. Loaded with the canvas. */
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
  /** All of the sheet in its order, as a rule that is added last would come after those of wider screens. */
  generate(words: ReadonlySet<string>): Promise<string>;
}

type Generate = Awaited<ReturnType<typeof createUtilityStyles>>;

/** By theme, the last used last: a generator remembers the rules that it has made. */
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
  /** Templates and scripts of components inside. */
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
