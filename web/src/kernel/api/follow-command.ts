import type { AcceptedCommand, SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { liveConnection } from '../live/live-client';
import { liveTexts } from '../i18n/texts-live.en';
import { ApiError } from './api-error';

type ReadCommand = (commandId: string, signal: AbortSignal) => Promise<AcceptedCommand | SettledCommand>;
type WatchCommand = (commandId: string, signal: AbortSignal) => Promise<SettledCommand>;

/**
 * A stored result has no status of its own. What is refused is decided; the code says what it was. Of what is done the
 * result is not known here: it is its sender's, or nobody has it yet.
 */
const STATUS_OF = { refused: 409, failed: 500, done: 202 } as const;
const TOO_MANY_REQUESTS = 429;
/** Pauses between looks at the command's stored result, in ms: together about a minute. */
const LOOKUP_PAUSES_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];

/**
 * The result of a command that was accepted with 202. The live connection says when it ended; the stored result is
 * looked up as well, because no wait may depend on one notification, and because only the look-up brings a session that
 * the command began.
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
      lookUp(commandId, read, done.signal),
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

async function lookUp(commandId: string, read: ReadCommand, signal: AbortSignal): Promise<SettledCommand> {
  for (const pause of LOOKUP_PAUSES_MS) {
    await wait(pause, signal);
    const command = await read(commandId, signal).catch(ignoreNotTaken);
    if (command && command.status !== 'accepted') return command;
  }
  return { commandId, status: 'done' };
}

/** A look-up that was not taken says nothing about the command; an answer that refuses it does. */
function ignoreNotTaken(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY_REQUESTS) throw error;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
