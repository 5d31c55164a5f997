// A server that no displayed page should ever reach.
import { serveOnLoopback } from './loopback-server.ts';

export interface Canary {
  readonly url: string;
  /** The paths that were requested. */
  readonly heard: string[];
}

/** A fixture. */
export async function withCanary({}, use: (canary: Canary) => Promise<void>): Promise<void> {
  const heard: string[] = [];
  const server = await serveOnLoopback((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  await use({ url: server.url, heard });
  await server.stop();
}
