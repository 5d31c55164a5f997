// Prints, as a module for the studio, the names of fields that no template may use whatever their type: a preview runs
// the query of a template before it is saved, and says beforehand what saving refuses.
import { closedFieldNames } from './template-fields.ts';

process.stdout.write(`/** Names of fields that the query of a template cannot use. */
export const closedFields: ReadonlySet<string> = new Set([
${closedFieldNames()
  .map((name) => `  '${name}',\n`)
  .join('')}]);
`);
