import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { OPERATOR_TOKEN, SESSION_SECRET } from './secrets.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: any;
}

/** One write as a browser sends it: it has a key, and is sent again with that key until there is an answer. */
export interface Write {
  path: string;
  body?: unknown;
  key: string;
  /** The sender: a hero's id, or an operator. */
  as?: string;
  /** Further headers; with a media type other than JSON, the body is a text that is sent unchanged. */
  headers?: Readonly<Record<string, string>>;
}

// All connections in use are kept: callers have connections of their own, and do not reconnect for every call.
const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 4_000 });
const ANSWER_MS = 30_000;

/** One request and its answer; rejects when the connection breaks or nothing comes. */
export function ask(
  address: string,
  method: string,
  path: string,
  { body, as, key, headers: more }: Partial<Write> = {},
): Promise<Answer> {
  const text = body === undefined ? undefined : more?.['content-type'] ? String(body) : JSON.stringify(body);
  const headers = {
    ...(text !== undefined
      && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(as === 'operator' && { authorization: `Bearer ${OPERATOR_TOKEN}` }),
    ...(as !== undefined && as !== 'operator' && { cookie: cookieOf(as) }),
    ...more,
  };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, agent, headers });
    sent.setTimeout(ANSWER_MS, () => sent.destroy(new Error(`${method} ${path} had no answer in ${ANSWER_MS} ms`)));
    sent.once('error', reject);
    sent.once('response', (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      response.once('error', reject);
      response.once('aborted', () => reject(new Error('cut off')));
      response.once('end', () => {
        const isJson = /[/+]json\b/.test(response.headers['content-type'] ?? '');
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: isJson && received ? JSON.parse(received) : received,
        });
      });
    });
    sent.end(text);
  });
}

/** The cookie of the session that `fillHeroes` opened for a hero. */
export function cookieOf(heroId: string): string {
  return `planet_session=${createHash('sha256').update(`${SESSION_SECRET} ${heroId}`).digest('base64url')}`;
}

/** Calls as an operator; throws unless it is a 200. */
export async function operate<T = any>(address: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(address, method, path, { body, as: 'operator' });
  if (answer.status !== 200)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}

export function codeOf({ status, body }: Answer): string {
  return body?.error?.code ?? (status < 300 ? 'succeeded' : String(status));
}

/** How often each of some words occurs. */
export function counted(words: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

/** Does something with each of many, a limited number at once. */
export async function withEach<T, R>(
  items: readonly T[],
  atOnce: number,
  act: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results = Array.from<R>({ length: items.length });
  const left = items.entries();
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    for (const [at, item] of left) results[at] = await act(item, at);
  }));
  return results;
}
