// Problems in a snapshot that prevent the release of an app; the compiler reports the others. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
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

/** @param isReleased whether the components are those that are live, or part of the same release */
export function validateComponents(
  pages: readonly PageOfApp[],
  components: readonly ComponentOfApp[],
  isReleased: boolean,
): Problem[] {
  const path = 'config.componentRoutes';
  if (pages.length === 0) {
    return [{ code: 'REQUIRED', ...say('RELEASED_APP_WITHOUT_PAGES'), path }];
  }
  const known = new Set(components.map(({ name }) => name));
  const missing = pages.flatMap(({ path: page, component }): Problem[] => {
    if (component === null || known.has(component)) return [];
    const facts = { page, component };
    const sentence = isReleased ? say('RELEASED_COMPONENT_NOT_LIVE', facts) : say('RELEASED_COMPONENT_UNKNOWN', facts);
    return [{ code: 'NOT_FOUND', ...sentence, path }];
  });
  return [...missing, ...components.flatMap(validateComponent)];
}

function validateComponent({ name, status, framework: version }: ComponentOfApp): Problem[] {
  const path = `components.${name}`;
  if (status === 'DEPRECATED') {
    return [{ code: 'INVALID', ...say('RELEASED_COMPONENT_DEPRECATED', { name }), path }];
  }
  if (version === undefined) return [];
  const sentence = say('FRAMEWORK_UNAVAILABLE', { framework: toVersionText(version), name });
  return [{ code: 'INVALID', ...sentence, path }];
}

export function validateTexts(texts: AppContent['texts']): Problem[] {
  const length = Object.values(texts)
    .flatMap((values) => Object.entries(values))
    .reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (length <= appReleaseLimits.textsLength) return [];
  const most = appReleaseLimits.textsLength.toLocaleString('en-US');
  const sentence = say('RELEASED_TEXTS_TOO_LONG', { length: length.toLocaleString('en-US'), most });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'texts' }];
}

export function validateSizes({ files }: Pick<AppContent, 'files'>): Problem[] {
  if (files.length <= appReleaseLimits.files) return [];
  const sentence = say('RELEASED_FILES_MAX', { count: files.length, max: appReleaseLimits.files });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'files' }];
}

export function tooManyFileBytes(): Problem {
  return { code: 'LIMIT_EXCEEDED', ...say('RELEASED_FILES_TOO_LARGE'), path: 'files' };
}

/** Including the size of the copied files. */
export function validateAssets(assets: readonly { readonly bytes: Uint8Array }[], fileBytes: number): Problem[] {
  const sizeBytes = assets.reduce((sum, { bytes }) => sum + bytes.byteLength, fileBytes);
  if (sizeBytes <= appReleaseLimits.assetBytes) return [];
  const sentence = say('RELEASED_ASSETS_TOO_LARGE', { bytes: sizeBytes.toLocaleString('en-US') });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'assets' }];
}

/** Converts "vue 3.5.0" to: Vue of version 3.5.0. */
function toVersionText(version: string): string {
  return version.replace(/^vue (?=.)/, 'Vue of version ');
}
