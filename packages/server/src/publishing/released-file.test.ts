import { expect, test } from 'vitest';
import { fileKeysIn } from './released-file.ts';

test('files are referenced by addresses and by fileUrl with a literal key', () => {
  const source = `<img src="/api/v1/files/a%20b.png?x=1"> url('/api/v1/files/c/d.jpg')
    fileUrl('e.pdf') fileUrl( "f.txt" ) fileUrl(\`g.csv\`) fileUrl(name) fileUrl(\`h-\${i}.csv\`)`;
  expect(fileKeysIn(source)).toEqual(['a b.png', 'c/d.jpg', 'e.pdf', 'f.txt', 'g.csv']);
  expect(fileKeysIn('<p class="md:hover:bg-[url(/api/v1/files/a/b_c%20%28d%29.png)] p-4">')).toEqual(['a/b_c (d).png']);
  expect(fileKeysIn('fileUrl('.repeat(100_000))).toEqual([]);
});
