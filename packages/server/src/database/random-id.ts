import { randomFillSync } from 'node:crypto';

const idBytes = 16;
/** A pool of random bytes: each request needs an id, and generating a few bytes at a time is slow. */
const pool = Buffer.alloc(idBytes * 256);
let used = pool.length;

/** 128 random bits as text: ids and revisions are never counters. */
export function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.toString('hex', used - idBytes, used);
}
