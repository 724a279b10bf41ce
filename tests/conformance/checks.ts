import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CloudEvent, emitterFor, httpTransport, Mode } from 'cloudevents';
import { Webhook } from 'standardwebhooks';
import { extractText, getDocumentProxy } from 'unpdf';
import { ORDER_PDF_TEXTS } from '@planet-heroes/backend/areas/orders/order-pdf-texts';
import { LOCALES } from '@planet-heroes/contracts/kernel/text/locales';
import { ask } from '../processes/client.ts';
import { ROOT } from '../processes/process.ts';
import { freePort } from '../processes/redis-server.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { until } from '../support/until.ts';
import type { Check } from './run-checks.ts';
import { library, programNamed, run } from './tools.ts';

/** A running product with its sample data, and a folder of our own. */
export interface Site {
  address: string;
  folder: string;
}

const OPENAPI = '/api/docs/openapi.json';
/** A sample order that has all of its papers. */
const ORDER = '/api/corporate/orders/PO-1001';
/** Marks of direction, short vowels and blanks: readers differ in them. */
const UNSEEN = /[\s\u061c\u064b-\u065f\u200e\u200f\u2066-\u2069]/g;

export const CHECKS: readonly Check<Site>[] = [
  { tool: 'redocly', what: 'OpenAPI', run: async (site) => run('redocly', ['lint', await saved(site, OPENAPI)], site.folder) },
  { tool: 'spectral', what: 'OpenAPI', run: lintBySpectral },
  { tool: 'openapi-ts, tsc', what: 'OpenAPI: a generated client compiles under strict', run: compileClient },
  { tool: '@asyncapi/parser', what: 'AsyncAPI', run: parseAsyncApi },
  { tool: 'cloudevents', what: 'events in, binary and structured', run: emitEvents },
  { tool: 'standardwebhooks', what: 'a signed webhook', run: verifyWebhook },
  { tool: 'html-validate', what: 'the pages of the site’s map', run: validatePages },
  {
    tool: 'vnu',
    what: 'the pages of the site’s map',
    run: async (site) => run('vnu', ['--errors-only', ...await savedPages(site, 'vnu')], site.folder),
  },
  { tool: 'qpdf', what: 'papers, both languages', run: checkPapers },
  { tool: 'unpdf', what: 'papers, both languages: title and number', run: readPapers },
  { tool: 'promtool', what: 'alarms and their cases', run: checkAlarms },
  { tool: 'nginx', what: 'the proxy of docs/run.md', run: checkProxy },
];

async function textOf({ address }: Site, path: string): Promise<string> {
  const { status, body } = await ask(address, 'GET', path, { headers: { accept: '*/*' } });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
}

/** Keeps an answer as a file, and returns its path. */
async function saved(site: Site, path: string, name = path.split('/').at(-1)!): Promise<string> {
  const file = join(site.folder, name);
  writeFileSync(file, await textOf(site, path));
  return file;
}

async function lintBySpectral(site: Site): Promise<void> {
  const rules = join(site.folder, '.spectral.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  await run('spectral', ['lint', await saved(site, OPENAPI), '--ruleset', rules, '--fail-severity', 'error'], site.folder);
}

async function compileClient(site: Site): Promise<void> {
  const client = join(site.folder, 'client');
  await run('openapi-ts', ['--input', await saved(site, OPENAPI), '--output', client], site.folder);
  const options = '--strict --noEmit --target es2022 --lib es2022,dom,dom.iterable --module esnext --moduleResolution bundler';
  await run('tsc', [...options.split(' '), join(client, 'index.ts')], site.folder);
}

async function parseAsyncApi(site: Site): Promise<void> {
  const { Parser } = await library('@asyncapi/parser');
  const { diagnostics } = await new Parser().parse(await textOf(site, '/api/docs/asyncapi.json'));
  const errors = (diagnostics as { severity: number; path: string[]; message: string }[])
    .filter(({ severity }) => severity === 0).map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** The SDK reports success even where an event was refused: the answer counts. */
async function emitEvents({ address }: Site): Promise<void> {
  const transport = httpTransport(`${address}/api/ops/events`);
  for (const mode of [Mode.BINARY, Mode.STRUCTURED]) {
    const heroId = randomUUID();
    const event = new CloudEvent({ id: heroId, source: '/conformance', type: 'hero.joined', data: { heroId, name: 'Sana' } });
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const { body } = await emitterFor(transport, { mode })(event, { headers }) as { body: string };
    if (JSON.parse(body).applied !== 1) throw new Error(`${mode}: ${body}`);
  }
}

async function verifyWebhook({ address }: Site): Promise<void> {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part)).on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = receiver.address() as AddressInfo;
    const asDesk = async (path: string, body?: unknown) => answered(address, 'POST', `/api/ops${path}`, { body, as: 'operator' });
    const { apiKey } = await asDesk('/companies', { id: `company-${randomUUID()}`, name: 'Gulf Fleet', email: 'it@gulf.example' });
    const headers = { authorization: `Bearer ${apiKey}` };
    const asCompany = async (method: string, path: string, body?: unknown) =>
      answered(address, method, `/api/corporate${path}`, { body, headers });
    await asCompany('PATCH', '/api-settings', { webhookUrl: `http://127.0.0.1:${port}/` });
    const { webhookSecret } = await asCompany('POST', '/webhook-secret/rotate');
    const { id } = await asCompany('POST', '/quotes', {
      companyName: 'Gulf Fleet', contactName: 'Layla', email: 'layla@gulf.example', phone: '+971 4 555 0142',
      devices: [{ model: 'ipad-pro', condition: 'good', quantity: 2 }],
    });
    await asDesk(`/quotes/${id}/review`, {});
    await asDesk(`/quotes/${id}/approve`);
    const message = await until('a webhook to come', () => received[0]);
    new Webhook(webhookSecret).verify(message.body, message.headers as Record<string, string>);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}

async function answered(address: string, method: string, path: string, write: Parameters<typeof ask>[3]): Promise<any> {
  const { status, body } = await ask(address, method, path, write);
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function validatePages(site: Site): Promise<void> {
  const config = join(site.folder, 'html-validate.json');
  writeFileSync(config, JSON.stringify({ root: true, extends: ['html-validate:standard'] }));
  await run('html-validate', ['--config', config, ...await savedPages(site, 'html-validate')], site.folder);
}

/** The pages that search engines know, as files; nothing is read where the tool is missing. */
async function savedPages(site: Site, tool: string): Promise<string[]> {
  programNamed(tool);
  mkdirSync(join(site.folder, 'pages'), { recursive: true });
  const addresses = (await textOf(site, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  const files: string[] = [];
  for (const [, address] of addresses) {
    const { pathname } = new URL(address!);
    files.push(await saved(site, pathname, `pages/${pathname.replaceAll('/', '_')}.html`));
  }
  return files;
}

interface Paper {
  name: string;
  bytes: Uint8Array;
  /** What its head says. */
  title: string;
}

async function papersOf(site: Site): Promise<Paper[]> {
  const { documents } = JSON.parse(await textOf(site, ORDER)) as { documents: { id: string; type: string }[] };
  const papers: Paper[] = [];
  for (const locale of LOCALES) {
    const { purchaseOrder, pickupNote, certificate, advice } = ORDER_PDF_TEXTS[locale];
    const titles: Record<string, string> = {
      'purchase-order': purchaseOrder, 'pickup-note': pickupNote, 'wiping-certificate': certificate, 'payment-advice': advice,
    };
    for (const { id } of documents.filter(({ type }) => type === 'application/pdf')) {
      const answer = await fetch(`${site.address}${ORDER}/documents/${id}?locale=${locale}`);
      papers.push({
        name: `${id}.${locale}.pdf`, bytes: new Uint8Array(await answer.arrayBuffer()), title: titles[id] ?? '',
      });
    }
  }
  return papers;
}

async function checkPapers(site: Site): Promise<void> {
  programNamed('qpdf');
  for (const { name, bytes } of await papersOf(site)) {
    writeFileSync(join(site.folder, name), bytes);
    await run('qpdf', ['--check', name], site.folder);
  }
}

async function readPapers(site: Site): Promise<void> {
  const number = ORDER.split('/').at(-1)!;
  for (const { name, bytes, title } of await papersOf(site)) {
    const text = (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replaceAll(UNSEEN, '');
    const missing = [number, title].filter((part) => !text.includes(part.replaceAll(UNSEEN, '')));
    if (missing.length > 0) throw new Error(`${name} does not say ${missing.join(', ')}, but ${text.slice(0, 200)}`);
  }
}

async function checkAlarms(): Promise<void> {
  const folder = join(ROOT, 'deploy/monitoring');
  await run('promtool', ['check', 'rules', 'prometheus-rules.yaml'], folder);
  await run('promtool', ['test', 'rules', 'prometheus-rules.test.yaml'], folder);
}

/** The file of the documents as it stands, but for its port and its certificate. */
async function checkProxy({ folder }: Site): Promise<void> {
  programNamed('nginx');
  const [, written] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/run.md'), 'utf8'))!;
  const certificate = join(ROOT, 'tests/fixtures/tls/server');
  const server = written!.replace('listen 443', `listen 127.0.0.1:${await freePort()}`)
    .replace(/(ssl_certificate +).*/, `$1${certificate}.crt;`).replace(/(ssl_certificate_key +).*/, `$1${certificate}.key;`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${server}}\n`);
  await run('nginx', ['-t', '-p', folder, '-c', file], folder);
}
