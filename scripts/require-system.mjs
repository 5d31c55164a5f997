// Runs before `exec`, which only the shells of the supported systems have: npm forwards signals only to its child, so the
// server must replace the shell in order to receive them.
if (process.platform === 'win32') {
  console.error(
    'Coverwright runs on Linux and macOS. On Windows, start it in WSL: wsl --install, then clone it there.',
  );
  process.exit(1);
}
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(
    `Node ${process.version} is too old: install Node 20 or later from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
