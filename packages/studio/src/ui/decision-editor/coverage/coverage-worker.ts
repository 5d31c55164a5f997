// The worker that finds what the rows of a decision table cover, so that a long search does not freeze the page.
import { expose } from 'comlink';
import { findTableCoverage } from './table-coverage.ts';

const remoteCoverage = { find: findTableCoverage };

export type RemoteCoverage = typeof remoteCoverage;

expose(remoteCoverage);
