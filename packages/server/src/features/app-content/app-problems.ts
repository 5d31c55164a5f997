// Problems in a snapshot that prevent the release of an app; the compiler reports the others. Pure.
import type { Problem } from '../../errors/user-error.ts';
import type { AppContent } from './app-content.ts';

/** Keep in sync with docs/limits.md. */
export const appReleaseLimits = {
  /** The tenant's texts in the app's locales, in UTF-16 units. */
  textsLength: 2_000_000,
  files: 200,
  /** All files together. */
  fileBytes: 64 * 1024 * 1024,
  /** In all encodings. */
  assetBytes: 128 * 1024 * 1024,
} as const;

/** The framework that components must be written for. */
export const appFramework = 'vue 2.6.11';

interface PageOfApp {
  readonly path: string;
  readonly component: string | null;
}

interface ComponentOfApp {
  readonly name: string;
  readonly status: string;
  /** Only if it is not the one that apps are compiled for. */
  readonly framework?: string;
}

export function validateComponents(pages: readonly PageOfApp[], components: readonly ComponentOfApp[]): Problem[] {
  const path = 'config.componentRoutes';
  if (pages.length === 0) {
    return [{ code: 'REQUIRED', message: 'The app has no pages. Add at least one.', path }];
  }
  const known = new Set(components.map(({ name }) => name));
  const missing = pages.flatMap(({ path: page, component }): Problem[] => {
    if (component === null || known.has(component)) return [];
    const message = `The page ${page} shows the component ${component}, which does not exist.`;
    return [{ code: 'NOT_FOUND', message, path }];
  });
  return [...missing, ...components.flatMap(validateComponent)];
}

function validateComponent({ name, status, framework: version }: ComponentOfApp): Problem[] {
  const path = `components.${name}`;
  if (status === 'DEPRECATED') {
    const message = `The component ${name} is deprecated. Replace it, or change its status.`;
    return [{ code: 'INVALID', message, path }];
  }
  if (version === undefined) return [];
  const message = `There is no compiler for ${toVersionText(version)} available. The component ${name} is written for it.`;
  return [{ code: 'INVALID', message, path }];
}

export function validateTexts(texts: AppContent['texts']): Problem[] {
  const length = Object.values(texts)
    .flatMap((values) => Object.entries(values))
    .reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (length <= appReleaseLimits.textsLength) return [];
  const most = appReleaseLimits.textsLength.toLocaleString('en-US');
  const message = `The texts of the app's locales have ${length.toLocaleString('en-US')} characters; at most ${most} are allowed.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path: 'texts' }];
}

export function validateSizes({ files }: Pick<AppContent, 'files'>): Problem[] {
  if (files.length <= appReleaseLimits.files) return [];
  const message = `The app names ${files.length} files; at most ${appReleaseLimits.files} are allowed.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path: 'files' }];
}

export function tooManyFileBytes(): Problem {
  const message = 'The files that the app uses total more than 64 MiB. Use smaller ones.';
  return { code: 'LIMIT_EXCEEDED', message, path: 'files' };
}

/** Including the size of the copied files. */
export function validateAssets(assets: readonly { readonly bytes: Uint8Array }[], fileBytes: number): Problem[] {
  const sizeBytes = assets.reduce((sum, { bytes }) => sum + bytes.byteLength, fileBytes);
  if (sizeBytes <= appReleaseLimits.assetBytes) return [];
  const message = `The files that browsers load for the app have ${sizeBytes.toLocaleString('en-US')} bytes; the maximum is 128 MiB.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path: 'assets' }];
}

/** Converts "vue 3.5.0" to: Vue of version 3.5.0. */
function toVersionText(version: string): string {
  return version.replace(/^vue (?=.)/, 'Vue of version ');
}
