// The administrator's process: runs one command on the database, then ends.
import { type AdminOutcome, parseCommand, toWords } from './admin/admin-command.ts';
import { usage } from './admin/admin-usage.ts';
import { diagnose, readDoctorOptions } from './admin/doctor/doctor.ts';
import { parseInstallationCommand } from './admin/installation-command.ts';
import { openAdminDatabase } from './admin/open-admin-database.ts';
import { readPassword } from './admin/read-password.ts';
import { readConfig } from './config.ts';
import { StartError } from './errors/start-error.ts';
import { createLogger } from './start/logger.ts';

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (args[0] === 'doctor') {
    const { message, hasProblem } = await diagnose(readConfig(), readDoctorOptions(args.slice(1)));
    process.stdout.write(`${message}\n`);
    if (hasProblem) process.exitCode = 1;
    return;
  }
  const { message, isWhole } = await run(args);
  process.stdout.write(`${message}\n`);
  if (!isWhole) process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<AdminOutcome> {
  const now = new Date();
  const report = (words: string) => void process.stderr.write(`${words}\n`);
  const installationCommand = parseInstallationCommand(args);
  if (installationCommand !== undefined) {
    const log = createLogger('warn', process.stderr);
    return installationCommand({ config: readConfig(), log, report, now });
  }
  const command = parseCommand(args);
  const parts = { readPassword: () => readPassword(process.stdin, process.stderr), report, now };
  // Prompt for the password before opening the database: typing may take long.
  const work = await command(parts);
  const log = createLogger('warn', process.stderr);
  const opened = await openAdminDatabase(readConfig(), log);
  try {
    return await work(opened.database);
  } finally {
    await opened.close({ isForced: false });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const words = error instanceof StartError ? error.message : toWords(error);
  process.stderr.write(`${words ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
