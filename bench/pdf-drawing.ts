// Texts drawn on a form: by the engine, and by pdf-lib with an embedded Chinese font as in its manual, which neither wraps
// nor shapes. The two alternate on the same form. Then a long form, and a template end to end over HTTP.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { PdfEngine } from '../packages/render/src/html-pdf/html-pdf.ts';
import { readForm } from '../packages/render/src/pdf-drawing/form/read-form.ts';
import type { DrawnText, DrawRequest } from '../packages/render/src/pdf-drawing/drawing-request.ts';
import { type BenchResult, median } from './bench-result.ts';
import { createBenchEngine, type Print, quantile, timed } from './html-pdf-engine.ts';
import { type BenchForm, bookForm, longForm, toDrawings, toForm } from './pdf-drawing-forms.ts';
import { benchDrawingRoute } from './pdf-drawing-route.ts';

const rounds = 8;
const require = createRequire(import.meta.url);

/** Throws unless everything is drawn as intended. */
export async function drawing(engine: PdfEngine, form: BenchForm, more: Partial<DrawRequest> = {}): Promise<Print> {
  const bytes = await toForm(form);
  const facts = await readForm(bytes);
  const drawings = toDrawings(form);
  const loadFile = () => Promise.resolve(undefined);
  const loadForm = () => Promise.resolve(bytes);
  return async () => {
    const outcome = await engine.draw({ loadForm, facts, drawings, locale: 'en-US', loadFile, ...more });
    if (!outcome.ok || outcome.warnings.length > 0) throw new Error(JSON.stringify(outcome));
    return outcome.pdf;
  };
}

function readFace(path: string): Promise<Buffer> {
  return readFile(require.resolve(`@expo-google-fonts/${path}.ttf`));
}

const faces = {
  latin: {
    regular: await readFace('arimo/400Regular/Arimo_400Regular'),
    bold: await readFace('arimo/700Bold/Arimo_700Bold'),
    italic: await readFace('arimo/400Regular_Italic/Arimo_400Regular_Italic'),
  },
  chinese: {
    regular: await readFace('noto-sans-hk/400Regular/NotoSansHK_400Regular'),
    bold: await readFace('noto-sans-hk/700Bold/NotoSansHK_700Bold'),
  },
};

/** One line per text. Everything in one Chinese typeface, or in the engine's typefaces. */
async function drawingByLibrary(form: BenchForm, { isOneFace }: { readonly isOneFace: boolean }): Promise<Print> {
  const bytes = await toForm(form);
  const drawings = toDrawings(form);
  return async () => {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    document.registerFontkit(fontkit);
    const embedded = new Map<Buffer, PDFFont>();
    const embed = async (face: Buffer) => {
      const font = embedded.get(face) ?? (await document.embedFont(face, { subset: true }));
      embedded.set(face, font);
      return font;
    };
    const pages = document.getPages();
    for (const drawn of drawings) {
      let { x } = drawn.box;
      const size = drawn.fontSize;
      for (const [run] of isOneFace ? [[drawn.text]] : drawn.text.matchAll(/[\u2e80-\uffef]+|[^\u2e80-\uffef]+/g)) {
        const font = await embed(isOneFace ? faces.chinese.regular : faceOf(run ?? '', drawn));
        pages[drawn.page - 1]?.drawText(run ?? '', { x, y: 842 - drawn.box.y - size, size, font });
        x += font.widthOfTextAtSize(run ?? '', size);
      }
    }
    return document.save();
  };
}

function faceOf(run: string, { isBold, isItalic }: DrawnText): Buffer {
  if (/^[\u2e80-\uffef]/.test(run)) return isBold ? faces.chinese.bold : faces.chinese.regular;
  return isBold ? faces.latin.bold : isItalic ? faces.latin.italic : faces.latin.regular;
}

/** All of it in the typeface that the library embeds. */
function inOneFace(form: BenchForm): DrawnText[] {
  return toDrawings(form).map((drawn) => ({ ...drawn, familyName: 'Noto Sans HK', isBold: false, isItalic: false }));
}

async function measureWays(engine: PdfEngine): Promise<BenchResult[]> {
  const ways = {
    engine: { print: await drawing(engine, bookForm), timesPerRound: 10 },
    engineOneFace: { print: await drawing(engine, bookForm, { drawings: inOneFace(bookForm) }), timesPerRound: 6 },
    withPassword: { print: await drawing(engine, bookForm, { password: 'TP-2026' }), timesPerRound: 3 },
    oneFace: { print: await drawingByLibrary(bookForm, { isOneFace: true }), timesPerRound: 2 },
    sameFaces: { print: await drawingByLibrary(bookForm, { isOneFace: false }), timesPerRound: 2 },
  } as const;
  const names = ['engine', 'engineOneFace', 'withPassword', 'oneFace', 'sameFaces'] as const;
  const times: Record<keyof typeof ways, number[]> = {
    engine: [],
    engineOneFace: [],
    withPassword: [],
    oneFace: [],
    sameFaces: [],
  };
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { print, timesPerRound } = ways[name];
      for (let turn = 0; turn < timesPerRound; turn += 1) {
        const time = await timed(print);
        if (round > 0) times[name].push(time);
      }
    }
  }
  const figuresOf = (name: keyof typeof ways) => ({ p50: median(times[name]), p95: quantile(times[name], 0.95) });
  for (const name of names) {
    const { p50, p95 } = figuresOf(name);
    console.log(`${bookForm.name}, ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
  const [ours, locked] = [figuresOf('engine'), figuresOf('withPassword')];
  const [oneFace, sameFaces] = [figuresOf('oneFace'), figuresOf('sameFaces')];
  const oursOneFace = figuresOf('engineOneFace');
  return [
    {
      name: `pdf-drawing: ${bookForm.name}, of a budget of 50 ms (p50)`,
      ratio: ours.p50 / 50,
      atMost: 1,
      figures: { ours },
    },
    {
      name: `pdf-drawing: pdf-lib with the same faces against the engine, ${bookForm.name} (p50)`,
      ratio: sameFaces.p50 / ours.p50,
      atLeast: 2,
      figures: { sameFaces, ours },
    },
    {
      name: `pdf-drawing: pdf-lib with one Chinese face against the engine with that face, ${bookForm.name} (p50)`,
      ratio: oneFace.p50 / oursOneFace.p50,
      figures: { oneFace, ours: oursOneFace },
    },
    {
      name: `pdf-drawing: with a password against without, ${bookForm.name} (p50)`,
      ratio: locked.p50 / ours.p50,
      figures: { locked, ours },
    },
  ];
}

const longTimes = 5;

async function measureLong(engine: PdfEngine): Promise<BenchResult> {
  const print = await drawing(engine, longForm);
  const times: number[] = [];
  for (let turn = 0; turn <= longTimes; turn += 1) {
    const time = await timed(print);
    if (turn > 0) times.push(time);
  }
  const figures = { p50: median(times), most: Math.max(...times) };
  console.log(`${longForm.name}: p50 ${figures.p50.toFixed(0)} ms, most ${figures.most.toFixed(0)} ms`);
  return { name: `pdf-drawing: ${longForm.name}`, figures };
}

export async function benchPdfDrawing(): Promise<BenchResult[]> {
  const engine = createBenchEngine();
  try {
    const results = [...(await measureWays(engine)), await measureLong(engine)];
    return [...results, ...(await benchDrawingRoute(await drawing(engine, bookForm)))];
  } finally {
    await engine.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await benchPdfDrawing());
