import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkNewWebhookUrl, checkWebhookUrl } from './check-webhook-url.js';
import { postWebhook } from './post-webhook.js';
import { isPublicAddress } from '../../kernel/outbox/public-address.js';
import { resolveTarget } from './resolve-target.js';

const PRIVATE = [
  '127.0.0.1',
  '127.8.9.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  '2001:db8::1',
  '::7f00:1',
  '::a00:1',
  '64:ff9b:1::a00:1',
  'fec0::1',
  '4000::1',
  '2001::7f00:1',
];

describe('an address', () => {
  it.each(PRIVATE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('a webhook URL', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.com',
    '',
    'https://user:secret@example.com/',
    'http://localhost/',
    'http://a.localhost:80/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    `https://example.com/${'x'.repeat(500)}`,
  ])('%s is refused', (url) => {
    expect(() => checkWebhookUrl(url, false)).toThrow(expect.objectContaining({ code: 'webhook_url_refused' }));
  });

  it.each(['https://example.com/hooks?x=1', 'http://example.com:8080/', 'https://1.1.1.1/'])('%s is taken', (url) => {
    expect(checkWebhookUrl(url, false).href).toBe(url);
  });
});

describe('a new webhook URL', () => {
  it.each(['http://example.com:8080/', 'http://1.1.1.1/', 'https://10.0.0.1/'])('%s is refused', (url) => {
    expect(() => checkNewWebhookUrl(url, false)).toThrow(expect.objectContaining({ code: 'webhook_url_refused' }));
  });

  it('may be http where private networks are permitted', () => {
    expect(() => checkNewWebhookUrl('http://127.0.0.1:9/', true)).not.toThrow();
  });
});

describe('where a name leads', () => {
  const url = new URL('https://hooks.example/');
  const resolvesTo = (...addresses: string[]) => async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it('is the first address when all are public', async () => {
    expect(await resolveTarget(url, false, resolvesTo('1.1.1.1', '2606:4700:4700::1111'))).toEqual({
      address: '1.1.1.1',
      family: 4,
    });
  });

  it.each(PRIVATE)('is refused when one of them is %s', async (address) => {
    await expect(resolveTarget(url, false, resolvesTo('1.1.1.1', address))).rejects.toThrow('public');
  });

  it('is refused when it has no address', async () => {
    await expect(resolveTarget(url, true, resolvesTo())).rejects.toThrow('no address');
  });
});

describe('posting a message', () => {
  let server: Server;
  let port: number;
  let requests = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests++;
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (request.url === '/never') return;
      else if (request.url === '/drops') {
        const drops = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(drops));
      } else if (request.url === '/long') response.writeHead(200).end(`\u0000${'x'.repeat(100_000)}`);
      else response.writeHead(200).end(`for ${request.headers.host}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const post = (path: string, options: Partial<Parameters<typeof postWebhook>[3]> = {}) =>
    postWebhook(`http://hooks.example:${port}${path}`, '{}', { 'content-type': 'application/json' }, {
      allowPrivate: true,
      resolve,
      ...options,
    });

  it('goes to the address that was looked up, under the host’s name', async () => {
    expect(await post('/')).toMatchObject({ statusCode: 200, error: null, response: `for hooks.example:${port}` });
  });

  it('does not follow a redirect', async () => {
    const before = requests;
    expect(await post('/moved')).toMatchObject({ statusCode: 302, error: 'Redirects are not followed.' });
    expect(requests - before).toBe(1);
  });

  it('ends when the server says nothing', async () => {
    expect(await post('/never', { timeoutMs: 200 })).toMatchObject({
      statusCode: null,
      error: 'No answer within 0.2 seconds.',
    });
  });

  it('ends when the server says a little at a time without end', async () => {
    expect(await post('/drops', { timeoutMs: 300 })).toMatchObject({
      statusCode: null,
      error: 'No answer within 0.3 seconds.',
    });
  });

  it('keeps the beginning of a long answer, fit to be stored', async () => {
    const { response } = await post('/long');
    expect(response).toBe(` ${'x'.repeat(499)}`);
  });

  it('sends nothing to an address that is not public', async () => {
    const before = requests;
    expect(await post('/', { allowPrivate: false })).toMatchObject({
      statusCode: null,
      error: 'The host does not lead to a public address.',
    });
    expect(await postWebhook(`http://127.0.0.1:${port}/`, '{}', {}, { allowPrivate: false })).toMatchObject({
      statusCode: null,
    });
    expect(requests).toBe(before);
  });

  it('report when nobody listens', async () => {
    expect(await postWebhook('http://127.0.0.1:1/', '{}', {}, { allowPrivate: true })).toMatchObject({
      statusCode: null,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
