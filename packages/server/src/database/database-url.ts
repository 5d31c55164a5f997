import postgres from 'postgres';

type Options = NonNullable<Parameters<typeof postgres>[1]>;

/** A client for a URL; `?host=/folder` names the folder of a unix socket, as PostgreSQL's own programs have it. */
export function createClient(url: string, options: Options): postgres.Sql {
  const parsed = new URL(url);
  const socketFolder = parsed.searchParams.get('host');
  if (socketFolder === null) return postgres(url, options);
  parsed.searchParams.delete('host');
  return postgres(parsed.href, { ...options, host: socketFolder });
}
