// What a resolver is given. A query operation reads one snapshot; each mutation has a transaction of its own.
import type { Database, Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { TenantChanges } from '../memory/tenant-changes.ts';
import type { Config } from '../config.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Engines } from '../engines/engines.ts';
import type { ByteMeter } from './byte-meter.ts';
import type { Right } from './rights.ts';
import type { Calculations } from './calculations.ts';
import type { Turns } from '@coverwright/render/turns';
import type { Logger } from 'pino';

/** What an access token names. */
export interface SessionKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Who is behind a request, and what they may do: only the tenant guard makes one. */
export interface Caller extends SessionKey {
  /** As stored when the request began, so that a change of role counts for the next request. */
  readonly rights: ReadonlySet<Right>;
}

/** Who gave the right password where the tenant requires a second factor and the user has none: may set one up. */
export interface Enrolling {
  readonly tenantId: string;
  readonly userId: string;
  readonly clientId: string;
  /** Of the password that was given: with another one the proof is worthless. */
  readonly passwordMark: string;
}

/** Signs and checks the short-lived proof of a sign-in. */
export interface AccessTokens {
  sign(session: SessionKey, now: Date): Promise<string>;
  /** Undefined for everything that this server did not sign, or signed too long ago. */
  verify(token: string, now: Date): Promise<SessionKey | undefined>;
  /** At once, where the token has been verified before. */
  recall(token: string, now: Date): SessionKey | undefined;
  /** Opens no session, and no operation but those that set up a second factor. */
  signEnrolment(enrolling: Enrolling, now: Date): Promise<string>;
  verifyEnrolment(token: string, now: Date): Promise<Enrolling | undefined>;
}

/** Encrypts for one owner. */
export interface SecretBox {
  seal(text: string, owner: string): string;
  /** Undefined for what was not sealed for that owner with the same AUTH_SECRET. */
  open(sealed: string, owner: string): string | undefined;
}

/** Finds out whether a host name is a tenant's own. */
export interface HostProofs {
  /** Throws a UserError that names the proof to publish where it is missing. */
  require(host: string, tenantId: string): Promise<void>;
}

/** What a service may use beside its transaction. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** The current instant; tests set it. */
  readonly clock: () => Date;
  readonly accessTokens: AccessTokens;
  readonly secretBox: SecretBox;
  /** Until when what was read of a tenant may be answered from memory. */
  readonly changes: TenantChanges;
  readonly engines: Engines;
  /** Of those who upload files. */
  readonly uploadTurns: Turns;
  /** The contents of files. */
  readonly objects: ObjectStore;
  readonly hostProofs: HostProofs;
  readonly jobs: Jobs;
  /** Tells the mail outbox that there is something to send. */
  readonly wakeOutbox: () => void;
}

/** Facts of the HTTP request that decisions may rest on. */
export interface RequestFacts {
  readonly id: string;
  /** Client address, for limits. */
  readonly address: string;
  /** As the client sends it, cut to a bounded length. */
  readonly userAgent: string;
  /** Locales wanted, best first, the default locale last. */
  readonly locales: readonly [string, ...string[]];
  /** Whether HOST, PUBLIC_URL, the peer and every forwarded address are loopback: only then do demo accounts work. */
  readonly isLocal: boolean;
  /** As in the header Host, or in that of a trusted proxy. */
  readonly host?: string;
  /** Of the page that sent the request, as in its header. */
  readonly origin?: string | undefined;
  /** The tenant of the page of another host that sent the request: it may act for this tenant only. */
  readonly originTenantId?: string | undefined;
}

/** A snapshot that stays open until the operation has been answered. */
export interface Reader {
  open(): Promise<Transaction>;
  /** Works on the snapshot where one is open, else on one that ends with the work. */
  read<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Keeps a release from ending the snapshot while the work goes on. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * From now on the snapshot ends whenever nobody works on it. What was read of it, and could be taken for what a later
   * one says, is forgotten then.
   */
  release(forget: () => void): void;
  /** Ends the snapshot; the next open() takes a new one. */
  close(): Promise<void>;
  /** Closes it for good, once the request has been answered: work that goes on nonetheless opens no other. */
  end(): Promise<void>;
}

/**
 * Runs a stored query as the caller, on the caller's snapshot, within the limits of every document, and gives its data.
 * What is no single query operation, gives tokens or renders, or fails in any field, is a UserError with the place.
 */
export type ReadQuery = (
  query: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

export type QueryRunner = (context: RequestContext) => ReadQuery;

export interface RequestContext {
  readonly app: AppParts;
  readonly facts: RequestFacts;
  /** Absent only in the four operations that need no sign-in. */
  readonly caller: Caller | undefined;
  /** Instead of the caller, in the operations that set up a second factor at sign-in. */
  readonly enrolling: Enrolling | undefined;
  readonly reader: Reader;
  /** Batches the loads of one operation, by a name that the feature chooses. */
  readonly loaders: Map<string, unknown>;
  readonly readQuery: ReadQuery;
  /** Aborted once nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Counts the answer while it is built. */
  readonly answer: ByteMeter;
  /** Whatever evaluates logic goes through here. */
  readonly calculations: Calculations;
}

/** What a signed-in service works with. */
export interface Scope {
  readonly app: AppParts;
  readonly facts: RequestFacts;
  readonly caller: Caller;
  readonly transaction: Transaction;
  readonly now: Date;
}

/** The person behind a change, as the interface shows it. */
export interface Author {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Who changes something of a tenant, and when. */
export interface Authorship {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

export function toAuthorship({ caller, now }: Pick<Scope, 'caller' | 'now'>): Authorship {
  return { tenantId: caller.tenantId, userId: caller.userId, now };
}
