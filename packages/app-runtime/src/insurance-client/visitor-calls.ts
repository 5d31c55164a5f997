// The calls of $insurance for visitors who signed in to the app with an email link.
import { isObject } from '@coverwright/insurance/json';
import type { WidgetText } from '../texts/widget-texts.ts';
import {
  changeStatusDocument,
  endSessionDocument,
  openSessionDocument,
  policiesDocument,
  policyDocument,
  policyPrintDocument,
  requestDocument,
  requestsDocument,
  signInDocument,
  visitorDocument,
} from './visitor-documents.ts';
import { toPdf } from './pdf.ts';
import type { Answers } from './answers.ts';
import type { Send } from './transport.ts';
import type { VisitorTokens } from './visitor-token.ts';

type Entry = Readonly<Record<string, unknown>>;

export interface Listed {
  readonly list: readonly Entry[];
  readonly totalCount: number;
}

export interface ListOptions {
  readonly search?: string;
  /** At most 100. */
  readonly limit?: number;
  readonly skip?: number;
}

export interface VisitorCalls {
  /** Whether this tab has a token, which the server may still reject. */
  isSignedIn(): boolean;
  /** Sends the link. The answer does not reveal whether the address is known. */
  signIn(email: string): Promise<void>;
  /** Takes the code from the link, which works only once. */
  openLink(code: string, secondFactor?: string): Promise<void>;
  signOut(): Promise<void>;
  visitor(): Promise<Entry>;
  policies(options?: ListOptions): Promise<Listed>;
  /** Null if the visitor has no record with this id. */
  policy(id: string): Promise<Entry | null>;
  policyDocument(policyId: string, documentId: string): Promise<Blob>;
  requests(options?: ListOptions & { readonly status?: string }): Promise<Listed>;
  request(id: string): Promise<Entry | null>;
  changeRequestStatus(id: string, status: string, expectedRevision?: string): Promise<void>;
}

export interface VisitorParts {
  readonly send: Send;
  readonly sendAsVisitor: Send;
  readonly tokens: VisitorTokens;
  readonly say: (name: WidgetText) => string;
  readonly answers: Answers;
}

export function createVisitorCalls({ send, sendAsVisitor, tokens, say, answers }: VisitorParts): VisitorCalls {
  const { readField, requireSuccess, toInsuranceError } = answers;
  const read = async (document: string, variables: object, field: string): Promise<unknown> =>
    readField(await sendAsVisitor(document, variables), field);
  const readList = async (document: string, variables: object, field: string): Promise<Listed> => {
    const answer = await read(document, variables, field);
    const [list, totalCount] = [readField(answer, 'list'), readField(answer, 'totalCount')];
    return { list: Array.isArray(list) ? list.filter(isObject) : [], totalCount: Number(totalCount ?? 0) };
  };
  const readEntry = async (document: string, id: string, field: string): Promise<Entry | null> => {
    const entry = await read(document, { id }, field);
    return isObject(entry) ? entry : null;
  };
  return {
    isSignedIn: () => tokens.get() !== undefined,
    async signIn(email) {
      requireSuccess(readField(await send(signInDocument, { email }), 'sendSignInLink'), say);
    },
    async openLink(code, secondFactor) {
      const answer = readField(await send(openSessionDocument, { code, secondFactor }), 'openVisitorSession');
      requireSuccess(answer, say);
      tokens.set(String(readField(answer, 'accessToken')), String(readField(answer, 'expiresAt')));
    },
    async signOut() {
      if (tokens.get() !== undefined) await sendAsVisitor(endSessionDocument, {});
    },
    async visitor() {
      const visitor = await read(visitorDocument, {}, 'visitor');
      if (!isObject(visitor)) throw toInsuranceError([], say);
      return visitor;
    },
    policies: async (options = {}) => readList(policiesDocument, options, 'visitorPolicies'),
    policy: async (id) => readEntry(policyDocument, id, 'visitorPolicy'),
    async policyDocument(policyId, documentId) {
      const answer = await read(policyPrintDocument, { policyId, documentId }, 'visitorDocument');
      return toPdf(answer, answers, say);
    },
    requests: async (options = {}) => readList(requestsDocument, options, 'visitorRequests'),
    request: async (id) => readEntry(requestDocument, id, 'visitorRequest'),
    async changeRequestStatus(id, status, expectedRevision) {
      const variables = { id, status, expectedRevision };
      requireSuccess(await read(changeStatusDocument, variables, 'changeRequestStatus'), say);
    },
  };
}
