import type { AuthorColumns } from '../database/statements/authors.ts';
import type { Scope } from './context.ts';

/** The person behind a change, as the interface shows it. */
export interface Author {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** From the columns of an outer join: null when that person is gone. */
export function toAuthor(id: string | null, username: string, email: string): Author | null {
  return id === null ? null : { id, username, email };
}

export function toAuthors(row: AuthorColumns): { createdBy: Author | null; lastModifiedBy: Author | null } {
  return {
    createdBy: toAuthor(row.created_by, row.created_by_username, row.created_by_email),
    lastModifiedBy: toAuthor(row.modified_by, row.modified_by_username, row.modified_by_email),
  };
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
