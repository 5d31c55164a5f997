// Generates the style sheet of an app: the reset, the variables of its theme, and a rule for each utility class
// that it uses.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateUtilityStyles } from '@coverwright/app-runtime/utility-styles';
import { transform } from 'esbuild';
import type { Json } from '@coverwright/insurance/json';
import type { Look } from './look.ts';

const resetPath = fileURLToPath(import.meta.resolve('@unocss/reset/tailwind.css'));
/** The HTML contains the texts of the default locale; readers of another one wait for theirs. */
const waitingRule = '[data-waits] #app { visibility: hidden }';
let reset: Promise<string> | undefined;

export interface StyleSource {
  readonly theme: Json;
  readonly words: ReadonlySet<string>;
  readonly variants: readonly Json[];
  readonly fontFaces: readonly string[];
  readonly look: Look;
}

export async function generateStyles({ theme, words, variants, fontFaces, look }: StyleSource): Promise<string> {
  reset ??= readFile(resetPath, 'utf8');
  const classes = new Set([...words, ...variants.flatMap((one) => look.listClasses(one))]);
  const css = await generateUtilityStyles(classes, look.toUtilityTheme(theme));
  return minifyCss([await reset, waitingRule, look.toThemeCss(theme), ...fontFaces, css].join('\n'));
}

export async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  return code;
}
