// Benefits of a product form a tree by type id; one type id may have several options. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { validateJsonText } from '../../errors/validate-json-text.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import { fromScalarInput } from '../../graphql/scalar-value.ts';

export interface Benefit {
  readonly typeId: string;
  /** Empty for the benefit itself, set for one of its options. */
  readonly optionKey: string;
  readonly parentTypeId: string | null;
  readonly parentOptionKeys: readonly string[] | null;
  readonly currencyCode: string | null;
  readonly isValueInput: boolean;
  /** The value as JSON text, as it was given. */
  readonly valueJson: string | null;
}

type Inputs = readonly (benefitInput | null)[];

export const benefitLevelsMax = 7;
const benefitsMax = 5000;
const keyMaxLength = 100;
const parentOptionKeysMax = 100;

export function toBenefits(inputs: Inputs): Benefit[] {
  return inputs.filter((input) => input !== null).map(toBenefit);
}

export function toBenefit(input: benefitInput): Benefit {
  const value = input.valueJsonString ?? (input.value ? JSON.stringify(fromScalarInput(input.value)) : null);
  return {
    typeId: input.typeId,
    optionKey: input.optionKey ?? '',
    parentTypeId: input.parentTypeId || null,
    parentOptionKeys: input.parentOptionKeys?.filter((key) => key !== null) ?? null,
    currencyCode: input.currencyCode ?? null,
    isValueInput: input.isValueInput ?? false,
    valueJson: value,
  };
}

/** Everything that is wrong with a product's whole list of benefits, each at its place. */
export function validateBenefits(inputs: Inputs, path: string): Problem[] {
  if (inputs.length > benefitsMax) {
    const message = `There are ${inputs.length} benefits; a product can have at most ${benefitsMax}.`;
    return [{ code: 'TOO_LONG', message, path }];
  }
  return [
    ...inputs.flatMap((input, index) => validateBenefit(input, `${path}.${index}`)),
    ...validateUnique(inputs, path),
    ...validateTree(inputs, path),
  ];
}

export function validateBenefit(input: benefitInput | null, path: string): Problem[] {
  if (input === null) return [{ code: 'REQUIRED', message: 'This benefit is null. Give one, or leave it out.', path }];
  const key = { maxLength: keyMaxLength };
  const parentOptionKeys = input.parentOptionKeys ?? [];
  return [
    ...validateText(input.typeId, `${path}.typeId`, { ...key, name: 'type id', isRequired: true }),
    ...validateText(input.optionKey, `${path}.optionKey`, { ...key, name: 'option key' }),
    ...parentOptionKeys.flatMap((text, index) =>
      validateText(text, `${path}.parentOptionKeys.${index}`, { ...key, name: 'parent option key' }),
    ),
    ...(parentOptionKeys.length > parentOptionKeysMax
      ? [tooManyOptionKeys(parentOptionKeys.length, `${path}.parentOptionKeys`)]
      : []),
    ...(typeof input.valueJsonString === 'string'
      ? validateJsonText(input.valueJsonString, `${path}.valueJsonString`, 'value')
      : []),
  ];
}

function tooManyOptionKeys(count: number, path: string): Problem {
  const message = `There are ${count} parent option keys; a benefit can have at most ${parentOptionKeysMax}.`;
  return { code: 'TOO_LONG', message, path };
}

function validateUnique(inputs: Inputs, path: string): Problem[] {
  const firstPlaces = new Map<string, number>();
  return inputs.flatMap((input, index): Problem[] => {
    if (input === null) return [];
    const identity = JSON.stringify([input.typeId, input.optionKey ?? '']);
    const first = firstPlaces.get(identity);
    if (first === undefined) {
      firstPlaces.set(identity, index);
      return [];
    }
    const what = input.optionKey ? `option ${input.optionKey} of benefit ${input.typeId}` : `benefit ${input.typeId}`;
    const message = `The ${what} stands at place ${first} already. Give each its own type id and option key.`;
    return [{ code: 'ALREADY_EXISTS', message, path: `${path}.${index}.typeId` }];
  });
}

/** Each type id hangs under one parent that is there, and no branch comes back to itself or grows too deep. */
function validateTree(inputs: Inputs, path: string): Problem[] {
  const parents = new Map<string, string>();
  const typeIds = new Set(inputs.flatMap((input) => (input === null ? [] : [input.typeId])));
  const problems: Problem[] = [];
  inputs.forEach((input, index) => {
    const parent = input?.parentTypeId;
    if (!input || !parent) return;
    const place = `${path}.${index}.parentTypeId`;
    const known = parents.get(input.typeId);
    if (!typeIds.has(parent)) {
      problems.push({ code: 'NOT_FOUND', message: `There is no benefit ${parent} to be the parent.`, path: place });
    } else if (known !== undefined && known !== parent) {
      const message = `The benefit ${input.typeId} stands under ${known} already; all its options have one parent.`;
      problems.push({ code: 'INVALID', message, path: place });
    } else {
      parents.set(input.typeId, parent);
    }
  });
  const levels = new Map<string, number>();
  inputs.forEach((input, index) => {
    const problem = input === null ? undefined : levelProblem(levelOf(input.typeId, parents, levels), input.typeId);
    if (problem !== undefined) problems.push({ ...problem, path: `${path}.${index}.parentTypeId` });
  });
  return problems;
}

function levelProblem(level: number, typeId: string): Problem | undefined {
  if (level === Infinity) {
    return {
      code: 'INVALID',
      message: `The branch of benefit ${typeId} comes back to itself. Give one of its benefits another parent, or none.`,
    };
  }
  if (level <= benefitLevelsMax) return undefined;
  const message = `The benefit ${typeId} is on level ${level}; benefits can be nested up to ${benefitLevelsMax} levels.`;
  return { code: 'LIMIT_EXCEEDED', message };
}

/** 1 at the top; Infinity on a branch that never reaches it. Levels found are kept, so long lists stay fast. */
function levelOf(typeId: string, parents: ReadonlyMap<string, string>, levels: Map<string, number>): number {
  const branch: string[] = [];
  const visited = new Set<string>();
  let current: string | undefined = typeId;
  while (current !== undefined && !levels.has(current) && !visited.has(current)) {
    visited.add(current);
    branch.push(current);
    current = parents.get(current);
  }
  let level = current === undefined ? 0 : (levels.get(current) ?? Infinity);
  for (const name of branch.toReversed()) levels.set(name, (level += 1));
  return level;
}
