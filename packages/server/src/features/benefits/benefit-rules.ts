// Rules for a product's benefits as a whole: their number, unique identities, one parent per type id, no
// cycles, at most seven levels. Pure; returns all problems at once, each with its path.
import type { Problem } from '../../errors/user-error.ts';
import type { benefitInput, updateBenefitInput } from '../../graphql/generated/schema-types.ts';
import { type Benefit, identityKey, inWords, toBenefit, toCurrencyCode, validateBenefit } from './benefit.ts';
import { type BenefitPosition, heightOf, levelOf, parentsOf, typeIdsUnder } from './benefit-tree.ts';
import { say } from '../../sentences/say.ts';

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
    const sentence = say('BENEFITS_MAX', { count, max: benefitsMax });
    return [{ code: 'TOO_LONG', ...sentence, path }];
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
    const sentence = say('BENEFIT_BENEATH_ITSELF', { typeId });
    return [{ code: 'INVALID', ...sentence, path }];
  }
  const level = levelOf(parentTypeId, parents) + heightOf(rows, typeId);
  if (level <= benefitLevelsMax) return [];
  const sentence = say('BENEFIT_BRANCH_TOO_DEEP', { typeId, level, max: benefitLevelsMax });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
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
    const sentence = say('OPTION_BEFORE_FOREIGN', { typeId: added.typeId });
    return [{ code: 'INVALID', ...sentence, path: `${path}.typeId` }];
  }
  if (rows.some((row) => row.typeId === typeId && row.optionKey === optionKey)) return [];
  const sentence = say('BENEFIT_BEFORE_UNKNOWN', { benefit: inWords({ typeId, optionKey }) });
  return [{ code: 'NOT_FOUND', ...sentence, path: `${path}.optionKey` }];
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
    return [{ code: 'NOT_FOUND', ...say('SIBLING_UNKNOWN', { siblingTypeId }), path }];
  }
  if (siblingTypeId !== typeId && sibling.parentTypeId === parentTypeId) return [];
  const sentence = say('SIBLING_OF_OTHER_PARENT', { typeId });
  return [{ code: 'INVALID', ...sentence, path }];
}

/** A benefit that has only options can change only its position. Clearing an absent field is allowed. */
export function validateGroupChange(typeId: string, input: updateBenefitInput, path: string): Problem[] {
  const names = ['currencyCode', 'isValueInput', 'value', 'valueJsonString'] as const;
  const asked = { ...input, currencyCode: toCurrencyCode(input.currencyCode) };
  const sentence = say('BENEFIT_HAS_ONLY_OPTIONS', { typeId });
  return names
    .filter((name) => asked[name] !== undefined && asked[name] !== null && asked[name] !== false)
    .map((name) => ({ code: 'INVALID', ...sentence, path: `${path}.${name}` }));
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
    const sentence =
      first === undefined
        ? say('BENEFIT_TAKEN', { benefit: inWords(input) })
        : say('BENEFIT_TWICE', { benefit: inWords(input), position: first });
    return [{ code: 'ALREADY_EXISTS', ...sentence, path: `${placeOf(index)}.typeId` }];
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
      const { typeId } = input;
      const sentence =
        known === null ? say('BENEFIT_AT_TOP', { typeId }) : say('BENEFIT_UNDER_OTHER', { typeId, parent: known });
      problems.push({ code: 'INVALID', ...sentence, path });
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
  return { code: 'NOT_FOUND', ...say('PARENT_BENEFIT_UNKNOWN', { parentTypeId }), path };
}

function levelProblem(level: number, typeId: string): Problem | undefined {
  if (level === Infinity) {
    return {
      code: 'INVALID',
      ...say('BENEFIT_CYCLE', { typeId }),
    };
  }
  if (level <= benefitLevelsMax) return undefined;
  const sentence = say('BENEFIT_TOO_DEEP', { typeId, level, max: benefitLevelsMax });
  return { code: 'LIMIT_EXCEEDED', ...sentence };
}
