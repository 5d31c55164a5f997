// What the code of a template is remembered under.
import { createHash } from 'node:crypto';

/** Of what makes the code: a new one makes what is remembered useless. */
const compilerVersion = 'vue 2.6.11, es2015 1.9.1, 1';

export function renderHash(template: string): string {
  return createHash('sha256').update(compilerVersion).update('\0').update(template).digest('base64url');
}
