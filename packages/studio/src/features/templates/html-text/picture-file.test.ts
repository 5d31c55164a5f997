import { expect, test } from 'vitest';
import { isPictureName, pictureTag } from './picture-file.ts';

test.each(['logo.png', 'LOGO.PNG', 'a.b.jpg', '標誌.jpeg'])('%s is a picture', (name) => {
  expect(isPictureName(name)).toBe(true);
});

test.each(['logo.gif', 'logo.webp', 'png', 'logo.png.pdf', ''])('%s is not a picture that a text can show', (name) => {
  expect(isPictureName(name)).toBe(false);
});

test('a URL is escaped in the tag as HTML requires', () => {
  expect(pictureTag({ src: '/api/v1/files/a.png?x=1&y="', alt: '' })).toBe(
    '<img src="/api/v1/files/a.png?x=1&amp;y=&quot;" alt="">',
  );
  expect(pictureTag({ src: '/a.png', alt: '"A" & <b>' })).toBe('<img src="/a.png" alt="&quot;A&quot; &amp; &lt;b>">');
});
