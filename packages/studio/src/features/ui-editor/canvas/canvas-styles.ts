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

export async function createCanvasStyles(
  { theme, variants }: CanvasLook,
  /** Templates and scripts of components inside. */
  texts: readonly string[],
): Promise<CanvasStyles> {
  const generate = await createUtilityStyles(toUtilityTheme(theme));
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
