/** What a rule reveals about one value of the data: how it is used, what it is compared with, which parts are read. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import type { Json } from '../json/json.ts';

export type VariableType = 'number' | 'string' | 'boolean' | 'list' | 'object';

/** Maximum number of examples per value. */
const maxExamples = 20;
/** A longer list of compared texts is not a list of choices. */
const maxChoices = 200;
/** Maximum number of other values considered when determining the type of one. */
const maxPeers = 30;

export function typeOfValue(value: Json): VariableType | undefined {
  if (value === null) return undefined;
  if (typeof value === 'number' || isLongNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  return Array.isArray(value) ? 'list' : 'object';
}

function isIndex(name: string): boolean {
  return /^\d{1,3}$/.test(name);
}

/** The key of a table that a rule looks up with the value. */
export interface LookedUpKey {
  readonly table: string;
  readonly key: string;
}

export class Evidence {
  /** Types that its use requires: several of them contradict each other. */
  readonly types = new Set<VariableType>();
  /** Types that its use suggests but does not require; boolean for a condition. */
  readonly likely = new Set<VariableType>();
  readonly examples: Json[] = [];
  /** The texts that equality or `in` compares it with. */
  readonly #choices = new Set<string>();
  /** Whether its order matters, as for a date. */
  isOrdered = false;
  /** The constant that the rule reads in its absence. */
  fallback: Json | undefined;
  readonly members = new Map<string, Evidence>();
  /** Values that it is compared with. */
  readonly peers = new Set<Evidence>();
  readonly lookedUp: LookedUpKey[] = [];
  item: Evidence | undefined;
  isRead = false;
  isOptional = false;

  member(name: string): Evidence {
    const known = this.members.get(name);
    if (known !== undefined) return known;
    const member = new Evidence();
    this.members.set(name, member);
    return member;
  }

  at(segments: readonly string[]): Evidence {
    return segments.reduce<Evidence>((evidence, segment) => evidence.member(segment), this);
  }

  itemOf(): Evidence {
    this.item ??= new Evidence();
    return this.item;
  }

  addExample(value: Json): void {
    if (value === null || this.examples.length >= maxExamples) return;
    if (!this.examples.some((known) => known === value)) this.examples.push(value);
  }

  /** Adds a literal that it replaces or is compared with. */
  addLiteral(value: Json): void {
    const type = typeOfValue(value);
    if (type === undefined) return;
    this.types.add(type);
    this.addExample(value);
  }

  addLookedUp(table: string, key: string): void {
    if (!this.lookedUp.some((known) => known.table === table && known.key === key)) this.lookedUp.push({ table, key });
  }

  addChoice(value: Json): void {
    if (typeof value === 'string') this.#choices.add(value);
  }

  /** The texts between which the rule distinguishes. */
  get choices(): readonly string[] {
    return this.isOrdered || this.#choices.size > maxChoices ? [] : [...this.#choices];
  }

  get hasMembers(): boolean {
    return [...this.members.keys()].some((name) => name !== 'length' && !isIndex(name));
  }

  /** Undefined if there is no evidence or if the evidence is contradictory. */
  get type(): VariableType | undefined {
    const types = this.#allTypes();
    if (this.hasMembers) types.add('object');
    if (types.size > 1) return undefined;
    const [type] = types;
    if (type !== undefined) return type;
    if (this.members.size > 0) return undefined;
    return this.likely.size === 1 && this.likely.has('boolean') ? 'boolean' : undefined;
  }

  /** The type, or the most likely one if it is undetermined. */
  get likelyType(): VariableType | undefined {
    const { type } = this;
    if (type !== undefined || this.types.size > 1) return type;
    if (this.members.size > 0) return this.item === undefined ? 'object' : 'list';
    return [...this.likely].find((likely) => likely !== 'boolean') ?? [...this.likely][0];
  }

  /** Its own types, or else those of the nearest value that it is compared with. */
  #allTypes(): Set<VariableType> {
    if (this.types.size > 0) return new Set(this.types);
    const seen = new Set<Evidence>([this]);
    for (const evidence of seen) {
      if (evidence.types.size > 0) return new Set(evidence.types);
      if (seen.size > maxPeers) break;
      for (const peer of evidence.peers) seen.add(peer);
    }
    return new Set();
  }
}
