// What a resolver is given. A query operation reads one snapshot; each mutation has a transaction of its own.
import type { Database, OwnerCaller, Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { TenantChanges } from '../memory/tenant-changes.ts';
import type { Config } from '../config.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Engines } from '../engines/engines.ts';
import type { ByteMeter } from './byte-meter.ts';
import type { Allowances } from './allowances.ts';
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
  /** Who visits a published app without a sign-in, and has no rights: only what the SDL opens to guests. */
  readonly guest?: Guest;
  /** Who signed in to a published app by an e-mail link: only what the SDL opens to customers, or to staff. */
  readonly visitor?: Visitor;
  /** While a document of this policy is printed for its holder: no other policy is seen, and nothing but its payments. */
  readonly onlyPolicy?: string;
  /** Of a guest: the address whose turn at the database is taken. */
  readonly strangerAt?: string;
}

/** What a guest token names. */
export interface GuestKey {
  readonly tenantId: string;
  readonly appId: string;
  /** The only host at which the token is valid. */
  readonly host: string;
  /** The release that the guest previews; otherwise guests see what is live. */
  readonly releaseId?: string | undefined;
}

/** The app that a guest visits. Of the products that it sells a guest sees all, and no others. */
export type Guest = Omit<LiveApp, 'tenantId'>;

/** Customers see what is theirs; staff, who are users of the tenant, what their rights allow. */
export const visitorKinds = ['customers', 'staff'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** Who may sign in at an app. */
export interface AppVisitors {
  readonly kind: VisitorKind;
  readonly appName: string;
  /** Ids or logical ids of the documents that customers may print of their policies. */
  readonly documents: readonly string[];
}

/** What a visitor token names; a row of sessions in apps says whose it is. */
export interface VisitorKey extends GuestKey {
  readonly sessionId: string;
}

export interface Visitor {
  readonly kind: VisitorKind;
  readonly appId: string;
  /** That the link was sent to. */
  readonly email: string;
  readonly documents: readonly string[];
}

/** For whom a part of the schema is, of those who visit an app. */
export type Audience = 'guests' | VisitorKind;

export function audienceOf({ guest, visitor }: Pick<Caller, 'guest' | 'visitor'>): Audience | undefined {
  return visitor?.kind ?? (guest === undefined ? undefined : 'guests');
}

export interface SoldProduct {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
}

/** A published app, as its live release has it, or the one that is previewed. */
export interface LiveApp extends GuestKey {
  readonly soldProducts: readonly SoldProduct[];
  /** Nobody can sign in without it. */
  readonly visitors?: AppVisitors | undefined;
  /** The template of the mail that reports a new request; none is sent without it and an address. */
  readonly onRequestTemplateId?: string | undefined;
  /** Where that mail goes. */
  readonly requestsEmail?: string | undefined;
}

/** Finds published apps. */
export interface LiveApps {
  /**
   * Undefined where no app is live at the host. A release that goes live counts within a second. At the address of a preview
   * it is the app of that release, and so it is with the release that the browser was given a link to.
   */
  findLiveApp(host: string, caller: OwnerCaller, previewId?: string): Promise<LiveApp | undefined>;
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
  /** Valid at one host of an app, for what is open to guests. */
  signGuest(guest: GuestKey, now: Date): Promise<GuestToken>;
  verifyGuest(token: string, now: Date): Promise<GuestKey | undefined>;
  /** The same for a session of a visitor, and as long as it can last. */
  signVisitor(visitor: VisitorKey, now: Date): Promise<string>;
  verifyVisitor(token: string, now: Date): Promise<VisitorKey | undefined>;
}

export interface GuestToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** Encrypts for one owner. */
export interface SecretBox {
  seal(text: string, owner: string): string;
  /** Undefined for what was not sealed for that owner with the same AUTH_SECRET. */
  open(sealed: string, owner: string): string | undefined;
}

export interface GuestAllowances {
  /** Of the guests of each app together. */
  readonly requests: Allowances;
  /** What is submitted from one address to one tenant. */
  readonly submissions: Allowances;
  /** What is printed for one visitor. */
  readonly documents: Allowances;
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
  /** Of those who create releases. */
  readonly releaseTurns: Turns;
  /** The contents of files. */
  readonly objects: ObjectStore;
  readonly hostProofs: HostProofs;
  readonly liveApps: LiveApps;
  readonly guestAllowances: GuestAllowances;
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
  /** Keeps a release from ending the snapshot while the work is running. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * From now on the snapshot ends whenever nobody works on it. What was read of it, and could be taken for what a later
   * one says, is forgotten then.
   */
  release(forget: () => void): void;
  /** Ends the snapshot; the next open() takes a new one. */
  close(): Promise<void>;
  /** Closes it for good, once the request has been answered: work that continues nonetheless opens no other. */
  end(): Promise<void>;
}

/**
 * Runs a stored query as the caller, or as another one who may read less, on the caller's snapshot, within the limits of every
 * document, and gives its data. What is no single query operation, gives tokens or renders, or fails in any field, is a
 * UserError with the position.
 */
export type ReadQuery = (
  query: string,
  variables: Readonly<Record<string, unknown>>,
  reader?: Caller,
) => Promise<Readonly<Record<string, unknown>>>;

export type QueryRunner = (context: RequestContext) => ReadQuery;

export interface RequestContext {
  readonly app: AppParts;
  readonly facts: RequestFacts;
  /** Absent only in the four operations that need no sign-in. A guest is a caller without rights. */
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
