// Brings policies, cases and transactions in, each as one document. What comes in is checked in validate-line.ts and
// kept by the feature that it belongs to; a document replaces the one with its id.
import { UserError } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import { saveCases } from '../cases/cases.service.ts';
import { savePolicies } from '../policies/policies.service.ts';
import { saveTransactions } from '../transactions/transactions.service.ts';
import type { ImportedThing, LineDocument } from './line-shapes.ts';
import { type KeptDocument, validateDocument } from './validate-line.ts';

export type { ImportedThing, LineDocument } from './line-shapes.ts';
export { type KeptDocument, readLine } from './validate-line.ts';

export type ImportScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;

const save = { policies: savePolicies, cases: saveCases, transactions: saveTransactions } as const;

/** Documents that have been checked. Of several with one id the last is stored; answers how many there were none of. */
export async function keepDocuments(
  thing: ImportedThing,
  documents: readonly KeptDocument[],
  scope: ImportScope,
): Promise<number> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return byId.size === 0 ? 0 : save[thing]([...byId.values()], scope);
}

/** All of them or, when one cannot be stored, none. */
export async function importDocuments<Thing extends ImportedThing>(
  thing: Thing,
  documents: readonly LineDocument<Thing>[],
  scope: ImportScope,
): Promise<number> {
  const outcomes = documents.map((document) => validateDocument(thing, document));
  const problems = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
  if (problems.length > 0) throw new UserError(...problems);
  return keepDocuments(
    thing,
    outcomes.flatMap((outcome) => (outcome.ok ? [outcome.document] : [])),
    scope,
  );
}
