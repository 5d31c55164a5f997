import { readFileAddress } from '@coverwright/insurance/file-address';
import { describe, expect, test } from 'vitest';

const read = (address: string) => readFileAddress(new URL(address, 'https://document.invalid/'));

describe('the address of a file', () => {
  test.each([
    ['/api/v1/files/logo.png', 'logo.png'],
    ['/api/v1/files/brand/logo.png', 'brand/logo.png'],
    ['/api/v1/files/brand%2Flogo.png', 'brand/logo.png'],
    ['/api/v1/files/brand%2flogo.png#top', 'brand/logo.png'],
    ['//api.test/api/v1/files/logo.png', 'logo.png'],
    ['https://insurer.test//api/v1//files/logo.png', undefined],
    ['https://insurer.test//api/v1/files/logo.png', 'logo.png'],
    ['http://127.0.0.1:4000/api/v1/files//brand/logo.png', 'brand/logo.png'],
    ['api/v1/files/brand//logo.png', 'brand//logo.png'],
    ['https://user:password@elsewhere.test/api/v1/files/logo.png', 'logo.png'],
    ['/api/v1/files/customer%20letters/a+b%2520c.png', 'customer letters/a+b%20c.png'],
    ['/api/v1/files/客戶/標誌.png', '客戶/標誌.png'],
    ['/api/v1/files/%E5%AE%A2%E6%88%B6.png', '客戶.png'],
    ['\\api\\v1\\files\\logo.png', 'logo.png'],
    ['/api/v1/files/a/../logo.png', 'logo.png'],
    ['/api/v1/files/%2e%2e/%2e%2e/logo.png', undefined],
    ['/api/v1/files/..%2Fsecret.png', '../secret.png'],
    ['/api/v1/files/what%3F.png?x=1', 'what?.png'],
  ])('%s resolves to the key %s', (address, key) => {
    expect(read(address)?.key).toBe(key);
  });

  test('uses the bucket in the address, and ignores any tenant in it', () => {
    const address = '/api/v1/files/a.png?tenantIdIfNoToken=theirs&bucketName=theirs-documents';
    expect(read(address)).toEqual({ key: 'a.png', bucketName: 'theirs-documents' });
    expect(read('/api/v1/files/a.png?bucketName=')).toEqual({ key: 'a.png', bucketName: undefined });
    expect(read('/api/v1/files/a.png?bucketName=a&bucketName=b')).toBeUndefined();
  });

  test.each([
    '/api/v1/files',
    '/api/v1/files/',
    '/api/v1/filesystem/a.png',
    '/api/v2/files/a.png',
    '/API/v1/files/a.png',
    '/x/api/v1/files/a.png',
    '/api/v1/files/%zz.png',
    '/api/v1/files/%ff.png',
    'file:///api/v1/files/a.png',
    'ftp://insurer.test/api/v1/files/a.png',
    'data:image/png;base64,AAAA',
    'javascript:/api/v1/files/a.png',
    'about:blank',
  ])('is not %s', (address) => {
    expect(read(address)).toBeUndefined();
  });
});
