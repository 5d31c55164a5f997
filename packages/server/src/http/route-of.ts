import type { FastifyRequest } from 'fastify';

/** The pattern of the route, or who serves the address. */
export function routeOf({ routeOptions, appHost }: FastifyRequest): string {
  return routeOptions.url ?? (appHost ? 'app' : 'studio');
}
