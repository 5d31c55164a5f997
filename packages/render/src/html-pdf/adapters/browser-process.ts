// The browser's process: starting it, and making sure that nothing is left behind.
import { spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { lowerSessionPriority, withLowerPriority } from '../../threads/adapters/priority.ts';
import { CdpPipe } from './cdp-pipe.ts';
import type { Confinement } from './confinement.ts';
import type { ProvidedBrowser } from './provide-browser.ts';
import { isAlive } from './atomic-folder.ts';

export interface BrowserProcess {
  readonly pid: number;
  readonly pipe: CdpPipe;
  /** Resolves when the process has ended and its folder is removed. */
  readonly ended: Promise<void>;
  kill(): void;
}

/** Each blocks another way out: host names do not resolve, and the proxy does not exist, not even for loopback. */
export const closedDoors: readonly string[] = [
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-features=MediaRouter,OptimizationHints,WebRtcHideLocalIpsWithMdns,Translate,SpareRendererForSitePerProcess',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

const manners = [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-ipc-flooding-protection',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--remote-debugging-pipe',
];

const folderPrefix = 'coverwright-print-';

export interface StartOptions {
  readonly browser: ProvidedBrowser;
  /** The parent of this process's folder. */
  readonly temporaryFolder: string;
  readonly confinement: Confinement;
}

export async function startBrowserProcess(options: StartOptions): Promise<BrowserProcess> {
  const { browser, temporaryFolder, confinement } = options;
  const { account, hasSandbox } = confinement;
  await removeLeftovers(temporaryFolder);
  const folder = await mkdtemp(join(temporaryFolder, `${folderPrefix}${process.pid}-`));
  try {
    if (account !== undefined)
      for (const own of [folder, browser.fonts.cacheFolder]) await chown(own, account.uid, account.gid);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const flags = [...manners, ...closedDoors, `--user-data-dir=${folder}`, ...(hasSandbox ? [] : ['--no-sandbox'])];
  const [program, args] = withLowerPriority(browser.executablePath, flags);
  const child = spawn(program, args, {
    // A signed number, as Node requires; also drops root's supplementary groups.
    ...(account !== undefined && { uid: account.uid | 0, gid: account.gid | 0 }),
    cwd: folder,
    // Without the server's environment, which contains its secrets.
    env: { ...browser.environment, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', TZ: 'UTC' },
    // In its own process group, so that Ctrl+C in a terminal reaches only the server, which lets running print jobs finish.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  // These pipes close when the server is killed, which ends the browser.
  const pipe = new CdpPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const pid = child.pid ?? 0;
  lowerSessionPriority(pid);
  const kill = () => {
    // Code that waits for the end of the process must not continue earlier.
    child.ref();
    killGroup(pid);
  };
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      pipe.end();
      kill();
      void rm(folder, { recursive: true, force: true, maxRetries: 3 }).then(resolve, () => resolve());
    };
    child.on('error', end);
    child.on('exit', end);
  });
  child.unref();
  return { pid, pipe, ended, kill };
}

/** Kills the process and all of its descendants. */
function killGroup(pid: number): void {
  if (pid === 0) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Removes the folders of servers that were killed. */
async function removeLeftovers(temporaryFolder: string): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  for (const name of await readdir(temporaryFolder).catch(() => [])) {
    const [, owner] = /^coverwright-print-(\d+)-/.exec(name) ?? [];
    if (owner === undefined) continue;
    const folder = join(temporaryFolder, name);
    // In a container the server has the same process id every time.
    const isOwn = Number(owner) === process.pid;
    const isOver = isOwn
      ? ((await stat(folder).catch(() => undefined))?.birthtimeMs ?? Infinity) < startedAt
      : !isAlive(Number(owner));
    if (isOver) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
