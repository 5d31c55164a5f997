// Published apps of a test: those that it adds, until it removes them.
import type { LiveApp, LiveApps } from '../request/context.ts';

export interface TestLiveApps extends LiveApps {
  publish(app: LiveApp): void;
  withdraw(host: string): void;
}

export function createTestLiveApps(): TestLiveApps {
  const byHost = new Map<string, LiveApp>();
  return {
    publish: (app) => byHost.set(app.host, app),
    withdraw: (host) => byHost.delete(host),
    findLiveApp: (host) => Promise.resolve(byHost.get(host)),
  };
}
