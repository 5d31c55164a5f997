// Forms that no browser would send.
import { formBody, post, upload } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const note = { name: 'file', fileName: 'note.txt', content: 'A note.' };
const boundary = 'attack-boundary';

function form(body: string | Uint8Array, type = `multipart/form-data; boundary=${boundary}`): Attempt {
  return post('/api/v1/files', body, { 'content-type': type });
}

function many(count: number): { name: string; content: string }[] {
  return Array.from({ length: count }, (_value, nth) => ({ name: `field${nth}`, content: 'x' }));
}

const forms: Readonly<Record<string, () => Attempt>> = {
  '10,000 fields': () => upload('', [...many(10_000), note]),
  '1,000 files': () =>
    upload(
      '',
      Array.from({ length: 1_000 }, () => note),
    ),
  'two files': () => upload('', [note, note]),
  'no file': () => upload('', [{ name: 'isPublic', content: 'true' }]),
  'a field of 5 MB': () => upload('', [{ name: 'isPublic', content: 'x'.repeat(5_000_000) }, note]),
  'a name of a field of 1 MB': () => upload('', [{ name: 'x'.repeat(1_000_000), content: 'x' }, note]),
  'a file name of 1 MB': () => upload('', [{ ...note, fileName: `${'x'.repeat(1_000_000)}.txt` }]),
  'a file name that leads out': () => upload('', [{ ...note, fileName: '../../../../etc/cron.d/attack.txt' }]),
  'a file name with NUL': () => upload('', [{ ...note, fileName: 'attack.txt\0.png' }]),
  'a file name of blanks': () => upload('', [{ ...note, fileName: '   ' }]),
  'a prefix that leads out': () => upload('/..%2f..%2f..%2fetc%2f', [note]),
  'a page for a picture': () => upload('', [{ ...note, fileName: 'a.png', content: '<script>alert(1)</script>' }]),
  'a program for a text': () => upload('', [{ ...note, content: Buffer.from('7f454c460201', 'hex') }]),
  'an SVG': () => upload('', [{ ...note, fileName: 'a.svg', content: '<svg onload="alert(1)"/>' }]),
  'an empty file': () => upload('', [{ ...note, content: '' }]),
  'another boundary': () => form(formBody([note]), 'multipart/form-data; boundary=other'),
  'no boundary': () => form(formBody([note]), 'multipart/form-data'),
  'a boundary of 10,000 letters': () => upload('', [note], 'x'.repeat(10_000)),
  'a boundary with signs': () => upload('', [note], '()+_,-./:=?'),
  'a form that ends early': () => form(formBody([note]).subarray(0, 90)),
  'a head that does not end': () => form(`--${boundary}\r\nContent-Disposition: form-data; ${'x'.repeat(200_000)}`),
  '20,000 headers of a part': () => form(`--${boundary}\r\n${'X-A: b\r\n'.repeat(20_000)}\r\nx\r\n--${boundary}--\r\n`),
  'boundaries only': () => form(`--${boundary}\r\n`.repeat(50_000)),
  'forms within forms': () =>
    form(`--${boundary}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n--${boundary}--`),
  'an unknown transfer encoding': () =>
    form(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Transfer-Encoding: ${'x'.repeat(1000)}\r\n\r\nx\r\n--${boundary}--`,
    ),
  'an empty body': () => form(''),
  JSON: () => form('{"file":"x"}', 'application/json'),
};

export const formShapes: readonly Shape[] = Object.entries(forms).flatMap(([name, make]) =>
  (['nobody', 'one user'] as const).map((by) => ({
    theme: 'forms',
    name: `${name}, by ${by}`,
    by,
    mayBeCut: true,
    make,
  })),
);
