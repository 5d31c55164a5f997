// Who created and last changed a row, read together with it.
import { sql, type SQL } from 'drizzle-orm';

/** The user who made a change, for display. */
export interface Author {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** The columns of a row. */
export type AuthorColumns = {
  created_by: string | null;
  created_by_username: string;
  created_by_email: string;
  modified_by: string | null;
  modified_by_username: string;
  modified_by_email: string;
};

export const authorColumns = sql`c.id as created_by, c.username as created_by_username, c.email as created_by_email,
  m.id as modified_by, m.username as modified_by_username, m.email as modified_by_email`;

/** Joins the columns' source to the tenant's table with that alias. */
export function authorsOf(alias: 'app' | 'component' | 'i' | 'l' | 'p' | 'r' | 't', tenantId: string): SQL {
  const row = sql.identifier(alias);
  return sql`left join users c on c.tenant_id = ${tenantId} and c.id = ${row}.created_by
    left join users m on m.tenant_id = ${tenantId} and m.id = ${row}.last_modified_by`;
}

/** From the columns of an outer join: null if the user no longer exists. */
export function toAuthor(id: string | null, username: string, email: string): Author | null {
  return id === null ? null : { id, username, email };
}

export function toAuthors(row: AuthorColumns): { createdBy: Author | null; lastModifiedBy: Author | null } {
  return {
    createdBy: toAuthor(row.created_by, row.created_by_username, row.created_by_email),
    lastModifiedBy: toAuthor(row.modified_by, row.modified_by_username, row.modified_by_email),
  };
}
