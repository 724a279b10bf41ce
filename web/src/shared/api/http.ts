import type { AcceptedCommand } from '@planet-heroes/contracts/http/commands';
import { ApiError } from './api-error';
import { followCommand } from './follow-command';
import { newIdempotencyKey } from './idempotency-key';

export interface PostOptions {
  /** One per user action. Give the same key again to repeat an action whose answer was lost. */
  idempotencyKey?: string;
  /** The server took the command but had no result in time; the promise stays open until it has. */
  onAccepted?: () => void;
}

/** GETs JSON with cookies. Throws `ApiError` on any answer that is not OK. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return readJson<T>(await send(path, { signal }));
}

/** POSTs a command and answers with its result, however long that takes (a 202 is followed to its end). */
export async function postJson<T>(path: string, body: unknown, options: PostOptions = {}): Promise<T> {
  const hasBody = body !== undefined;
  const response = await send(path, {
    method: 'POST',
    headers: {
      'Idempotency-Key': options.idempotencyKey ?? newIdempotencyKey(),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    body: hasBody ? JSON.stringify(body) : undefined,
  });
  if (response.status !== 202) return readJson<T>(response);
  const { commandId } = await readJson<AcceptedCommand>(response);
  options.onAccepted?.();
  return followCommand<T>(commandId, (id, signal) => getJson(`/api/commands/${id}`, signal));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

async function readJson<T>(response: Response): Promise<T> {
  return (response.status === 204 ? undefined : await response.json()) as T;
}
