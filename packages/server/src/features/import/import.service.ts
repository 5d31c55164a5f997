// Imports policies, cases and transactions, each as one document. Documents are checked in validate-line.ts and
// stored by their own feature; a document replaces the one with the same id.
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

/** Stores checked documents. Of several with the same id, the last one is stored; returns how many were new. */
export async function keepDocuments(
  thing: ImportedThing,
  documents: readonly KeptDocument[],
  scope: ImportScope,
): Promise<number> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return byId.size === 0 ? 0 : save[thing]([...byId.values()], scope);
}

/** Stores all of them or, if one cannot be stored, none. */
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
