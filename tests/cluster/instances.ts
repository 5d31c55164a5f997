// Several instances of the server on one database, which share the contents of files, behind a load balancer.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { launchServer, type ServerProcess } from '../server-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { until } from './postgres-server.ts';

export interface Instances {
  /** Of the load balancer. */
  readonly url: string;
  urls(): readonly string[];
  /** With kill -9, and started again. */
  killAndStart(at: number): Promise<void>;
  /** As a service manager stops it, and started again. Throws if it closes its port before it says that it stops. */
  stopAndStart(at: number): Promise<void>;
  untilAllAreReady(): Promise<void>;
  /** The most memory that each of them has used, in megabytes. */
  memoryMaxMb(): readonly number[];
  close(): Promise<void>;
}

export type EnvironmentOf = (at: number) => Readonly<Record<string, string>>;

interface Instance extends ServerProcess {
  readonly address: string;
}

export async function startInstances(count: number, environmentOf: EnvironmentOf): Promise<Instances> {
  const instances: Instance[] = [];
  const balancer = await startBalancer();
  const memoryMaxMb: number[] = [];
  const noteMemory = () => {
    for (const [at, { child }] of instances.entries()) {
      memoryMaxMb[at] = Math.max(memoryMaxMb[at] ?? 0, peakMemoryMb(child.pid));
    }
  };
  const urls = () => instances.map(({ address }) => address);
  const replace = async (at: number) => {
    instances[at] = await startInstance(environmentOf(at));
    await balancer.use(urls());
  };
  const close = async () => {
    await balancer.close();
    for (const { child } of instances) child.kill('SIGKILL');
    await Promise.all(instances.map(({ exitCode }) => exitCode));
  };
  try {
    await startAll(count, { instances, environmentOf, balancer });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: balancer.url,
    urls,
    killAndStart: async (at) => {
      noteMemory();
      const instance = instanceAt(instances, at);
      instance.child.kill('SIGKILL');
      await instance.exitCode;
      await replace(at);
    },
    stopAndStart: async (at) => {
      noteMemory();
      const instance = instanceAt(instances, at);
      instance.child.kill('SIGTERM');
      await until(`instance ${at} is not ready`, async () => (await statusOf(`${instance.address}/readyz`)) === 503);
      // Load balancers that have not noticed it yet still reach it.
      if ((await statusOf(`${instance.address}/healthz`)) !== 200)
        throw new Error('A stopping instance did not answer.');
      const exitCode = await instance.exitCode;
      if (exitCode !== 0) throw new Error(`An instance stopped with ${exitCode}: ${instance.said()}`);
      await replace(at);
    },
    untilAllAreReady: () => balancer.use(urls()),
    memoryMaxMb: () => {
      noteMemory();
      return memoryMaxMb;
    },
    close,
  };
}

interface Starting {
  readonly instances: Instance[];
  readonly environmentOf: EnvironmentOf;
  readonly balancer: Balancer;
}

/** At the same time, as after a power failure: one of them migrates. */
async function startAll(count: number, { instances, environmentOf, balancer }: Starting): Promise<void> {
  const starting = Array.from({ length: count }, (_value, at) => startInstance(environmentOf(at)));
  const outcomes = await Promise.allSettled(starting);
  instances.push(...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])));
  await Promise.all(starting);
  await balancer.use(instances.map(({ address }) => address));
}

async function startInstance(environment: Readonly<Record<string, string>>): Promise<Instance> {
  const instance = launchServer(environment);
  const address = await instance.url;
  if (address === undefined) throw new Error(`An instance did not start: ${instance.said()}`);
  return { ...instance, address };
}

function instanceAt(instances: readonly Instance[], at: number): Instance {
  const instance = instances[at];
  if (instance === undefined) throw new Error(`There is no instance ${at}.`);
  return instance;
}

/** By a new connection. */
async function statusOf(url: string): Promise<number | undefined> {
  const asking = request(url, { agent: false });
  const [response] = (await once(asking.end(), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Of a process, since its start; 0 where the system does not report it. */
function peakMemoryMb(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
