import { randomBytes } from 'node:crypto';

/** 128 random bits as text: ids and revisions are never counters. */
export function randomId(): string {
  return randomBytes(16).toString('hex');
}
