// The usage text of the administrator's commands.
export const usage = `Usage: npm run admin -- COMMAND

  doctor [--all]                           checks the installation, also while the server runs, and changes
                                           nothing; --all compares every file and count instead of some
  tenant add NAME                          adds a tenant
  tenant limits T [LIMIT=VALUE …]          shows the limits of a tenant and their use, or sets limits,
                                           such as: tenant limits acme fileBytes=20GB records=default
  tenant require-second-factor NAME on|off whether everyone in the tenant needs a second factor; on
                                           ends the sign-ins of those who have none
  user add --tenant T --email E [--role R] adds a user; the password (12 to 128 characters)
                                           is prompted for, or read from standard input
  user set-role --tenant T --email E --role R
                                           changes the role of a user: administrator (that of
                                           user add without --role), product-editor, document-editor,
                                           approver, viewer or api-client
  user remove --tenant T --email E         removes a user and ends the user's sign-ins
  user reset-second-factor --tenant T --email E
                                           removes the second factor of a user who lost the device and
                                           the recovery codes, and ends the user's sign-ins
  host add HOST TENANT APP                 lets a host name lead to a tenant and an app,
                                           such as: host add studio.insurer.example acme coverStudio
  host remove HOST                         removes a host name from its tenant
  insurer add --tenant T --name N          adds an insurer
  mail failed                              lists mails that are no longer tried
  mail retry ID                            sends one of them again
  mail senders TENANT                      lists the addresses that a tenant may send mails from
  mail allow-sender TENANT ADDRESS         lets a tenant send mails from an address
  mail remove-sender TENANT ADDRESS        ends that
  import policies FILE.ndjson --tenant T   adds or replaces policies, one JSON object a line
  import cases FILE.ndjson --tenant T      the same for cases
  import transactions FILE.ndjson --tenant T
                                           the same for transactions; docs/import.md shows the lines
  backup FILE [--tenant T] [--key-file K]  writes a backup of everything, or of one tenant, while the server
                                           runs; encrypted with the key in the file K
  restore FILE [--tenant T] [--key-file K] restores it into an empty database, or one tenant beside others
  verify FILE [--key-file K]               reads a backup, and compares everything with its hashes
  archive [--keep N] [--key-file K]        adds a copy of the database (a base) to ARCHIVE_DIR, and the new contents
                                           of files, while the server runs; with --keep, removes what is
                                           older than the last N bases
  archive files                            adds only the new contents of files
  restore-to TIME [--key-file K]           restores the installation from ARCHIVE_DIR into an empty DATA_DIR, as it
                                           was at a time such as 2026-11-30T14:05:00+08:00, or latest
  files copy FROM TO                       copies all files from one store to another: disk or
                                           s3://BUCKET?endpoint=…; continues where it was interrupted
  database distribute print|run            lists or runs the statements that distribute the tables of a
                                           PostgreSQL with Citus by tenant; docs/scaling.md

The database is that of DATABASE_URL, or the embedded one in DATA_DIR, also while the server runs.`;

/**
 * The command line is invalid; the message includes the usage of the command, or of all commands if none is
 * recognized.
 */
export class UsageError extends Error {
  readonly usage: string;

  constructor(message: string, command?: string) {
    super(message);
    this.usage = command === undefined ? usage : `Usage: npm run admin -- ${usageOf(command)}`;
  }
}

/** The usage lines of an existing command. */
function usageOf(command: string): string {
  const [, ...entries] = usage.split(/\n {2}(?=\S)/);
  const entry = entries.find((one) => one.startsWith(`${command} `)) ?? '';
  return entry.split('\n\n')[0] ?? '';
}
