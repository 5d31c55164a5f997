// The worker that checks large tables, so that typing does not wait for a check.
import { expose } from 'comlink';
import { CheckedTable } from './checked-table.ts';

const table = new CheckedTable();

const remoteTable = {
  open: (...content: Parameters<CheckedTable['open']>) => table.open(...content),
  apply: (...edits: Parameters<CheckedTable['apply']>) => table.apply(...edits),
  check: () => table.check(),
};

export type RemoteTable = typeof remoteTable;

expose(remoteTable);
