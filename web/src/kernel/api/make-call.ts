import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { COMMAND_ROUTES } from '@planet-heroes/contracts/kernel/commands/command-routes';
import { methodOf, type Route, urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { followCommand } from './follow-command';
import { randomUuid } from '../random-uuid';
import { readAnswer } from './read-answer';
import { type CallValues, readJson, send } from './send';

/** Known to this page alone: without it a key brings nobody what a lost answer gave. */
const PAGE_NONCE = randomUuid();

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
export async function makeCall(route: Route, values: CallValues = {}, options: AskOptions = {}): Promise<unknown> {
  if (methodOf(route) === 'GET')
    return readAnswer(route, await readJson(await send(route, values, { signal: options.signal })));
  if (values.body instanceof Blob) return command(route, values, options);
  const wish = JSON.stringify([route, urlOf(route, values), options.idempotencyKey, values.body]);
  const known = underWay.get(wish);
  if (known) return known;
  const answer = command(route, values, options).finally(() => underWay.delete(wish));
  underWay.set(wish, answer);
  return answer;
}

async function command(
  route: Route,
  values: CallValues,
  { idempotencyKey = randomUuid(), onAccepted }: AskOptions,
): Promise<unknown> {
  const headers = { 'Idempotency-Key': idempotencyKey, 'Idempotency-Nonce': PAGE_NONCE };
  const response = await send(route, values, { headers });
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
