import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsLength } from './sms-length.ts';

const naughtyFile = new URL('../../../../../shared/data/naughty-strings.json', import.meta.url);
const naughty = existsSync(naughtyFile) ? (JSON.parse(readFileSync(naughtyFile, 'utf8')) as string[]) : [];
const gsm = (units: number, segments: number, unitsPerSegment: number) => ({
  encoding: 'GSM_7' as const,
  units,
  segments,
  unitsPerSegment,
});
const ucs = (units: number, segments: number, unitsPerSegment: number) => ({
  ...gsm(units, segments, unitsPerSegment),
  encoding: 'UCS_2' as const,
});
const repeated = (text: string, count: number) => text.repeat(count);

describe('the length of a text message', () => {
  it.each([
    ['nothing', '', gsm(0, 1, 160)],
    ['plain letters', 'Dear Chan', gsm(9, 1, 160)],
    ['letters of the basic set', '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà', gsm(42, 1, 160)],
    ['line ends', 'a\r\nb', gsm(4, 1, 160)],
    ['the extension table, two septets each', '^{}\\[~]|€\f', gsm(20, 1, 160)],
    ['160 septets', repeated('a', 160), gsm(160, 1, 160)],
    ['161 septets', repeated('a', 161), gsm(161, 2, 153)],
    ['two full parts', repeated('a', 306), gsm(306, 2, 153)],
    ['one more than two full parts', repeated('a', 307), gsm(307, 3, 153)],
    ['80 signs of the extension table', repeated('€', 80), gsm(160, 1, 160)],
    ['81 of them: 76 to a part, since none is torn apart', repeated('€', 81), gsm(162, 2, 153)],
    ['153 of them: one more part than their septets alone would take', repeated('€', 153), gsm(306, 3, 153)],
    ['a pair that would lie across the end of a part', `${repeated('a', 152)}€${repeated('a', 152)}`, gsm(306, 3, 153)],
    ['a small c with cedilla, which is not in the basic set', 'ç', ucs(1, 1, 70)],
    ['a grave accent', '`', ucs(1, 1, 70)],
    ['a tab', 'a\tb', ucs(3, 1, 70)],
    ['Chinese', '保單已批核', ucs(5, 1, 70)],
    ['70 characters', repeated('保', 70), ucs(70, 1, 70)],
    ['71 characters', repeated('保', 71), ucs(71, 2, 67)],
    ['134 characters', repeated('保', 134), ucs(134, 2, 67)],
    ['135 characters', repeated('保', 135), ucs(135, 3, 67)],
    ['one emoji among letters', `${repeated('a', 69)}😀`, ucs(71, 2, 67)],
    ['35 emoji', repeated('😀', 35), ucs(70, 1, 70)],
    ['67 emoji: 33 to a part', repeated('😀', 67), ucs(134, 3, 67)],
    [
      'an emoji that would lie across the end of a part',
      `${repeated('保', 66)}😀${repeated('保', 66)}`,
      ucs(134, 3, 67),
    ],
    ['half an emoji', '\uD83D', ucs(1, 1, 70)],
  ])('of %s', (_name, body, expected) => {
    expect(smsLength(body)).toEqual(expected);
  });

  it('of the longest text that can be rendered, without allocating memory per character', async () => {
    const module = JSON.stringify(new URL('sms-length.ts', import.meta.url).href);
    const script = `import(${module}).then(({ smsLength }) =>
      require('node:worker_threads').parentPort.postMessage(smsLength('a'.repeat(20_971_520))))`;
    const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 } });
    expect(await once(worker, 'message')).toEqual([gsm(20_971_520, 137_069, 153)]);
  });

  it('of any text: its number of units, in as many parts as they need', () => {
    const check = (body: string) => {
      const { encoding, units, segments, unitsPerSegment } = smsLength(body);
      expect(units).toBeGreaterThanOrEqual(encoding === 'UCS_2' ? body.length : Array.from(body).length);
      expect(segments * unitsPerSegment).toBeGreaterThanOrEqual(units);
      expect(segments).toBeLessThanOrEqual(Math.max(1, Math.ceil(units / (unitsPerSegment - 1))));
      expect(smsLength(`${body}a`).segments).toBeGreaterThanOrEqual(segments);
    };
    for (const body of naughty) check(body);
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), check));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '€', '保', '😀'), { maxLength: 400 }), (parts) =>
        check(parts.join('')),
      ),
    );
  });
});
