// Prints the public schema, sorted, to standard output: the text of schema.graphql.
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './schema.ts';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`);
