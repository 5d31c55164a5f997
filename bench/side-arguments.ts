// The arguments of a side of a bench. Not passed on the command line, which every account of the machine can list: one of
// them is the address of the database, with its password.

export const sideArgumentsName = 'BENCH_SIDE_ARGUMENTS';

export function readSideArguments(): readonly string[] {
  return JSON.parse(process.env[sideArgumentsName] ?? '[]') as string[];
}
