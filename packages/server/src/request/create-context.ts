// The context of a request, for every transport and for jobs that run stored queries.
import { createAnswerMeter } from '../limits/byte-meter.ts';
import { createCalculations } from '../calculation/calculations.ts';
import type { Caller, QueryRunner, ReadQuery, RequestContext } from './context.ts';

type OfRequest = Pick<RequestContext, 'app' | 'facts' | 'signal'>;
type OfCaller = Pick<RequestContext, 'caller' | 'reader'>;

/** Of a request whose caller is known. */
export function createContext(parts: OfRequest & OfCaller, queryRunner: QueryRunner): RequestContext {
  const context: RequestContext = {
    ...createContextOfStranger(parts),
    ...parts,
    readQuery: (query, variables, reader) => queryRunner(context)(query, variables, reader),
  };
  return context;
}

/** Of a request whose caller is unknown, as yet or for good. It reads nothing. */
export function createContextOfStranger({ app, facts, signal }: OfRequest): RequestContext {
  return {
    app,
    facts,
    signal,
    caller: undefined,
    enrolling: undefined,
    reader: noReader,
    readQuery: () => Promise.reject(new Error('There is no caller to ask for.')),
    loaders: new Map(),
    calculations: createCalculations(),
    answer: createAnswerMeter(),
  };
}

/** For operations without a sign-in, which open their own transactions. */
const noReader: RequestContext['reader'] = {
  open: () => Promise.reject(new Error('There is no tenant to read.')),
  read: () => Promise.reject(new Error('There is no tenant to read.')),
  during: (work) => work(),
  release: () => undefined,
  close: () => Promise.resolve(),
  end: () => Promise.resolve(),
};

/** The same request for a caller with other rights, whose cached loads are separate. */
export function asCaller(context: RequestContext, caller: Caller): RequestContext {
  const readQuery: ReadQuery = (query, variables) => context.readQuery(query, variables, caller);
  return { ...context, caller, loaders: new Map(), readQuery };
}
