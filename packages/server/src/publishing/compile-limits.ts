// Limits on the size of an app and the duration of its compilation. Keep in sync with docs/limits.md.
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
  const limits: readonly (readonly [name: string, actual: number, limit: number, path: string])[] = [
    ['components', components.length, compileLimits.components, 'components'],
    [
      'characters of all components',
      components.reduce((sum, one) => sum + one.vueTemplate.length + (one.script?.length ?? 0), 0),
      compileLimits.sourceLength,
      'components',
    ],
    ['characters of the theme', jsonLength(config.theme), compileLimits.themeLength, 'config.theme'],
    [
      'characters of the variants',
      jsonLength(config.baseComponentsVariants),
      compileLimits.variantsLength,
      'config.baseComponentsVariants',
    ],
    ['bytes of files', files.reduce((sum, { bytes }) => sum + bytes.length, 0), compileLimits.fileBytes, 'files'],
    ...components.flatMap(({ name, vueTemplate, script }) => [
      [
        `characters of the template of ${name}`,
        vueTemplate.length,
        compileLimits.templateLength,
        `components.${name}.vueTemplate`,
      ] as const,
      [
        `characters of the script of ${name}`,
        script?.length ?? 0,
        compileLimits.scriptLength,
        `components.${name}.editorScript`,
      ] as const,
    ]),
  ];
  return limits
    .filter(([, actual, limit]) => actual > limit)
    .map(([name, actual, limit, path]) => ({
      code: 'LIMIT_EXCEEDED',
      message: `The app has ${actual.toLocaleString('en-US')} ${name}; the limit is ${limit.toLocaleString('en-US')}.`,
      path,
    }));
}

function jsonLength(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
