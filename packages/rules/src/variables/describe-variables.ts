/** What people and programs need to know about the variables of a rule: names, types, examples. */
import { collectEvidence } from './collect-evidence.ts';
import type { Json } from '../json/json.ts';
import { limitsOfSeveral, type EvaluateOptions } from '../limits.ts';
import { typeOfValue, type Evidence, type LookedUpKey, type VariableType } from './variable-evidence.ts';
import { joinPath, listVariables } from './variables.ts';

export interface VariableDescription {
  /** Segments joined with dots; "" is the complete data, or the list element itself. */
  readonly path: string;
  readonly segments: readonly string[];
  /** True if the rule handles its absence. */
  readonly isOptional: boolean;
  /** True if the rule computes the path or its end. */
  readonly isDynamic: boolean;
  /** The type inferred from its use; absent if its use is inconclusive or contradictory. */
  readonly type?: VariableType;
  /** Values that the rule itself contains for it. */
  readonly examples: readonly Json[];
  /** The texts that the rule distinguishes by equality or `in`; empty if it also orders them. */
  readonly choices: readonly string[];
  /** The constant that the rule reads in its absence. */
  readonly fallback?: Json;
  /** The keys of tables that it is looked up with; absent if there are none. */
  readonly lookedUp?: readonly LookedUpKey[];
  /** For a list: the parts of each element that the rule reads. */
  readonly items?: readonly VariableDescription[];
}

function describe(evidence: Evidence, segments: readonly string[]): VariableDescription {
  const { type } = evidence;
  const examples =
    type === undefined ? evidence.examples : evidence.examples.filter((one) => typeOfValue(one) === type);
  const items = type === 'list' && evidence.item !== undefined ? describeParts(evidence.item, []) : undefined;
  return {
    path: joinPath(segments),
    segments,
    isOptional: evidence.isOptional,
    isDynamic: false,
    ...(type !== undefined && { type }),
    examples,
    choices: evidence.choices,
    ...(evidence.fallback !== undefined && { fallback: evidence.fallback }),
    ...(evidence.lookedUp.length > 0 && { lookedUp: evidence.lookedUp }),
    ...(items !== undefined && { items }),
  };
}

/** An element of a list: itself if it is used, and the parts that are read. */
function describeParts(evidence: Evidence, segments: readonly string[]): VariableDescription[] {
  const isUsed = evidence.isRead || evidence.types.size > 0 || evidence.peers.size > 0;
  const isReported = isUsed || (evidence.isOptional && evidence.members.size === 0);
  return [
    ...(isReported ? [describe(evidence, segments)] : []),
    ...[...evidence.members].flatMap(([name, member]) => describeParts(member, [...segments, name])),
  ];
}

/**
 * The variables of listVariables with what their use reveals: a type, and examples of values. Several rules that
 * work on the same data are described together as a list, `describeVariables([pricing, discount])`. Given tables, the
 * keys that a rule looks up have the types of their columns and the texts in them as choices.
 */
export function describeVariables(rule: Json, options?: EvaluateOptions): VariableDescription[] {
  const variables = listVariables(rule, { limits: limitsOfSeveral(options?.limits) });
  const whole = variables.length === 0 ? undefined : collectEvidence(rule, undefined, options?.tables);
  return variables.map(({ path, segments, optional, dynamic }) => {
    if (dynamic || whole === undefined) {
      return { path, segments, isOptional: optional, isDynamic: dynamic, examples: [], choices: [] };
    }
    return { ...describe(whole.at(segments), segments), isOptional: optional };
  });
}
