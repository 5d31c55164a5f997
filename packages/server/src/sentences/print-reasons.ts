// Prints docs/errors.md to standard output: the sentences of problems by reason.
import { sentences } from '@coverwright/rules';
import { chineseSentences } from './chinese.ts';
import { wordings } from './say.ts';

const rows = [
  ...Object.entries(wordings).map(([reason, { en, zh }]) => [reason, en, zh] as const),
  ...Object.entries(sentences).map(([reason, en]) => [reason, en, chineseSentences[reason] ?? ''] as const),
];

process.stdout.write(`# Reasons of problems

Generated from \`packages/server/src/sentences/\` by \`npm run codegen\`.

A problem of an operation has a \`code\`, one of the few that programs distinguish, and a \`reason\`, which names its
sentence. \`paramsJsonString\` has the values of the sentence: texts and numbers, and for a sentence or a word inside it,
its own \`reason\` and \`params\`. GraphQL returns the sentence in English as \`message\`; the REST API has no reasons, and
returns messages in the language of \`Accept-Language\`. A problem without a reason has only a message.

${rows
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([reason, en, zh]) => `- \`${reason}\`\n\n      ${en}\n      ${zh}`)
  .join('\n\n')}
`);
