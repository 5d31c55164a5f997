import { expect, test } from 'vitest';
import { toPictureInsertion } from './picture-insertion.ts';

const src = '/api/v1/files/a.png?tenantIdIfNoToken=t&bucketName=b';
const escaped = src.replace('&', '&amp;');

test.each([
  ['<mj-column>\n  ', `<mj-image src="${escaped}" alt="" />`],
  ['<mj-column><mj-text>Dear <b>you</b> ', `<img src="${escaped}" alt="">`],
  ['<mj-column><mj-text>Dear</mj-text>', `<mj-image src="${escaped}" alt="" />`],
  ['<mj-column><mj-image alt="" src="', escaped],
  ["<mj-section background-url='", escaped],
  ['<mj-column><mj-image src="x" />', `<mj-image src="${escaped}" alt="" />`],
])('after %s', (before, inserted) => {
  expect(toPictureInsertion(src, before)).toBe(inserted);
});
