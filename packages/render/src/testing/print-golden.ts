// Prints one golden document to standard output, in a separate process.
import { goldenNames, goldenRequest } from './golden-documents.ts';
import { requirePdf, startEngine } from './print-request.ts';

const name = goldenNames.find((golden) => golden === process.argv[2]);
if (name === undefined) throw new Error(`Name one of ${goldenNames.join(', ')}.`);
const engine = startEngine();
const { pdf } = requirePdf(await engine.print(await goldenRequest(name)));
await engine.close();
process.stdout.write(pdf);
