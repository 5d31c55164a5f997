// Rules for a product's benefits as a whole: their number, unique identities, one parent per type id, no
// cycles, at most seven levels. Pure; returns all problems at once, each with its path.
import type { Problem } from '../../errors/user-error.ts';
import type { benefitInput, updateBenefitInput } from '../../graphql/generated/schema-types.ts';
import { type Benefit, identityKey, inWords, toBenefit, toCurrencyCode, validateBenefit } from './benefit.ts';
import { type BenefitPosition, heightOf, levelOf, parentsOf, typeIdsUnder } from './benefit-tree.ts';

type Inputs = readonly (benefitInput | null)[];

/** Benefits to be added to a product. */
export interface Addition {
  readonly inputs: Inputs;
  /** Path of the list, for problems that do not belong to a single input. */
  readonly path: string;
  /** Path of one input; defaults to the path of the list and the index. */
  readonly placeOf?: (index: number) => string;
  /** The existing benefits of the product. */
  readonly kept?: readonly Benefit[];
}

export interface Move {
  readonly typeId: string;
  readonly parentTypeId: string | null;
  readonly path: string;
}

export const benefitLevelsMax = 7;
export const benefitsMax = 5000;

export function toBenefits(inputs: Inputs): Benefit[] {
  return inputs.filter((input) => input !== null).map(toBenefit);
}

export function validateAddition({ inputs, path, placeOf, kept = [] }: Addition): Problem[] {
  const count = inputs.length + kept.length;
  if (count > benefitsMax) {
    const message = `There would be ${count} benefits; a product can have at most ${benefitsMax}.`;
    return [{ code: 'TOO_LONG', message, path }];
  }
  const placed = { inputs, kept, placeOf: placeOf ?? ((index: number) => `${path}.${index}`) };
  return [
    ...inputs.flatMap((input, index) => validateBenefit(input, placed.placeOf(index))),
    ...validateUnique(placed),
    ...validateParents(placed),
  ];
}

/**
 * An existing type id may be moved beneath any other except itself and its descendants, provided that the
 * levels suffice.
 */
export function validateMove(rows: readonly Benefit[], { typeId, parentTypeId, path }: Move): Problem[] {
  if (parentTypeId === null) return [];
  const parents = parentsOf(rows);
  if (!parents.has(parentTypeId)) return [unknownParent(parentTypeId, path)];
  if (typeIdsUnder(rows, typeId).has(parentTypeId)) {
    const message = `The benefit ${typeId} cannot be moved beneath itself. Choose a parent outside its branch.`;
    return [{ code: 'INVALID', message, path }];
  }
  const level = levelOf(parentTypeId, parents) + heightOf(rows, typeId);
  if (level <= benefitLevelsMax) return [];
  const message = `The branch of benefit ${typeId} would reach level ${level}; benefits can be nested up to ${benefitLevelsMax} levels.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path }];
}

/** A new benefit is placed before a sibling; a new option before another option of the same benefit. */
export function validatePlace(
  rows: readonly Benefit[],
  { typeId, optionKey }: BenefitPosition,
  added: Pick<Benefit, 'typeId' | 'parentTypeId'>,
  path: string,
): Problem[] {
  if (!rows.some((row) => row.typeId === added.typeId)) return validateSibling(rows, typeId, added, `${path}.typeId`);
  if (typeId !== added.typeId || !optionKey) {
    const message = `An option of benefit ${added.typeId} can only be positioned before another option of that benefit.`;
    return [{ code: 'INVALID', message, path: `${path}.typeId` }];
  }
  if (rows.some((row) => row.typeId === typeId && row.optionKey === optionKey)) return [];
  const message = `The ${inWords({ typeId, optionKey })} to position it before does not exist.`;
  return [{ code: 'NOT_FOUND', message, path: `${path}.optionKey` }];
}

/** Whether a benefit with this parent can be placed before another. */
export function validateSibling(
  rows: readonly Benefit[],
  siblingTypeId: string,
  { typeId, parentTypeId }: Pick<Benefit, 'typeId' | 'parentTypeId'>,
  path: string,
): Problem[] {
  const sibling = rows.find((row) => row.typeId === siblingTypeId);
  if (sibling === undefined) {
    return [{ code: 'NOT_FOUND', message: `The benefit ${siblingTypeId} to position it before does not exist.`, path }];
  }
  if (siblingTypeId !== typeId && sibling.parentTypeId === parentTypeId) return [];
  const message = `The benefit ${typeId} can only be positioned before a benefit with the same parent.`;
  return [{ code: 'INVALID', message, path }];
}

/** A benefit that has only options can change only its position. Clearing an absent field is allowed. */
export function validateGroupChange(typeId: string, input: updateBenefitInput, path: string): Problem[] {
  const names = ['currencyCode', 'isValueInput', 'value', 'valueJsonString'] as const;
  const asked = { ...input, currencyCode: toCurrencyCode(input.currencyCode) };
  const message = `The benefit ${typeId} has only options, so this can only be changed on an option. Send its option key.`;
  return names
    .filter((name) => asked[name] !== undefined && asked[name] !== null && asked[name] !== false)
    .map((name) => ({ code: 'INVALID', message, path: `${path}.${name}` }));
}

type Placed = Required<Omit<Addition, 'path'>>;

function validateUnique({ inputs, kept, placeOf }: Placed): Problem[] {
  const places = new Map<string, number | undefined>(kept.map((row) => [identityKey(row), undefined]));
  return inputs.flatMap((input, index): Problem[] => {
    if (input === null) return [];
    const identity = identityKey(input);
    if (!places.has(identity)) {
      places.set(identity, index);
      return [];
    }
    const first = places.get(identity);
    const where = first === undefined ? 'already exists' : `is already at position ${first}`;
    const message = `The ${inWords(input)} ${where}. Each needs its own type id and option key.`;
    return [{ code: 'ALREADY_EXISTS', message, path: `${placeOf(index)}.typeId` }];
  });
}

/** Each type id must have one existing parent, and no branch may form a cycle or be nested too deeply. */
function validateParents({ inputs, kept, placeOf }: Placed): Problem[] {
  const typeIds = new Set([...inputs, ...kept].flatMap((row) => (row === null ? [] : [row.typeId])));
  const parents = parentsOf(kept);
  const problems: Problem[] = [];
  inputs.forEach((input, index) => {
    const parent = input?.parentTypeId;
    if (!input || !parent) return;
    const path = `${placeOf(index)}.parentTypeId`;
    const known = parents.get(input.typeId);
    if (!typeIds.has(parent)) {
      problems.push(unknownParent(parent, path));
    } else if (known !== undefined && known !== parent) {
      const where = known === null ? 'at the top' : `under ${known}`;
      const message = `The benefit ${input.typeId} is already ${where}; all its options must have the same parent.`;
      problems.push({ code: 'INVALID', message, path });
    } else {
      parents.set(input.typeId, parent);
    }
  });
  const levels = new Map<string, number>();
  inputs.forEach((input, index) => {
    const problem = input === null ? undefined : levelProblem(levelOf(input.typeId, parents, levels), input.typeId);
    if (problem !== undefined) problems.push({ ...problem, path: `${placeOf(index)}.parentTypeId` });
  });
  return problems;
}

function unknownParent(parentTypeId: string, path: string): Problem {
  return { code: 'NOT_FOUND', message: `The parent benefit ${parentTypeId} does not exist.`, path };
}

function levelProblem(level: number, typeId: string): Problem | undefined {
  if (level === Infinity) {
    return {
      code: 'INVALID',
      message: `The branch of benefit ${typeId} contains a cycle. Choose another parent for one of its benefits, or none.`,
    };
  }
  if (level <= benefitLevelsMax) return undefined;
  const message = `The benefit ${typeId} is on level ${level}; benefits can be nested up to ${benefitLevelsMax} levels.`;
  return { code: 'LIMIT_EXCEEDED', message };
}
