// The context of resolvers. A query operation reads one snapshot; each mutation has its own transaction.
import type { ChangeSource, Database, OwnerCaller, Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { TenantChanges } from '../memory/tenant-changes.ts';
import type { Config } from '../config.ts';
import type { Problem } from '../errors/user-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Engines } from '../engines/engines.ts';
import type { ByteMeter } from '../limits/byte-meter.ts';
import type { Allowances } from './allowances.ts';
import type { Perspective } from './perspective.ts';
import type { Right, Role } from './rights.ts';
import type { Calculations } from '../calculation/calculations.ts';
import type { Turns } from '@coverwright/render/turns';
import type { Logger } from 'pino';

export type { Author } from '../database/statements/authors.ts';

/** The session of an access token. */
export interface SessionKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** The authenticated caller and their rights: only the tenant guard creates one. */
export interface Caller extends SessionKey {
  /** As stored when the request began, so that a role change takes effect with the next request. */
  readonly rights: ReadonlySet<Right>;
  /** A visitor of a published app without a sign-in or rights: limited to what the SDL opens to guests. */
  readonly guest?: Guest;
  /**
   * A visitor who signed in to a published app by an email link: limited to what the SDL opens to customers,
   * or to staff.
   */
  readonly visitor?: Visitor;
  /**
   * Set while a document of this policy is printed for its holder: no other policy is visible, and only its
   * payments.
   */
  readonly onlyPolicy?: string;
  /** From where changes come. */
  readonly source?: ChangeSource;
  /** The state that is read, if it is named or decided; the functions of perspective.ts know the others. */
  readonly perspective?: Perspective;
  /** For a guest: the address that takes turns at the database. */
  readonly strangerAt?: string;
}

/** The content of a guest token. */
export interface GuestKey {
  readonly tenantId: string;
  readonly appId: string;
  /** The only host at which the token is valid. */
  readonly host: string;
  /** The release that the guest previews; otherwise guests see what is live. */
  readonly releaseId?: string | undefined;
}

/** The app that a guest visits. Guests see exactly the products that it sells. */
export type Guest = Omit<LiveApp, 'tenantId'>;

/** Customers see their own data; staff, who are users of the tenant, see what their rights allow. */
export const visitorKinds = ['customers', 'staff'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** Who may sign in to an app. */
export interface AppVisitors {
  readonly kind: VisitorKind;
  readonly appName: string;
  /** Ids or logical ids of the documents that customers may print for their policies. */
  readonly documents: readonly string[];
}

/** The content of a visitor token; the session row contains the visitor. */
export interface VisitorKey extends GuestKey {
  readonly sessionId: string;
}

export interface Visitor {
  readonly kind: VisitorKind;
  readonly appId: string;
  /** The address that the link was sent to. */
  readonly email: string;
  readonly documents: readonly string[];
}

/** The kinds of app visitors for whom parts of the schema are marked. */
export type Audience = 'guests' | VisitorKind;

export function audienceOf({ guest, visitor }: Pick<Caller, 'guest' | 'visitor'>): Audience | undefined {
  return visitor?.kind ?? (guest === undefined ? undefined : 'guests');
}

export interface SoldProduct {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
}

/** A published app as of its live release, or of the previewed one. */
export interface LiveApp extends GuestKey {
  readonly soldProducts: readonly SoldProduct[];
  /** Without it, no one can sign in. */
  readonly visitors?: AppVisitors | undefined;
  /** The template of the mail about a new request; none is sent without it and an address. */
  readonly onRequestTemplateId?: string | undefined;
  /** The recipient of that mail. */
  readonly requestsEmail?: string | undefined;
}

/** Finds published apps. */
export interface LiveApps {
  /**
   * Undefined if no app is live at the host. A release that goes live takes effect within a second. At the
   * address of a preview, or with a preview cookie, it is the app of that release.
   */
  findLiveApp(host: string, caller: OwnerCaller, previewId?: string): Promise<LiveApp | undefined>;
}

/** A user with a correct password and no second factor, in a tenant that requires one: may set one up. */
export interface Enrolling {
  readonly tenantId: string;
  readonly userId: string;
  readonly clientId: string;
  /** Derived from the password: after a password change the proof is invalid. */
  readonly passwordMark: string;
}

/** Signs and checks the short-lived proof of a sign-in. */
export interface AccessTokens {
  sign(session: SessionKey, now: Date): Promise<string>;
  /** Undefined for any token that this server did not sign, or that has expired. */
  verify(token: string, now: Date): Promise<SessionKey | undefined>;
  /** Synchronous, if the token has been verified before. */
  recall(token: string, now: Date): SessionKey | undefined;
  /** Opens no session, and only allows the operations that set up a second factor. */
  signEnrolment(enrolling: Enrolling, now: Date): Promise<string>;
  verifyEnrolment(token: string, now: Date): Promise<Enrolling | undefined>;
  /** Valid at one host of an app, for what is open to guests. */
  signGuest(guest: GuestKey, now: Date): Promise<GuestToken>;
  verifyGuest(token: string, now: Date): Promise<GuestKey | undefined>;
  /** The same for a visitor's session, for its maximum duration. */
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
  /** Undefined unless it was sealed for that owner with the same AUTH_SECRET. */
  open(sealed: string, owner: string): string | undefined;
}

export interface GuestAllowances {
  /** Per app, for all its guests. */
  readonly requests: Allowances;
  /** Submissions per address and tenant. */
  readonly submissions: Allowances;
  /** Printed documents per visitor. */
  readonly documents: Allowances;
}

/** Checks whether a tenant owns a host name. */
export interface HostProofs {
  /** Throws a UserError with the proof to publish if it is missing. */
  require(host: string, tenantId: string): Promise<void>;
}

/** What a service may use besides its transaction. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** The current time; tests set it. */
  readonly clock: () => Date;
  readonly accessTokens: AccessTokens;
  /** Tests separate rights that roles combine. */
  readonly rightsOf: (role: Role) => ReadonlySet<Right>;
  readonly secretBox: SecretBox;
  /** Until when data of a tenant may be served from the cache. */
  readonly changes: TenantChanges;
  readonly engines: Engines;
  /** For uploads. */
  readonly uploadTurns: Turns;
  /** For creating releases. */
  readonly releaseTurns: Turns;
  /** The contents of files. */
  readonly objects: ObjectStore;
  readonly hostProofs: HostProofs;
  readonly liveApps: LiveApps;
  readonly guestAllowances: GuestAllowances;
  readonly jobs: Jobs;
  /** Counts the problems that are refusals by a limit. */
  readonly countRefusals: (problems: readonly Problem[]) => void;
  /** Notifies the mail outbox that there is something to send. */
  readonly wakeOutbox: () => void;
}

/** Facts of the HTTP request on which decisions may depend. */
export interface RequestFacts {
  readonly id: string;
  /** The client's address, for limits. */
  readonly address: string;
  /** As sent by the client, truncated to a bounded length. */
  readonly userAgent: string;
  /** Requested locales by preference, ending with the default locale. */
  readonly locales: readonly [string, ...string[]];
  /** Whether HOST, PUBLIC_URL, the peer and every forwarded address are loopback: only then do demo accounts work. */
  readonly isLocal: boolean;
  /** From the header Host, or from that of a trusted proxy. */
  readonly host?: string;
  /** The origin of the page that sent the request, from its header. */
  readonly origin?: string | undefined;
  /** The header X-Perspective, which only signed-in users may send. */
  readonly perspective?: string | undefined;
  /** The tenant of the page, if it is on another host: the request may act only for this tenant. */
  readonly originTenantId?: string | undefined;
}

/** A snapshot that remains open until the operation has been answered. */
export interface Reader {
  open(): Promise<Transaction>;
  /** Uses the snapshot if one is open, otherwise one that ends with the work. */
  read<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Prevents a release from ending the snapshot while the work is running. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * From now on, the snapshot ends whenever it is unused. `forget` then clears cached reads that could be
   * mistaken for those of a later snapshot.
   */
  release(forget: () => void): void;
  /** Ends the snapshot; the next open() takes a new one. */
  close(): Promise<void>;
  /** Closes it permanently after the request has been answered: work that still continues cannot open another. */
  end(): Promise<void>;
}

/**
 * Runs a stored query as the caller, or as one with fewer rights, on the caller's snapshot, within the limits
 * of every document, and returns its data. Throws a UserError with the position if it is not a single query
 * operation, returns tokens, renders, or any field fails.
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
  /** Absent only in the four operations that require no sign-in. A guest is a caller without rights. */
  readonly caller: Caller | undefined;
  /** Set instead of the caller, in the operations that set up a second factor at sign-in. */
  readonly enrolling: Enrolling | undefined;
  readonly reader: Reader;
  /** Batches the loads of one operation, by a name that the feature chooses. */
  readonly loaders: Map<string, unknown>;
  readonly readQuery: ReadQuery;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Counts the response while it is built. */
  readonly answer: ByteMeter;
  /** All evaluation of logic uses this. */
  readonly calculations: Calculations;
}

/** The parts of a request for services with a signed-in caller. */
export interface Scope {
  readonly app: AppParts;
  readonly facts: RequestFacts;
  readonly caller: Caller;
  readonly transaction: Transaction;
  readonly now: Date;
}

/** Who makes a change in a tenant, and when. */
export interface Authorship {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

export function toAuthorship({ caller, now }: Pick<Scope, 'caller' | 'now'>): Authorship {
  return { tenantId: caller.tenantId, userId: caller.userId, now };
}
