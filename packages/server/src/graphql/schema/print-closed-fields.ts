// Prints, as a module for the studio, the names of fields that templates may not use in any type: a preview
// runs a template's query before it is saved, and warns of what saving would refuse.
import { closedFieldNames } from './template-fields.ts';

process.stdout.write(`/** Names of fields that the query of a template cannot use. */
export const closedFields: ReadonlySet<string> = new Set([
${closedFieldNames()
  .map((name) => `  '${name}',\n`)
  .join('')}]);
`);
