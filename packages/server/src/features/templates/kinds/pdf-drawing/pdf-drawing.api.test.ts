import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { printedAnswer, readPdf } from '../../../../testing/pdf.ts';
import { simplePdf } from '../../../../testing/simple-pdf.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';
import { drawingCalls } from '../../../../testing/drawings.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
let drawings: ReturnType<typeof drawingCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
  drawings = drawingCalls(server, user);
  await given.file(server, { ...user, key: 'claim.pdf', content: simplePdf(['Claim form', 'Second page']) });
});
afterAll(async () => server.close());

const box = { page: 1, point1: { x: 50, y: 100 }, point2: { x: 300, y: 130 } };

describe('a PDF drawing template', () => {
  test('draws its texts on the pages of its file', async () => {
    const id = await calls.create('pdfDrawing', { fileKey: 'claim.pdf' });
    await drawings.add(id, { ...box, liquidSource: 'Dear {{ holder }}' });
    await drawings.add(id, { ...box, page: 2, liquidSource: '保單 {{ number }}' });
    const contentJsonString = JSON.stringify({ holder: 'Ms Chan', number: 'P-1' });
    const printed = printedAnswer(await calls.renderSaved('pdfDrawing', id, { contentJsonString }));
    expect(printed).toMatchObject({ pageCount: 2, warnings: [], missingVariables: [] });
    const { pages } = await readPdf(printed.pdf);
    expect(pages[0]).toBe('Claim formDear Ms Chan');
    expect(pages[1]).toBe('Second page保單 P-1');
  });
});
