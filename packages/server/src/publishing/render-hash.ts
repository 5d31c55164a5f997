// The key under which the code of a template is cached.
import { createHash } from 'node:crypto';

/** Everything that determines the code besides the template: changing it invalidates the cache. */
const compilerVersion = 'vue 2.6.11, es2015 1.9.1, 1';

export function renderHash(template: string): string {
  return createHash('sha256').update(compilerVersion).update('\0').update(template).digest('base64url');
}
