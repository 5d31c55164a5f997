// Statements that repeat are sent by name, so that PostgreSQL parses and plans them once per connection. Only those of
// transactions that write, which find their rows by key: a list is planned for its tenant's size each time.
import { createHash } from 'node:crypto';

/** Each connection keeps a plan for each name. */
const namesMax = 200;
const seenMax = 1_000;
/** How often a statement is sent before it gets a name. */
const usesBefore = 5;
const lengthMax = 4_000;

export type StatementNames = (text: string) => string | undefined;

/** The same on every instance and connection. */
export function toStatementName(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || text.length > lengthMax || names.size === namesMax) return known;
    const count = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (count <= usesBefore) {
      uses.set(text, count);
      const [oldest] = uses.keys();
      if (uses.size > seenMax && oldest !== undefined) uses.delete(oldest);
      return undefined;
    }
    const name = toStatementName(text);
    names.set(text, name);
    return name;
  };
}
