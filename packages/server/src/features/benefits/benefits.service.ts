// Changes to a product's benefits. Each locks the product first, so that two simultaneous changes cannot create
// a cycle or an eighth level; each is a function from list to list whose difference is written.
import { productKey } from '@coverwright/insurance/translation-keys';
import { randomId } from '../../database/random-id.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import type {
  benefitPlaceInput,
  MutationaddBenefitArgs,
  MutationaddBenefitsArgs,
  MutationmoveBenefitArgs,
  MutationremoveBenefitArgs,
  MutationupdateBenefitArgs,
  upsertL10nInput,
} from '../../graphql/generated/schema-types.ts';
import { toAuthorship } from '../../request/context.ts';
import { validateTexts, writeTexts } from '../l10n/l10n.service.ts';
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
import { removeTextsOf } from '../products/product-texts.service.ts';
import { type ProductId, type ProductIdInput, type ProductScope, touchProduct } from '../products/products.service.ts';

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
  const { input, l10n } = args;
  const benefits = await lockBenefits(args.productId, scope);
  const identity = { typeId: args.typeId, optionKey: args.optionKey ?? '' };
  const ofType = requireBenefit(benefits, identity);
  await requireBenefitRevision(args.expectedRevision, identity, benefits, scope);
  const itself = ofType.find((row) => row.optionKey === identity.optionKey);
  const parentTypeId = input.parentTypeId === undefined ? undefined : input.parentTypeId || null;
  const isMoved = parentTypeId !== undefined && parentTypeId !== ofType[0]?.parentTypeId;
  requireNone([
    ...validateContent(input, 'input'),
    ...(isMoved ? validateMove(benefits.rows, { ...identity, parentTypeId, path: 'input.parentTypeId' }) : []),
    ...(itself === undefined ? validateGroupChange(identity.typeId, input, 'input') : []),
    ...validateTexts(l10n ?? [], 'l10n'),
  ]);
  const ofGroup = input.parentOptionKeys === undefined ? [] : ofType;
  // An empty input saves only texts and keeps the revision, so that someone editing the value gets no conflict.
  const ofEntry = Object.values(input).every((value) => value === undefined) ? [] : [itself];
  const targets = new Set(itself === undefined ? ofGroup : ofEntry);
  const changed = benefits.rows.map((row) => (targets.has(row) ? revised(applyChange(row, input)) : row));
  await saveBenefits(
    benefits,
    isMoved ? moveRows(toUnplaced(changed, identity.typeId), identity.typeId, parentTypeId, null) : changed,
    scope,
  );
  await writeTexts(l10n ?? [], scope);
  return { revision: revisionOf(changed, identity) };
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
  requireNone([
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
  requireNone([
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
  throw new UserError({ code: 'NOT_FOUND', message: `There is no ${inWords({ typeId, optionKey })}.`, path });
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
