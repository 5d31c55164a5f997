/** Paths on the app's own host. URLs of other hosts are ignored, because the guest's token would be sent to them. */
export interface Endpoints {
  readonly graphql?: unknown;
  readonly guest?: unknown;
  readonly files?: unknown;
}

const defaultPaths = { graphql: '/graphql', guest: '/guest', files: '/api/v1/files' } as const;

export function pathOf(endpoints: Endpoints, name: keyof typeof defaultPaths): string {
  const own = endpoints[name];
  return typeof own === 'string' && /^\/(?![/\\])[\w./-]*$/.test(own) ? own : defaultPaths[name];
}
