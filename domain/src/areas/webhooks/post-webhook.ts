import type { LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WEBHOOK_TIMEOUT_MS } from '@planet-heroes/contracts/areas/webhooks/catalogue';
import type { Agent } from 'undici';
import { checkWebhookUrl } from './check-webhook-url.js';
import { type Resolve, resolveTarget, type TargetAddress } from './resolve-target.js';

const KEPT_RESPONSE_CHARACTERS = 500;

/** How an attempt ended: with a status, or with an error. A redirect is not followed: it could lead anywhere. */
export interface PostResult {
  statusCode: number | null;
  error: string | null;
  response: string | null;
  durationMs: number;
}

export interface PostOptions {
  allowPrivate: boolean;
  timeoutMs?: number;
  resolve?: Resolve;
}

/** Posts a message, once. Never throws: what went wrong is part of the result. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
  { allowPrivate, timeoutMs = WEBHOOK_TIMEOUT_MS, resolve }: PostOptions,
): Promise<PostResult> {
  const started = performance.now();
  const ended = (result: Omit<PostResult, 'durationMs'>) => ({
    ...result,
    durationMs: Math.round(performance.now() - started),
  });
  const signal = AbortSignal.timeout(timeoutMs);
  let agent: Agent | undefined;
  try {
    // Most instances send none, and it takes some megabytes.
    const undici = await import('undici');
    const target = checkWebhookUrl(url, allowPrivate);
    const address = await Promise.race([resolveTarget(target, allowPrivate, resolve), timedOut(timeoutMs)]);
    // The connection is made to the checked address, even when the name resolves to another one a moment later.
    agent = new undici.Agent({ connect: { lookup: pinnedTo(address), timeout: timeoutMs } });
    const answer = await undici.request(target, { method: 'POST', headers, body, dispatcher: agent, signal });
    const response = await beginningOf(answer.body);
    const { statusCode } = answer;
    const error = statusCode >= 300 && statusCode < 400 ? 'Redirects are not followed.' : null;
    return ended({ statusCode, error, response });
  } catch (error) {
    return ended({
      statusCode: null,
      error: signal.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : reasonOf(error),
      response: null,
    });
  } finally {
    await agent?.destroy();
  }
}

/** A look-up that knows one address alone, in either of the two ways in which a connection asks for it. */
function pinnedTo({ address, family }: TargetAddress): LookupFunction {
  return (
    _host,
    options,
    callback,
  ) => (options.all ? callback(null, [{ address, family }]) : callback(null, address, family));
}

/** The beginning of an answer, as text that every store takes. The rest is not waited for. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= KEPT_RESPONSE_CHARACTERS) break;
  }
  return text.slice(0, KEPT_RESPONSE_CHARACTERS).toWellFormed().replace(/[^\P{Cc}\n\t]/gu, ' ');
}

async function timedOut(timeoutMs: number): Promise<never> {
  await delay(timeoutMs, undefined, { ref: false });
  throw new Error('The host’s name was not answered in time.');
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (code && code !== 'UND_ERR_ABORTED' ? `${code}: ${message}` : (message ?? 'It could not be sent.')).slice(
    0,
    300,
  );
}
