import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { reward } from '../processes/offers.ts';
import { DESK_STEPS } from '../support/desk-steps.ts';

const DEVICE = { device: 'iPhone 13 Pro', condition: 'good' };
const ANSWERS = { screen: 'light-scratches', back: 'flawless', battery: 'good', faceId: 'works', water: 'dry' };
const BANK = { method: 'bank', holder: 'Layla Haddad', iban: 'AE07 0331 2345 6789 0123 456' };
const DEVICES = [{ model: 'iphone-13', condition: 'good', quantity: 5 }];
const QUOTE = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };
const REWARD = 'walked-to';
const ADMIN = 'mariam@planet.example';
const FINANCE = 'omar@planet.example';
const BACKUP = '/photos/walk.gz';
const DAY_MS = 86_400_000;

type Headers = Record<string, string>;
type Call = (method: string, path: string, body?: unknown, headers?: Headers) => Promise<any>;

/** Runs one of the image’s programs beside the processes, and returns what it printed. */
export type RunScript = (...command: string[]) => Promise<string>;

/** What a walk through the product does, in order; each step throws when an answer is not as it should be. */
export function walkThrough(address: string, runScript: RunScript): [what: string, step: () => Promise<void>][] {
  const as = (headers: Headers): Call => (method, path, body, more) =>
    call(address, method, path, body, { ...headers, ...more });
  const withKey = (key: string) => as({ authorization: `Bearer ${key}` });
  const anybody = as({});
  /** A person who operates, with the code that the command prints. */
  const signedIn = async (email: string, roles: string): Promise<Call> => {
    const printed = await runScript('node', 'scripts/operators/operator.ts', 'add', email, '--roles', roles);
    const code = /: (\d{6})$/m.exec(printed)?.[1];
    const answer = await send(address, 'POST', '/api/sign-in', { email, code });
    return as({ cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
  };
  let hero: Call;
  let heroId: string;
  // Until an admin has signed in the start token operates.
  const desk = withKey(OPERATOR_TOKEN);
  let second: Call;
  let tradeIn: string;
  return [
    ['operators are added', async () => {
      await desk('POST', '/api/ops/operators', { name: 'Huda', email: 'huda@planet.example', roles: ['admin'] });
      // A key would count as the start token, which issues it.
      second = await signedIn(FINANCE, 'finance');
    }],
    ['a hero joins', async () => {
      const joining = await send(address, 'POST', '/api/heroes', { name: 'Layla' });
      heroId = ((await joining.json()) as { id: string }).id;
      hero = as({ cookie: joining.headers.get('set-cookie')!.split(';')[0]! });
      await hero('GET', '/api/me');
    }],
    ['a phone with a photo is traded in, inspected, wiped and credited', async () => {
      tradeIn = (await hero('POST', '/api/me/trade-ins', DEVICE)).id;
      const path = `/api/me/trade-ins/${tradeIn}`;
      const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } }).jpeg().toBuffer();
      const { photos: [photo] } = await hero('POST', `${path}/photos`, picture, { 'content-type': 'image/jpeg' });
      begins(await hero('GET', `${path}/photos/${photo.id}`), '\u{FFFD}\u{FFFD}');
      await hero('PUT', `${path}/answers`, { answers: ANSWERS });
      await hero('PUT', `${path}/payout`, BANK);
      await hero('PUT', `${path}/handover`, { method: 'drop-off' });
      await desk('POST', `/api/ops/trade-ins/${tradeIn}/receive`, {});
      await desk('POST', `/api/ops/trade-ins/${tradeIn}/inspect`, { answers: ANSWERS });
      await desk('POST', `/api/ops/trade-ins/${tradeIn}/wipe`, { certificate: 'NIST SP 800-88 purge' });
      const { score } = await hero('GET', '/api/me');
      if (score < 1700) throw new Error(`The hero has ${score} points.`);
    }],
    ['the erasure certificate is a PDF', async () =>
      begins(await hero('GET', `/api/me/trade-ins/${tradeIn}/documents/certificate`), '%PDF-')],
    ['two people of finance pay the hero', async () => {
      const { id } = await desk('POST', '/api/ops/payout-batches');
      await second('POST', `/api/ops/payout-batches/${id}/approve`);
      const { state } = await second('POST', `/api/ops/payout-batches/${id}/settle`, { reference: 'WALK-1' });
      if (state !== 'settled') throw new Error(`The batch is ${state}.`);
    }],
    ['a reward is claimed', async () => {
      await desk('POST', '/api/ops/events', [reward(REWARD)]);
      await hero('POST', `/api/dubai/rewards/${REWARD}/claim`, { heroId });
    }],
    ['a company’s order is approved, received, wiped and documented', async () => {
      const { apiKey } = await desk('POST', '/api/ops/companies', {
        id: `company-${randomUUID()}`, name: 'Al Noor', email: QUOTE.email,
      });
      const company = withKey(apiKey);
      const { id: quote } = await company('POST', '/api/corporate/quotes', { ...QUOTE, devices: DEVICES });
      await desk('POST', `/api/ops/quotes/${quote}/review`, {});
      await desk('POST', `/api/ops/quotes/${quote}/approve`);
      const { order: { id } } = await company('POST', `/api/corporate/quotes/${quote}/accept`);
      await company('POST', `/api/corporate/orders/${id}/approve`);
      const pickupDate = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
      await desk('PUT', `/api/ops/orders/${id}/logistics`, { pickupDate });
      for (const step of DESK_STEPS) {
        await desk('POST', `/api/ops/orders/${id}/advance`, step);
      }
      begins(await company('GET', `/api/corporate/orders/${id}/documents/purchase-order`), '%PDF-');
    }],
    ['the books are in order', async () => {
      const { checks } = await desk('POST', '/api/ops/books/check');
      const broken = checks.filter(({ holds }: { holds: boolean }) => !holds);
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
    }],
    ['a backup is made, restored and proved', async () => {
      await runScript('node', 'scripts/data/backup.ts', BACKUP);
      await runScript('node', 'scripts/data/restore-drill.ts', BACKUP);
    }],
    ['an admin signs in with the code of the command, which ends the start token', async () => {
      await (await signedIn(ADMIN, 'admin'))('GET', '/api/ops/operators');
      const refused = await desk('GET', '/api/ops/operators').then(() => false, (error: Error) => error.message.includes('operator_token_wrong'));
      if (!refused) throw new Error('The start token still operates.');
    }],
    ['page and script are served', async () => {
      const page = await anybody('GET', '/', undefined, { accept: 'text/html' });
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
      if (!script) throw new Error('The page names no script.');
      await anybody('GET', script);
    }],
  ];
}

function begins(text: string, start: string): void {
  if (!text.startsWith(start)) throw new Error(`The answer begins with ${JSON.stringify(text.slice(0, 20))}.`);
}

async function call(address: string, ...request: Parameters<Call>): Promise<any> {
  const answer = await send(address, ...request);
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text();
}

async function send(address: string, method: string, path: string, body?: unknown, headers: Headers = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Calculates trades until it is stopped or the node leaves; returns how many were answered, and what went wrong. */
export function writeUntilStopped(address: string): { stop(): Promise<{ answered: number; faults: string[] }> } {
  const over = new AbortController();
  let answered = 0;
  const faults: string[] = [];
  const writers = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      await send(address, 'POST', '/api/calculate-trade', { device: 'iPhone 15 Pro', condition: 'good' }).then(
        ({ headers }) => {
          answered++;
          // The node says that it leaves: balancers send nobody any more.
          if (headers.get('connection') === 'close') over.abort();
        },
        (error: Error & { cause?: { code?: string } }) => faults.push(String(error.cause?.code ?? error.message)),
      );
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(writers);
      return { answered, faults };
    },
  };
}
