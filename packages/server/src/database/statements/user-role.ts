// The role of a user. An approver is stored as a viewer who approves, so that the role can be read by servers of the
// version before approvers were introduced.
import { sql, type SQL } from 'drizzle-orm';

/** Of the users with that alias. */
export function roleOf(alias: 'u' | 'users'): SQL {
  const users = sql.identifier(alias);
  return sql`case when ${users}.is_approver and ${users}.role = 'VIEWER' then 'APPROVER' else ${users}.role end`;
}

/** The values of the columns role and is_approver. */
export function toRoleColumns(role: string): { readonly role: SQL; readonly isApprover: SQL } {
  const isApprover = role === 'APPROVER';
  return { role: sql`${isApprover ? 'VIEWER' : role}`, isApprover: sql`${isApprover}` };
}

export function roleIsSetTo(role: string): SQL {
  const columns = toRoleColumns(role);
  return sql`role = ${columns.role}, is_approver = ${columns.isApprover}`;
}
