// The calls that late-calls.ts loads.
import { createRequestCalls, type RequestCalls, type RequestParts } from './request-calls.ts';
import { createVisitorCalls, type VisitorCalls, type VisitorParts } from './visitor-calls.ts';

export type FurtherCalls = VisitorCalls & RequestCalls;
export type FurtherParts = VisitorParts & RequestParts;

export function createFurtherCalls(parts: FurtherParts): FurtherCalls {
  return { ...createVisitorCalls(parts), ...createRequestCalls(parts) };
}
