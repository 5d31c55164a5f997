// What must hold when a release goes live in a tenant that works with releases. Pure: what was found, as problems.
import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';

export const gateNames = ['PROBLEMS', 'REFERENCES', 'NAMES', 'ORDER', 'APPS', 'APPROVALS'] as const;
export type GateName = (typeof gateNames)[number];

export interface Gate {
  readonly name: GateName;
  /** A warning prevents nothing. */
  readonly state: 'PASSED' | 'WARNING' | 'FAILED';
  readonly problems: readonly Problem[];
}

/** Approvals, which can be done without for a reason. */
export function isOverridable({ name }: Gate): boolean {
  return name === 'APPROVALS';
}

/** Further problems of a gate are not reported. Keep in sync with docs/limits.md. */
export const gateProblemsMax = 100;

interface Named {
  readonly itemId: string;
  readonly name: string;
}

export interface MissingState extends Named {
  readonly kind: string;
  readonly number: number;
  /** Whether the item has been deleted. */
  readonly isDeleted: boolean;
}

export interface MissingReference extends Named {
  /** A kind, a space, and the id or name by which the item names another. */
  readonly need: string;
  /** Whether the item is not part of the release, but needs what it retires or renames. */
  readonly isOther: boolean;
}

export interface SharedName extends Named {
  readonly other: string;
}

export interface EarlierState extends Named {
  readonly number: number;
  readonly liveNumber: number;
}

/** An app that is live after the release, on whose pages a component is in another state than is live then. */
export interface AppShowingOther extends Named {
  readonly component: string;
  readonly number: number;
  readonly liveNumber: number;
}

export interface Findings {
  readonly states: readonly MissingState[];
  readonly references: readonly MissingReference[];
  readonly names: readonly SharedName[];
  readonly earlier: readonly EarlierState[];
  /** Undefined where only what is in force matters. */
  readonly apps: readonly AppShowingOther[] | undefined;
  /** Undefined if the release needs none. */
  readonly approvals: readonly Problem[] | undefined;
}

export function toGates({ states, references, names, earlier, apps, approvals }: Findings): Gate[] {
  return [
    toGate('PROBLEMS', states.map(ofState)),
    toGate('REFERENCES', references.map(ofReference)),
    toGate('NAMES', names.map(ofName)),
    toGate('ORDER', earlier.map(ofOrder)),
    ...(apps === undefined ? [] : [toGate('APPS', apps.map(ofApp))]),
    ...(approvals === undefined ? [] : [toGate('APPROVALS', approvals.slice(0, gateProblemsMax))]),
  ];
}

function toGate(name: GateName, problems: readonly Problem[]): Gate {
  const failed = name === 'APPS' ? 'WARNING' : 'FAILED';
  return { name, state: problems.length === 0 ? 'PASSED' : failed, problems };
}

const pathOf = ({ itemId }: Named) => `items.${itemId}`;

function ofState({ name, number, isDeleted, ...item }: MissingState): Problem {
  if (isDeleted) return { code: 'CONFLICT', ...say('RELEASE_ITEM_DELETED', { name }), path: pathOf({ ...item, name }) };
  return { code: 'INVALID', ...say('RELEASE_STATE_MISSING', { name, number }), path: pathOf({ ...item, name }) };
}

function ofReference({ need, isOther, ...item }: MissingReference): Problem {
  const at = need.indexOf(' ');
  const facts = { name: item.name, kind: need.slice(0, at), id: need.slice(at + 1) };
  const sentence = isOther ? say('RELEASE_BREAKS_LIVE', facts) : say('RELEASE_NEEDS', facts);
  return { code: 'INVALID', ...sentence, path: pathOf(item) };
}

function ofName({ other, ...item }: SharedName): Problem {
  return { code: 'ALREADY_EXISTS', ...say('RELEASE_NAME_TAKEN', { name: item.name, other }), path: pathOf(item) };
}

function ofOrder({ number, liveNumber, ...item }: EarlierState): Problem {
  const facts = { name: item.name, number, liveNumber };
  return { code: 'CONFLICT', ...say('RELEASE_ITEM_EARLIER', facts), path: pathOf(item) };
}

function ofApp({ itemId, ...facts }: AppShowingOther): Problem {
  return { code: 'CONFLICT', ...say('RELEASE_APP_SHOWS_OTHER', facts), path: pathOf({ itemId, name: facts.name }) };
}
