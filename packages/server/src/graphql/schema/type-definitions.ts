// The SDL from the features' .graphql files; schema.ts adds the resolvers.
import { globSync, readFileSync } from 'node:fs';

const sourceFolder = `${import.meta.dirname}/../..`;

export const typeDefinitions: readonly string[] = globSync(['graphql/*.graphql', 'features/**/*.graphql'], {
  cwd: sourceFolder,
})
  .toSorted()
  .map((file) => readFileSync(`${sourceFolder}/${file}`, 'utf8'));
