// Installs missing packages and builds the studio if its sources changed. Runs on Node 20 or later, without any installed
// package. Prints to standard error: standard output is the server's log.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pinnedNode, root } from './pinned-node.mjs';

/** All packages, with those that only the tools need. */
export function preparePackages() {
  if (!isInstalled(root)) install(root);
}

/** The packages that remain after `npm prune --omit=dev`. */
export function prepareServerPackages() {
  if (!isInstalled(root, { isProduction: true })) install(root);
}

/** The peers of benchmarks, which nothing else needs. */
export function prepareBench() {
  const folder = join(root, 'bench');
  if (!isInstalled(folder)) install(folder);
}

/** All packages, and the built studio. */
export function prepare() {
  preparePackages();
  const sources = hashSources(studioSources);
  if (!isBuilt(sources)) build(sources);
}

/** What `npm start` needs: after `npm run build`, the packages of the server are enough. */
export function prepareServer() {
  if (isBuilt(hashSources(studioSources)) && areFontsBuilt()) prepareServerPackages();
  else prepare();
}

/**
 * npm records what it installs in node_modules: every package of the lock file must be there, in its version or linked.
 * @param {string} folder
 * @param {{isProduction?: boolean}} [options] isProduction: those that only developers need may be missing
 */
function isInstalled(folder, { isProduction = false } = {}) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(pinnedNode) || !existsSync(installedFile)) return false;
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, dev, link }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    if (isProduction && dev) return true;
    if (link) return existsSync(join(folder, path));
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean, dev?: boolean, link?: boolean}>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} folder */
function install(folder) {
  say('Installing packages. This takes a minute the first time.');
  const startedAt = Date.now();
  // The host's npm on the host's Node: the pinned one is among the packages that npm replaces.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: path.join(delimiter) };
  // Does not inherit the settings of an outer npm, such as its log level or another workspace.
  for (const name of Object.keys(env))
    if (/^npm_(config_workspace|config_omit|lifecycle|package|command)/.test(name)) delete env[name];
  // Not `npm ci`: it would first delete the Node that may be running this, and it rejects a lock file without other
  // systems' optional packages. Either way the lock file determines the versions, and is not changed.
  const flags = [
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  const progress = showProgress();
  run('npm', ['install', ...flags], { env, cwd: folder });
  void progress.terminate();
  if (process.stderr.isTTY) process.stderr.write('\x1b[K');
  if (!existsSync(pinnedNode)) {
    fail(
      'npm did not install Node (package "node"). Check that its install script may run: npm config get ignore-scripts',
    );
  }
  say(`Packages are installed (${seconds(startedAt)} s).`);
}

/** A slow machine takes minutes, in which npm prints nothing. In a thread, because this one waits for npm. */
function showProgress() {
  // A terminal shows one line, which everything that follows overwrites.
  const [everyMs, end] = process.stderr.isTTY ? [1000, '\\x1b[K\\r'] : [15_000, '\\n'];
  const code = `
    const startedAt = Date.now();
    const print = () => require('node:fs').writeSync(2, 'Still installing packages (' + Math.round((Date.now() - startedAt) / 1000) + ' s).${end}');
    setInterval(print, ${everyMs});`;
  return new Worker(code, { eval: true });
}

/** The inputs of the built pages. */
const studioSources = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/studio',
  'packages/app-runtime',
  'packages/component-tree',
  'packages/rules',
  'packages/insurance',
];

/** @param {readonly string[]} entries files and folders, relative to the root */
export function hashSources(entries) {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(hashEntry(entry));
  return hash.digest('hex');
}

/** @type {Map<string, Buffer>} */
const hashes = new Map();

/** @param {string} entry */
function hashEntry(entry) {
  const known = hashes.get(entry);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of listFiles(entry))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  const digest = hash.digest();
  hashes.set(entry, digest);
  return digest;
}

/**
 * @param {string} entry file or folder, relative to the root
 * @returns {string[]}
 */
function listFiles(entry) {
  if (/\.(json|html|ts|mjs)$/.test(entry)) return [entry];
  return readdirSync(join(root, entry), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => {
      const path = `${entry}/${child.name}`;
      if (child.isDirectory()) return listFiles(path);
      return child.isFile() ? [path] : [];
    });
}

const distFolder = join(root, 'packages/studio/dist');
const stampFile = join(root, '.cache/studio-sources');

/** @param {string} sources */
function isBuilt(sources) {
  const isThere = existsSync(join(distFolder, 'index.html')) && existsSync(stampFile);
  return isThere && readFileSync(stampFile, 'utf8') === sources;
}

function areFontsBuilt() {
  return readdirSync(join(root, '.cache')).some((name) => /^print-fonts-\w+$/.test(name));
}

/** @param {string} sources */
function build(sources) {
  say('Building the studio.');
  const startedAt = Date.now();
  // Built next to its final location, so that a failed build or a second start never leaves it incomplete.
  const draft = join(root, `.cache/studio-${process.pid}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  run(pinnedNode, [vite, 'build', 'packages/studio', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']);
  rmSync(stampFile, { force: true });
  rmSync(distFolder, { recursive: true, force: true });
  renameSync(draft, distFolder);
  writeFileSync(stampFile, sources);
  say(`The studio is built (${seconds(startedAt)} s).`);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, cwd?: string}} [options]
 */
function run(program, args, { env = process.env, cwd = root } = {}) {
  const { status, signal, error } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 2, 2] });
  if (signal !== null) process.exit(130);
  if (error !== undefined) fail(`${program} cannot be run: ${error.message}`);
  if (status !== 0) fail(`It failed; the reason is above. The command was: ${program} ${args.join(' ')}`);
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

/** @param {string} words */
function say(words) {
  process.stderr.write(`${words}\n`);
}

/**
 * @param {string} words
 * @returns {never}
 */
function fail(words) {
  say(words);
  process.exit(1);
}
