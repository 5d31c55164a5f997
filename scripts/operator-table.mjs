// Writes the table of operators by kind of value into docs/pricing.md. A test of packages/rules compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { operatorTable } from '../packages/rules/src/testing/operator-table.ts';
import { root } from './pinned-node.mjs';

const path = 'docs/pricing.md';
const [before, , after] = readFileSync(root + path, 'utf8').split(/<!-- \/?operators -->/);
if (after === undefined) throw new Error(`${path} has no <!-- operators --> and <!-- /operators -->.`);
const text = `${before}<!-- operators -->\n\n${operatorTable()}\n<!-- /operators -->${after}`;
writeFileSync(root + path, (await format(path, text, { printWidth: 120 })).code);
