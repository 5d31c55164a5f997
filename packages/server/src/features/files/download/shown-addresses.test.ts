import { describe, expect, test } from 'vitest';
import { rightsOf } from '../../../request/rights.ts';
import { shownBy } from './shown-addresses.service.ts';

const client = { rights: rightsOf('API_CLIENT') };
const file = (key: string, bucketName?: string) => ({ key, bucketName });

describe('a caller without the right to read files, who sends values,', () => {
  const texts = [
    '<img src="/api/v1/files/brand/logo.png">',
    "<p style='background: url(https://insurer.example/api/v1/files/brand%2Fpaper.png?bucketName=b&amp;x=1)'>",
    '{% assign seal = \'/api/v1/files/seal 印.png\' %}<img src="{{ seal }}">',
    '<img src="{{ photo }}"><img src="/api/v1/files/{{ folder }}/photo.png">',
  ];
  const mayShow = shownBy(client, { texts, hasRequestValues: true });

  test.each([file('brand/logo.png'), file('brand/paper.png', 'b'), file('seal 印.png')])(
    'is shown what the template itself names: %j',
    (one) => expect(mayShow(one)).toBe(true),
  );

  test.each([
    file('photo.png'),
    file('secret/photo.png'),
    file('brand/paper.png'),
    file('brand/logo.png', 'b'),
    file('brand'),
    file(''),
  ])('is not shown anything else: %j', (one) => expect(mayShow(one)).toBe(false));
});

test('a text of the request names files for its sender only', () => {
  const sent = { texts: [], hasRequestValues: false };
  expect(shownBy(client, sent)(file('a.png'))).toBe(false);
  expect(shownBy(undefined, sent)(file('a.png'))).toBe(false);
  expect(shownBy({ rights: rightsOf('VIEWER') }, sent)(file('a.png'))).toBe(true);
});

test('a template that is rendered without values of the request shows whatever its query yields', () => {
  expect(shownBy(client, { texts: ['<img src="{{ photo }}">'], hasRequestValues: false })(file('a.png'))).toBe(true);
});
