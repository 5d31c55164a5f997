import type { CodegenConfig } from '@graphql-codegen/cli';

// Names stay as the public interface spells them (token_2, currencyCodeEnumeration), but for those that TypeScript
// has taken itself.
const reserved: ReadonlySet<string> = new Set(['case', 'object']);
const toTypeName = (name: string): string => (reserved.has(name) ? `${name}Type` : name);
const naming = { namingConvention: { typeNames: toTypeName, enumValues: 'keep' } };
const scalars = {
  Byte: { input: 'number', output: 'number' },
  Decimal: { input: 'number', output: 'number' },
  Date: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  DateTimeOffset: { input: 'string', output: 'string' },
};

const config: CodegenConfig = {
  schema: ['packages/server/src/graphql/*.graphql', 'packages/server/src/features/**/*.graphql'],
  generates: {
    'packages/server/src/graphql/generated/schema-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...naming,
        scalars,
        useTypeImports: true,
        // Also as lists at run time.
        enumsAsConst: true,
        contextType: '../../request/context.ts#RequestContext',
        mapperTypeSuffix: 'Row',
        defaultMapper: 'Record<string, any>',
      },
    },
    'packages/studio/src/api/generated/operations.ts': {
      documents: ['packages/studio/src/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      // Documents as strings: a parsed document would weigh several times as much in the browser.
      config: { ...naming, scalars, useTypeImports: true, enumsAsTypes: true, documentMode: 'string' },
    },
  },
};
export default config;
