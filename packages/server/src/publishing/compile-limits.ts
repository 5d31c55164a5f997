// Limits on the size of an app and the duration of its compilation. Keep in sync with docs/limits.md.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import type { AppSnapshot, CompileProblem } from './app-snapshot.ts';

export const compileLimits = {
  /** Characters of one template, and of one script. */
  templateLength: 500_000,
  scriptLength: 500_000,
  components: 500,
  /** Characters of the texts of all components. */
  sourceLength: 10_000_000,
  routes: 1_000,
  /** Characters as JSON, for each of them. */
  themeLength: 1024 * 1024,
  variantsLength: 1024 * 1024,
  /** Characters of the HTML that a page shows before its scripts run, and of all pages together. */
  shellLength: 30_000,
  shellsLength: 2 * 1024 * 1024,
  /** Bytes of the HTML of all pages. */
  pageBytes: 8 * 1024 * 1024,
  /** Bytes of all files that an app includes. */
  fileBytes: 16 * 1024 * 1024,
  totalMs: 60_000,
  heapMb: 512,
  /** Bytes of compiled templates that an instance caches. */
  rememberedBytes: 64 * 1024 * 1024,
} as const;

export function checkSizes({ components, config, files }: AppSnapshot): CompileProblem[] {
  const { theme, baseComponentsVariants: variants } = config;
  const sourceLength = components.reduce((sum, one) => sum + one.vueTemplate.length + (one.script?.length ?? 0), 0);
  const fileBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [
    ...over(components.length, compileLimits.components, 'components', (sizes) => say('APP_COMPONENTS_MAX', sizes)),
    ...over(sourceLength, compileLimits.sourceLength, 'components', (sizes) => say('APP_SOURCE_MAX', sizes)),
    ...over(jsonLength(theme), compileLimits.themeLength, 'config.theme', (sizes) => say('APP_THEME_MAX', sizes)),
    ...over(jsonLength(variants), compileLimits.variantsLength, 'config.baseComponentsVariants', (sizes) =>
      say('APP_VARIANTS_MAX', sizes),
    ),
    ...over(fileBytes, compileLimits.fileBytes, 'files', (sizes) => say('APP_FILES_MAX', sizes)),
    ...components.flatMap(({ name, vueTemplate, script }) => [
      ...over(vueTemplate.length, compileLimits.templateLength, `components.${name}.vueTemplate`, (sizes) =>
        say('APP_TEMPLATE_MAX', { ...sizes, name }),
      ),
      ...over(script?.length ?? 0, compileLimits.scriptLength, `components.${name}.editorScript`, (sizes) =>
        say('APP_SCRIPT_MAX', { ...sizes, name }),
      ),
    ]),
  ];
}

function over(
  count: number,
  limit: number,
  path: string,
  toFault: (sizes: { readonly count: string; readonly limit: string }) => Sentence,
): CompileProblem[] {
  if (count <= limit) return [];
  const sizes = { count: count.toLocaleString('en-US'), limit: limit.toLocaleString('en-US') };
  return [{ code: 'LIMIT_EXCEEDED', ...toFault(sizes), path }];
}

function jsonLength(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
