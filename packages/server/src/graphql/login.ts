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
