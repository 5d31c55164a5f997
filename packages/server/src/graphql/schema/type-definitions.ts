// What the interface offers, as the features' .graphql files say it; schema.ts adds what answers it.
import { globSync, readFileSync } from 'node:fs';

const sourceFolder = `${import.meta.dirname}/../..`;

export const typeDefinitions: readonly string[] = globSync(['graphql/*.graphql', 'features/**/*.graphql'], {
  cwd: sourceFolder,
})
  .toSorted()
  .map((file) => readFileSync(`${sourceFolder}/${file}`, 'utf8'));
