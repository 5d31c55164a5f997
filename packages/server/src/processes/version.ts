import { readFileSync } from 'node:fs';

/** Of Coverwright, such as 0.6.0. */
export function readVersion(): string {
  const text = readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
