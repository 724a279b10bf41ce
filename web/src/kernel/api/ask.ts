import type { AnswerOf, CallRoute, RequestOf } from '@planet-heroes/contracts/call-by-route';
import { methodOf, type Route, urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { COMMAND_ROUTES } from '@planet-heroes/contracts/kernel/commands/command-routes';
import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { failuresTexts } from '../i18n/texts-failures.en';
import { liveTexts } from '../i18n/texts-live.en';
import { liveConnection } from '../live/live-store';
import { randomUuid } from '../random-uuid';
import { ApiError } from './api-error';
import { type CallValues, readJson, send } from './send';

/** What this call is given, as its table says; a body that is a text is sent as a file. */
export type Asked<R extends CallRoute> = RequestOf<R> extends { body: string }
  ? Omit<RequestOf<R>, 'body'> & { body: Blob }
  : RequestOf<R>;
export type AskParameters<R extends CallRoute, Options> = Record<never, never> extends Asked<R>
  ? [values?: Asked<R>, options?: Options]
  : [values: Asked<R>, options?: Options];

/**
 * Makes a call, with cookies, and returns its result. A command that is answered with 202 is followed for about a
 * minute. The same command is not sent again while it is under way: two presses in one moment are one command. Throws
 * `ApiError` on a refusal, and with status 202 where a command is still running after that minute.
 */
export function ask<R extends CallRoute>(route: R, ...given: AskParameters<R, AskOptions>): Promise<AnswerOf<R>>;
export function ask(route: Route, values?: CallValues, options?: AskOptions): Promise<unknown> {
  return makeCall(route, values, options);
}

/** Sent with each key, and known to this page alone: who learns a key cannot fetch the stored answer. */
const PAGE_NONCE = randomUuid();

interface AskOptions {
  signal?: AbortSignal;
  /** One per user action. Give the same key again to repeat an action whose answer was lost. */
  idempotencyKey?: string;
  /** The server accepted the command and had no result in time; its result is waited for. */
  onAccepted?: () => void;
}

/** Commands under way, by what they ask for and the key that they were given. */
const underWay = new Map<string, Promise<unknown>>();

/** The same as `ask`, without its types. */
export async function makeCall(route: Route, values: CallValues = {}, options: AskOptions = {}): Promise<unknown> {
  if (methodOf(route) === 'GET')
    return readJson(await send(route, values, { signal: options.signal }));
  if (values.body instanceof Blob) return command(route, values, options);
  const request = JSON.stringify([route, urlOf(route, values), options.idempotencyKey, values.body]);
  const known = underWay.get(request);
  if (known) return known;
  const answer = command(route, values, options).finally(() => underWay.delete(request));
  underWay.set(request, answer);
  return answer;
}

/** What makes nobody's hero, or acts for a company by its key. Everything else would be lost without a cookie. */
const FOR_ANYBODY = /\/api\/(?:ai-chat|calculate|corporate|unsubscribe)/;
const FORBIDDEN = 403;

async function command(
  route: Route,
  values: CallValues,
  { idempotencyKey = randomUuid(), onAccepted }: AskOptions,
): Promise<unknown> {
  if (navigator.cookieEnabled === false && !FOR_ANYBODY.test(route))
    throw new ApiError(FORBIDDEN, JSON.stringify({ error: { message: failuresTexts.noCookies } }));
  const headers = { 'Idempotency-Key': idempotencyKey, 'Idempotency-Nonce': PAGE_NONCE };
  const response = await send(route, values, { headers });
  const answer = await readJson(response);
  if (response.status !== 202) return answer;
  onAccepted?.();
  const readCommand = async (id: string, signal: AbortSignal) => {
    const command = await readJson(await send(COMMAND_ROUTES.readCommand, { params: { id } }, { signal }));
    return command as AcceptedCommand | SettledCommand;
  };
  return followCommand(acceptedId(answer), readCommand);
}

function acceptedId(answer: unknown): string {
  return (answer as Partial<AcceptedCommand> | undefined)?.commandId ?? '';
}

type ReadCommand = (commandId: string, signal: AbortSignal) => Promise<AcceptedCommand | SettledCommand>;
type WatchCommand = (commandId: string, signal: AbortSignal) => Promise<SettledCommand>;

/**
 * A stored result has no status of its own, so it gets one here; the error's code says more. `done` is all that others
 * than the sender learn of a command, and so has no result.
 */
const STATUS_OF = { refused: 409, failed: 500, done: 202 } as const;
const TOO_MANY_REQUESTS = 429;
/** Pauses between looks at the command's stored result, in ms: together about a minute. */
const LOOKUP_PAUSES_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];

/**
 * The result of a command that was accepted with 202. The live connection says when it ended; the stored result is
 * looked up as well, because no wait may depend on one notification, and because only the look-up sets the
 * cookie of a session that the command began.
 */
export async function followCommand(
  commandId: string,
  read: ReadCommand,
  watch: WatchCommand = (id, signal) => liveConnection.watchCommand(id, signal),
): Promise<unknown> {
  const done = new AbortController();
  try {
    const settled = await Promise.race([
      watch(commandId, done.signal).then((told) => confirm(told, read, done.signal)),
      pollUntilSettled(commandId, read, done.signal),
    ]);
    if (settled.status === 'succeeded') return settled.result;
    const error = settled.status === 'done' ? { message: liveTexts.stillProcessing } : settled.error;
    throw new ApiError(STATUS_OF[settled.status], JSON.stringify({ error }));
  } finally {
    done.abort();
  }
}

async function confirm(told: SettledCommand, read: ReadCommand, signal: AbortSignal): Promise<SettledCommand> {
  const stored = await read(told.commandId, signal).catch(() => undefined);
  return stored && stored.status !== 'accepted' ? stored : told;
}

async function pollUntilSettled(commandId: string, read: ReadCommand, signal: AbortSignal): Promise<SettledCommand> {
  for (const pause of LOOKUP_PAUSES_MS) {
    await wait(pause, signal);
    const command = await read(commandId, signal).catch(ignoreTemporary);
    if (command && command.status !== 'accepted') return command;
  }
  return { commandId, status: 'done' };
}

/** A server error, a lost connection or too many requests say nothing about the command; other refusals do. */
function ignoreTemporary(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS) throw error;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
