// Changes to a product's benefits. Each locks the product first, so that two simultaneous changes cannot create
// a cycle or an eighth level; each is a function from list to list whose difference is written.
import { productKey } from '@coverwright/insurance/translation-keys';
import { randomId } from '../../database/random-id.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  benefitPlaceInput,
  benefitUpdateInput,
  MutationaddBenefitArgs,
  MutationaddBenefitsArgs,
  MutationmoveBenefitArgs,
  MutationremoveBenefitArgs,
  MutationupdateBenefitArgs,
  MutationupdateBenefitsArgs,
  upsertL10nInput,
} from '../../graphql/generated/schema-types.ts';
import { toAuthorship } from '../../request/context.ts';
import { createPauses } from '../../request/pauses.ts';
import { updateText, validateTexts, validateTextUpdates, writeTexts } from '../l10n/l10n.service.ts';
import { applyChange, type BenefitIdentity, inWords, validateContent } from './benefit.ts';
import { differenceOf } from './benefit-difference.ts';
import { groupRevision, type StoredBenefit, listTextKeys } from './benefit-graph.ts';
import {
  type Addition,
  toBenefits,
  validateAddition,
  validateGroupChange,
  validateMove,
  validatePlace,
  validateSibling,
} from './benefit-rules.ts';
import { addRows, moveRows, parentsOf, rowsRemovedWith, toOrderedList } from './benefit-tree.ts';
import * as store from './benefits.store.ts';
import { removeTextsOf } from './product-texts.service.ts';
import { type ProductId, type ProductIdInput, type ProductScope, touchProduct } from '../products/products.service.ts';
import { say } from '../../sentences/say.ts';

interface Benefits {
  readonly id: ProductId;
  readonly rows: readonly StoredBenefit[];
}

export async function addBenefit(args: MutationaddBenefitArgs, scope: ProductScope): Promise<NextRevision> {
  const [added] = await addAll(args, { inputs: [args.input], path: 'input', placeOf: () => 'input' }, scope);
  return { revision: added?.revision ?? null };
}

export async function addBenefits(args: MutationaddBenefitsArgs, scope: ProductScope): Promise<void> {
  await addAll(args, { inputs: args.inputs, path: 'inputs' }, scope);
}

export async function updateBenefit(args: MutationupdateBenefitArgs, scope: ProductScope): Promise<NextRevision> {
  const { l10n } = args;
  const benefits = await lockBenefits(args.productId, scope);
  const { rows, problems, revision } = await withUpdate(benefits, args, scope);
  throwIfAny([...problems, ...validateTexts(l10n ?? [], 'l10n')]);
  await saveBenefits(benefits, rows, scope);
  await writeTexts(l10n ?? [], scope);
  return { revision };
}

export async function updateBenefits(
  { productId, updates, l10n }: MutationupdateBenefitsArgs,
  scope: ProductScope,
): Promise<{ revisions: (string | null)[]; l10nRevisions: (string | null)[] }> {
  const benefits = await lockBenefits(productId, scope);
  const found = validateTextUpdates(l10n ?? [], 'l10n');
  const texts = found.length === 0 ? (l10n ?? []) : [];
  let { rows } = benefits;
  const revisions: (string | null)[] = [];
  // Each update goes through all rows of the product.
  const pause = createPauses();
  for (const [index, update] of updates.entries()) {
    await pause();
    const updated = await underPath(`updates.${index}`, found, withUpdate({ ...benefits, rows }, update, scope));
    if (updated === undefined) continue;
    found.push(...updated.problems.map((problem) => withPath(`updates.${index}`, problem)));
    if (updated.problems.length === 0) ({ rows } = updated);
    revisions.push(updated.revision);
  }
  const l10nRevisions: (string | null)[] = [];
  for (const [index, text] of texts.entries()) {
    const written = await underPath(`l10n.${index}`, found, updateText(text, scope));
    l10nRevisions.push(written?.revision ?? null);
  }
  throwIfAny(found);
  await saveBenefits(benefits, rows, scope);
  return { revisions, l10nRevisions };
}

/** Undefined if it fails for a reason that the user can fix, which is added to the list. */
async function underPath<Value>(path: string, problems: Problem[], work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems.map((problem) => withPath(path, problem)));
    return undefined;
  }
}

function withPath(path: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === undefined ? path : `${path}.${problem.path}` };
}

/** The rows after the update, as far as it has no problems. Throws if the entry is missing or was changed by others. */
async function withUpdate(
  benefits: Benefits,
  { typeId, optionKey, input, expectedRevision }: benefitUpdateInput,
  scope: ProductScope,
): Promise<{ rows: readonly StoredBenefit[]; problems: Problem[]; revision: string | null }> {
  const identity = { typeId, optionKey: optionKey ?? '' };
  const ofType = requireBenefit(benefits, identity);
  await requireBenefitRevision(expectedRevision, identity, benefits, scope);
  const itself = ofType.find((row) => row.optionKey === identity.optionKey);
  const parentTypeId = input.parentTypeId === undefined ? undefined : input.parentTypeId || null;
  const isMoved = parentTypeId !== undefined && parentTypeId !== ofType[0]?.parentTypeId;
  const problems = [
    ...validateContent(input, 'input'),
    ...(isMoved ? validateMove(benefits.rows, { ...identity, parentTypeId, path: 'input.parentTypeId' }) : []),
    ...(itself === undefined ? validateGroupChange(typeId, input, 'input') : []),
  ];
  if (problems.length > 0) return { rows: benefits.rows, problems, revision: null };
  const ofGroup = input.parentOptionKeys === undefined ? [] : ofType;
  // An empty input saves only texts and keeps the revision, so that someone editing the value gets no conflict.
  const ofEntry = Object.values(input).every((value) => value === undefined) ? [] : [itself];
  const targets = new Set(itself === undefined ? ofGroup : ofEntry);
  const changed =
    targets.size === 0
      ? benefits.rows
      : benefits.rows.map((row) => (targets.has(row) ? revised(applyChange(row, input)) : row));
  const rows = isMoved ? moveRows(toUnplaced(changed, typeId), typeId, parentTypeId, null) : changed;
  return { rows, problems, revision: revisionOf(changed, identity) };
}

export async function moveBenefit(args: MutationmoveBenefitArgs, scope: ProductScope): Promise<NextRevision> {
  const { typeId } = args;
  const benefits = await lockBenefits(args.productId, scope);
  const identity = { typeId, optionKey: '' };
  const ofType = requireBenefit(benefits, identity);
  await requireBenefitRevision(args.expectedRevision, identity, benefits, scope);
  const parentTypeId = args.parentTypeId || null;
  const beforeTypeId = args.beforeTypeId || null;
  const isMoved = parentTypeId !== ofType[0]?.parentTypeId;
  throwIfAny([
    ...(isMoved ? validateMove(benefits.rows, { typeId, parentTypeId, path: 'parentTypeId' }) : []),
    ...(beforeTypeId === null
      ? []
      : validateSibling(benefits.rows, beforeTypeId, { typeId, parentTypeId }, 'beforeTypeId')),
  ]);
  const changed = toUnplaced(benefits.rows, typeId).map((row) =>
    row.typeId === typeId && row.optionKey === '' ? revised(row) : row,
  );
  await saveBenefits(benefits, moveRows(changed, typeId, parentTypeId, beforeTypeId), scope);
  return { revision: revisionOf(changed, identity) };
}

export async function removeBenefit(args: MutationremoveBenefitArgs, scope: ProductScope): Promise<void> {
  const benefits = await lockBenefits(args.productId, scope);
  const identity = { typeId: args.typeId, optionKey: args.optionKey ?? '' };
  requireBenefit(benefits, identity);
  await requireBenefitRevision(args.expectedRevision, identity, benefits, scope);
  const removed = rowsRemovedWith(benefits.rows, identity);
  const gone = new Set(removed);
  const staying = benefits.rows.filter((row) => !gone.has(row));
  await saveBenefits(benefits, staying, scope);
  // The option b of benefit a and the benefit a-options-b have the same keys.
  const kept = listTextKeys(benefits.id, staying);
  const keys = [...listTextKeys(benefits.id, removed)].filter((key) => !kept.has(key));
  await removeTextsOf(benefits.id, keys, scope);
}

interface Additional {
  readonly productId: ProductIdInput;
  readonly before?: benefitPlaceInput | null;
  readonly l10n?: upsertL10nInput[] | null;
}

async function addAll(
  { productId, before, l10n }: Additional,
  addition: Addition,
  scope: ProductScope,
): Promise<StoredBenefit[]> {
  const benefits = await lockBenefits(productId, scope);
  const added = toBenefits(addition.inputs).map((benefit) => ({ ...benefit, position: -1, revision: randomId() }));
  const [first] = added;
  const parents = parentsOf(toOrderedList([...benefits.rows, ...added]));
  throwIfAny([
    ...validateAddition({ ...addition, kept: benefits.rows }),
    ...(before && first
      ? validatePlace(
          benefits.rows,
          before,
          { typeId: first.typeId, parentTypeId: parents.get(first.typeId) ?? null },
          'before',
        )
      : []),
    ...validateTexts(l10n ?? [], 'l10n'),
  ]);
  await saveBenefits(benefits, addRows(benefits.rows, added, before ?? undefined), scope);
  await writeTexts(l10n ?? [], scope);
  return added;
}

async function lockBenefits(productId: ProductIdInput, scope: ProductScope): Promise<Benefits> {
  const id = await touchProduct(productId, scope);
  const benefits = await store.readBenefits(scope.transaction, scope.caller.tenantId, [id]);
  return { id, rows: benefits.get(productKey(id)) ?? [] };
}

async function saveBenefits(
  { id, rows }: Benefits,
  after: readonly StoredBenefit[],
  scope: ProductScope,
): Promise<void> {
  await store.saveBenefits(scope.transaction, toAuthorship(scope), id, differenceOf(rows, after));
}

/** All rows of the benefit. */
function requireBenefit({ rows }: Benefits, { typeId, optionKey }: BenefitIdentity): StoredBenefit[] {
  const ofType = rows.filter((row) => row.typeId === typeId);
  const isThere = optionKey === '' ? ofType.length > 0 : ofType.some((row) => row.optionKey === optionKey);
  if (isThere) return ofType;
  const path = ofType.length === 0 ? 'typeId' : 'optionKey';
  throw new UserError({
    code: 'NOT_FOUND',
    ...say('BENEFIT_UNKNOWN', { benefit: inWords({ typeId, optionKey }) }),
    path,
  });
}

async function requireBenefitRevision(
  expectedRevision: string | null | undefined,
  identity: BenefitIdentity,
  { id, rows }: Benefits,
  { transaction, caller }: ProductScope,
): Promise<void> {
  const revision = revisionOf(rows, identity);
  if (expectedRevision === null || expectedRevision === undefined || revision === null) return;
  if (expectedRevision === revision) return;
  const lastChange = await store.readLastChange(transaction, caller.tenantId, id, identity);
  requireRevision(expectedRevision, { ...lastChange, revision }, identity.optionKey === '' ? 'benefit' : 'option');
}

/** null if the benefit has no rows left. */
function revisionOf(rows: readonly StoredBenefit[], { typeId, optionKey }: BenefitIdentity): string | null {
  const ofType = rows.filter((row) => row.typeId === typeId);
  const itself = ofType.find((row) => row.optionKey === optionKey);
  if (itself !== undefined) return itself.revision;
  return optionKey === '' && ofType.length > 0 ? groupRevision(ofType) : null;
}

function revised(row: StoredBenefit): StoredBenefit {
  return { ...row, revision: randomId() };
}

/** Clears the positions of the type id's rows, so that they get new ones at their destination. */
function toUnplaced(rows: readonly StoredBenefit[], typeId: string): StoredBenefit[] {
  return rows.map((row) => (row.typeId === typeId ? { ...row, position: -1 } : row));
}
