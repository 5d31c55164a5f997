import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A font for Latin letters, to upload. */
export const inter = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
