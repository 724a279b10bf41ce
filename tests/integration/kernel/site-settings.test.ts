import { readdirSync, readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SITE_DEFAULTS } from '@planet-heroes/contracts/kernel/site/catalogue';
import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import { fillIn } from '@planet-heroes/backend/kernel/http/filled-pages';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const PUBLIC_URL = 'https://heroes.shop.test';
const CONTACT_EMAIL = 'help@shop.test';
const SOCIAL_HANDLE = 'shop.test';

describe('an installation with its own address and contact', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'catalogue', environment: { PUBLIC_URL, CONTACT_EMAIL, SOCIAL_HANDLE } });
  });
  afterAll(() => product.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      requestHttp(product.address + path, { headers: { accept: 'text/html', ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () =>
          resolve({
            status: answer.statusCode!, headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks),
          }));
      }).on('error', reject).end();
    });
  const textOf = async (path: string) => (await get(path)).body.toString();

  it.each([...SCREEN_PATHS, '/nothing-here', '/sitemap.xml', '/robots.txt'])('shows no other in %s', async (path) => {
    const text = await textOf(path);
    expect(text.length).toBeGreaterThan(50);
    expect(text).not.toMatch(/planetheroes\.example|site-token|\.invalid|\+000/);
  });

  it('is where its pages, the map of the site and the rules for robots lead', async () => {
    const page = await textOf('/terms');
    expect(page).toContain(`<link rel="canonical" href="${PUBLIC_URL}/terms" />`);
    expect(page).toContain(`<meta property="og:image" content="${PUBLIC_URL}/social-card.png" />`);
    expect(page).toContain(`href="mailto:${CONTACT_EMAIL}"`);
    const hosts = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(https?:\/\/[^/]+)/g)].map(([, host]) => host);
    expect([...new Set(hosts)]).toEqual([PUBLIC_URL]);
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('gives the scripts the same settings as the page', async () => {
    const [, content] = /<meta name="planet-heroes-site" content="([^"]*)" \/>/.exec(await textOf('/'))!;
    expect(JSON.parse(content!.replaceAll('&quot;', '"'))).toEqual({
      ...SITE_DEFAULTS, contactEmail: CONTACT_EMAIL, socialHandle: SOCIAL_HANDLE,
    });
  });

  it('sends the same page in each encoding, and nothing to those that have it', async () => {
    const plain = await get('/terms');
    const [br, gzip] = [await get('/terms', { 'accept-encoding': 'gzip, br' }), await get('/terms', { 'accept-encoding': 'gzip' })];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    const refusing = await get('/terms', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(refusing.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await get('/terms', { 'accept-encoding': 'gzip, br', 'if-none-match': br.headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.vary).toContain('accept-encoding');
    // A page that is not there is said to be so to those that have it as well.
    const gone = await get('/nothing-here');
    expect((await get('/nothing-here', { 'if-none-match': gone.headers.etag! })).status).toBe(404);
  });

  it('is the only host in e-mails', async () => {
    await signIn(product, newEmail());
    const folder = join(product.dataDir, 'mail');
    const files = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
    await until('the mail to be written', async () => files().length > 0);
    const mail = readFileSync(join(folder, files()[0]!), 'utf8').replaceAll(/=\r?\n/g, '');
    expect(mail).toContain(PUBLIC_URL);
    expect(mail).not.toContain('planetheroes.example');
  });
});

describe('a setting that is filled in', () => {
  it('stays text, regardless of its characters', () => {
    const filled = fillIn(
      '<meta name="planet-heroes-site" content="" /><a href="?q=site-token-kitchen">contact@site-token.invalid</a>',
      { partnerKitchenPlace: 'A&B "x" <y>', contactEmail: '$&@shop.test' },
      PUBLIC_URL,
    );
    expect(filled).toContain('<a href="?q=A%26B%20%22x%22%20%3Cy%3E">$&amp;@shop.test</a>');
    expect(filled.match(/content="([^"]*)"/)![1]).not.toMatch(/[<]/);
  });
});
