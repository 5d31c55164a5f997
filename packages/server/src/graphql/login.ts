import type { AuthorColumns } from '../database/authors.ts';

/** The person behind a change, as the interface tells it. */
export interface Login {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** From the columns of an outer join: null when that person is gone. */
export function toLogin(id: string | null, username: string, email: string): Login | null {
  return id === null ? null : { id, username, email };
}

export function toAuthors(row: AuthorColumns): { createdBy: Login | null; lastModifiedBy: Login | null } {
  return {
    createdBy: toLogin(row.created_by, row.created_by_username, row.created_by_email),
    lastModifiedBy: toLogin(row.modified_by, row.modified_by_username, row.modified_by_email),
  };
}
