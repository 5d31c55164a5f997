// PDF files that were damaged in transit: each of the foreign forms, corrupted the same way in every run.
import { foreignForms } from './foreign-forms.ts';

type Random = () => number;

/** From 0 to 1, the same for the same seed. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const at = (random: Random, form: Buffer) => Math.floor(random() * form.length);

/** Long enough to remove a complete object. */
const sliceBytes = 200;

const spoilers: readonly ((form: Buffer, random: Random) => Buffer)[] = [
  (form, random) => form.subarray(0, at(random, form)),
  (form, random) => {
    const spoiled = Buffer.from(form);
    for (let count = 0; count < 12 && form.length > 0; count += 1)
      spoiled[at(random, form)] = Math.floor(random() * 256);
    return spoiled;
  },
  (form, random) => {
    const from = at(random, form);
    return Buffer.concat([form.subarray(0, from), form.subarray(from + sliceBytes)]);
  },
  (form, random) => {
    const from = at(random, form);
    const to = at(random, form);
    return Buffer.concat([form.subarray(0, to), form.subarray(from, from + sliceBytes), form.subarray(to)]);
  },
  // Every reference, length and count may change.
  (form, random) =>
    Buffer.from(
      form.toString('latin1').replace(/\d/g, (digit) => (random() < 0.02 ? String(Math.floor(random() * 10)) : digit)),
      'latin1',
    ),
];

export interface SpoiledForm {
  readonly name: string;
  readonly form: Buffer;
}

export async function* spoiledForms(timesEach: number): AsyncGenerator<SpoiledForm> {
  for (const [index, { name, make }] of foreignForms.entries()) {
    const form = await make();
    for (const [way, spoil] of spoilers.entries())
      for (let time = 0; time < timesEach; time += 1) {
        const random = randomOf(index * 1_000 + way * 100 + time);
        yield { name: `${name}, way ${way}, time ${time}`, form: spoil(form, random) };
      }
  }
}
