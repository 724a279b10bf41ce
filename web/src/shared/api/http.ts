import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { ApiError } from './api-error';
import { companyHeaders } from './company-key';
import { followCommand } from './follow-command';
import { newIdempotencyKey } from './idempotency-key';
import { readAnswer } from './read-answer';

/** The server answers within seconds, if only that it goes on working. After this long nobody will. */
const ANSWER_BOUND_MS = 30_000;

export interface PostOptions {
  /** One per user action. Give the same key again to repeat an action whose answer was lost. */
  idempotencyKey?: string;
  /** The server took the command but had no result in time; the promise stays open until it has. */
  onAccepted?: () => void;
}

/** GETs JSON with cookies. Throws `ApiError` on any answer that is not OK. */
export async function getJson<T>(path: string, signal?: AbortSignal, headers?: Record<string, string>): Promise<T> {
  return readAnswer<T>('GET', path, await readJson(await send(path, { signal, headers })));
}

/** POSTs a command and answers with its result, however long that takes (a 202 is followed to its end). */
export function postJson<T>(path: string, body: unknown, options: PostOptions = {}): Promise<T> {
  return sendCommand<T>('POST', path, body, options);
}

/** Commands under way, by what they ask for and the key that they were given. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * The same for calls that change, replace or remove what there is. Asked for again while it is under way, a command is
 * not sent again: two presses in one moment are one wish.
 */
export function sendCommand<T>(
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  options: PostOptions = {},
): Promise<T> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const wish = JSON.stringify([method, path, options.idempotencyKey, content]);
  const known = underWay.get(wish) as Promise<T> | undefined;
  if (known) return known;
  const sent = command<T>(method, path, content === undefined ? undefined : { type: 'application/json', content }, options);
  const answer = sent.finally(() => underWay.delete(wish));
  underWay.set(wish, answer);
  return answer;
}

/** POSTs a file as it is, with the media type given, and answers likewise. */
export function postFile<T>(path: string, file: Blob, type: string, options: PostOptions = {}): Promise<T> {
  return command<T>('POST', path, { type, content: file }, options);
}

/** GETs a file. Throws `ApiError` on any answer that is not OK. */
export async function getFile(path: string): Promise<Blob> {
  return (await send(path, {})).blob();
}

async function command<T>(
  method: string,
  path: string,
  body: { type: string; content: string | Blob } | undefined,
  options: PostOptions,
): Promise<T> {
  const response = await send(path, {
    method,
    headers: {
      'Idempotency-Key': options.idempotencyKey ?? newIdempotencyKey(),
      ...(body && { 'Content-Type': body.type }),
    },
    body: body?.content,
  });
  const answer = await readJson(response);
  if (response.status !== 202) return readAnswer<T>(method, path, answer);
  const { commandId } = answer as AcceptedCommand;
  options.onAccepted?.();
  return readAnswer<T>(method, path, await followCommand(commandId, (id, signal) => getJson(`/api/commands/${id}`, signal)));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...companyHeaders(path), ...init.headers };
  const signals = [AbortSignal.timeout(ANSWER_BOUND_MS), ...(init.signal ? [init.signal] : [])];
  const response = await fetch(path, { ...init, headers, signal: AbortSignal.any(signals), credentials: 'include' });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

/** Undefined where there is no body, as with calls whose answer says nothing. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
