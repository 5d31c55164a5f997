// Prints the public schema, sorted, to standard output: the text of schema.graphql.
import { lexicographicSortSchema, printSchema } from 'graphql';
import { templateKinds } from '../../template-kinds.ts';
import { createSchema } from '../../schema.ts';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema(templateKinds)))}\n`);
