import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { trackConnections } from './drain-connections.ts';

const agents: Agent[] = [];
let server: Server;
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  server.closeAllConnections();
  if (server.listening) server.close();
});

async function given(
  answer: (response: ServerResponse) => void = (response) => response.end('answered'),
  quietMs = 300,
): Promise<() => Promise<void>> {
  server = createServer((_request, response) => answer(response));
  const drain = trackConnections(server, { quietMs, lingerMs: 60_000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return drain;
}

const port = () => (server.address() as AddressInfo | null)?.port ?? 0;

function client(): (port: number) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return async (at) => {
    const sent = request({ port: at, host: '127.0.0.1', agent });
    sent.end();
    const [response] = await once(sent, 'response');
    return text(response);
  };
}

test('a request that arrives on a kept connection after the stop is answered', async () => {
  const drain = await given();
  const at = port();
  const send = client();
  expect(await send(at)).toBe('answered');
  const drained = drain();
  // The connection is kept, so no new one is needed.
  expect(await send(at)).toBe('answered');
  await drained;
});

test('new connections are refused as soon as the server stops', async () => {
  const drain = await given();
  const at = port();
  await client()(at);
  void drain();
  const refused = connect(at, '127.0.0.1');
  await expect(once(refused, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a server without connections stops at once', async () => {
  const drain = await given(undefined, 3_600_000);
  await drain();
  expect(server.listening).toBe(false);
});

test('a connection whose answer ends after the stop is closed once it is quiet', async () => {
  let respond = () => undefined as void;
  const drain = await given((response) => {
    response.write('ans');
    respond = () => void response.end('wered');
  });
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  await drain();
  respond();
  expect(await text(socket)).toContain('wered');
});
