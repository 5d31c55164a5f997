// Names of DMN, by its versions. Pure.
import type { HitPolicy } from '@coverwright/rules';

/** The namespaces of the model, which differ in nothing that a decision table consists of. */
export const dmnNamespaces: ReadonlyMap<string, string> = new Map([
  ['http://www.omg.org/spec/DMN/20180521/MODEL/', '1.2'],
  ['https://www.omg.org/spec/DMN/20191111/MODEL/', '1.3'],
  ['https://www.omg.org/spec/DMN/20211108/MODEL/', '1.4'],
  ['https://www.omg.org/spec/DMN/20230324/MODEL/', '1.5'],
]);
export const exportedNamespace = 'https://www.omg.org/spec/DMN/20191111/MODEL/';

/** With the aggregation of COLLECT. */
export const hitPolicyNames: Readonly<Record<HitPolicy, readonly [string, string?]>> = {
  unique: ['UNIQUE'],
  any: ['ANY'],
  priority: ['PRIORITY'],
  first: ['FIRST'],
  'rule order': ['RULE ORDER'],
  'output order': ['OUTPUT ORDER'],
  collect: ['COLLECT'],
  'collect sum': ['COLLECT', 'SUM'],
  'collect min': ['COLLECT', 'MIN'],
  'collect max': ['COLLECT', 'MAX'],
  'collect count': ['COLLECT', 'COUNT'],
};
