/** What the logic suggests, and where each value was seen. Pure. */
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import type { InputProposalsQuery } from '../../../api/generated/operations.ts';
import { toEntry, type InputEntry } from '../form/inputs-form.ts';

export const seenPlaces = ['pricing', 'underwriting', 'codes', 'tables', 'requests'] as const;
export type SeenPlace = (typeof seenPlaces)[number];

export const seenUses = ['equality', 'comparison', 'fallback'] as const;
export type SeenUse = (typeof seenUses)[number];

export interface SeenValue {
  readonly place: SeenPlace;
  /** How the logic uses it; undefined for a value of requests. */
  readonly use: SeenUse | undefined;
  /** The rate table that has it. */
  readonly table: string | undefined;
  /** As JSON text. */
  readonly value: string;
  /** The number of requests. */
  readonly count: number;
}

export interface Proposal {
  readonly path: string;
  readonly input: InputEntry;
  readonly seen: readonly SeenValue[];
  /** Rate tables that have rates only for the seen texts. */
  readonly closedBy: readonly string[];
}

export function toProposals(answer: InputProposalsQuery): readonly Proposal[] {
  const proposals = answer.products_2?.list?.[0]?.inputProposals ?? [];
  return proposals.flatMap(({ path, inputJsonString, seen, closedBy }): Proposal[] => {
    const parsed = parseInputs([parseJson(inputJsonString) ?? null]);
    const input = parsed.ok ? parsed.inputs[0] : undefined;
    return input ? [{ path, input: toEntry(input), seen: seen.flatMap(toSeen), closedBy }] : [];
  });
}

/** A place that only a newer server knows is not shown. */
function toSeen(seen: {
  readonly place: string;
  readonly use: string | null;
  readonly table: string | null;
  readonly valueJsonString: string;
  readonly count: number;
}): SeenValue[] {
  const place = seenPlaces.find((one) => one === seen.place);
  const use = seenUses.find((one) => one === seen.use);
  return place ? [{ place, use, table: seen.table ?? undefined, value: seen.valueJsonString, count: seen.count }] : [];
}

/** The proposals for what is not declared, neither itself nor as a part. */
export function missingProposals(proposals: readonly Proposal[], declared: readonly InputEntry[]): readonly Proposal[] {
  const paths = declared.map(({ path }) => path).filter((path) => path !== '');
  const isInside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
  return proposals.filter(({ path }) => !paths.some((one) => isInside(path, one) || isInside(one, path)));
}
