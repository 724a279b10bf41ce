import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { COMMAND_ROUTES } from '@planet-heroes/contracts/kernel/commands/command-routes';
import { methodOf, type Route, urlOf, type UrlValues } from '@planet-heroes/contracts/kernel/calls/route';
import { ApiError } from './api-error';
import { followCommand } from './follow-command';
import { randomUuid } from '../random-uuid';
import { readAnswer } from './read-answer';
import { newTraceparent } from './traces';

/** The server answers within seconds, if only that it goes on working. After this long nobody will. */
const ANSWER_BOUND_MS = 30_000;

/** Known to this page alone: without it a key brings nobody what a lost answer gave. */
const PAGE_NONCE = randomUuid();

/** What a call is given, whichever it is. */
export interface CallValues extends UrlValues {
  /** JSON, or a file as it is. */
  body?: unknown;
}

export interface AskOptions {
  signal?: AbortSignal;
  /** One per user action. Give the same key again to repeat an action whose answer was lost. */
  idempotencyKey?: string;
  /** The server took the command but had no result in time; the promise stays open until it has. */
  onAccepted?: () => void;
}

/** Commands under way, by what they ask for and the key that they were given. */
const underWay = new Map<string, Promise<unknown>>();

/** Makes a call, whichever it is; `ask` knows what each takes and gives. */
export function makeCall(route: Route, values: CallValues = {}, options: AskOptions = {}): Promise<unknown> {
  if (methodOf(route) === 'GET') return read(route, values, options);
  if (values.body instanceof Blob) return command(route, values, values.body.type, values.body, options);
  const content = values.body === undefined ? undefined : JSON.stringify(values.body);
  const wish = JSON.stringify([route, urlOf(route, values), options.idempotencyKey, content]);
  const known = underWay.get(wish);
  if (known) return known;
  const answer = command(route, values, 'application/json', content, options).finally(() => underWay.delete(wish));
  underWay.set(wish, answer);
  return answer;
}

async function read(route: Route, values: UrlValues, { signal }: AskOptions): Promise<unknown> {
  return readAnswer(route, await readJson(await send(route, values, signal ? { signal } : {})));
}

async function command(
  route: Route,
  values: UrlValues,
  type: string,
  body: string | Blob | undefined,
  { idempotencyKey, onAccepted }: AskOptions,
): Promise<unknown> {
  const response = await send(route, values, {
    headers: {
      'Idempotency-Key': idempotencyKey ?? randomUuid(),
      'Idempotency-Nonce': PAGE_NONCE,
      ...(body !== undefined && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const answer = await readJson(response);
  if (response.status !== 202) return readAnswer(route, answer);
  onAccepted?.();
  const lookUp = async (id: string, signal: AbortSignal) => {
    const standing = await readJson(await send(COMMAND_ROUTES.readCommand, { params: { id } }, { signal }));
    return standing as AcceptedCommand | SettledCommand;
  };
  return readAnswer(route, await followCommand(acceptedId(answer), lookUp));
}

function acceptedId(answer: unknown): string {
  return (answer as Partial<AcceptedCommand> | undefined)?.commandId ?? '';
}

async function send(route: Route, values: UrlValues, init: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(ANSWER_BOUND_MS), ...(init.signal ? [init.signal] : [])];
  const method = methodOf(route);
  const response = await fetch(urlOf(route, values), {
    ...init,
    method,
    headers: { ...(init.headers as Record<string, string>), traceparent: newTraceparent(method !== 'GET') },
    signal: AbortSignal.any(signals),
    credentials: 'include',
  });
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

/** Undefined where there is no body, as with calls whose answer says nothing. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
