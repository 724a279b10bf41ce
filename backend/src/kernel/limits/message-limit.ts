import type { Event, Socket } from 'socket.io';
import type { AppError, Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { memoryLimiter } from '@planet-heroes/platform/queues/rate-limiter';
import { LIMITS } from './policy.js';

const allowed = memoryLimiter(LIMITS.messages);

/**
 * Refuses what a socket sends too fast with `too_many_requests`, known message or not. A client that goes on regardless
 * is cut off by its connection's budget. Its requests count as reads of its network.
 */
export function limitMessages(socket: Socket, countRead: () => Promise<void>): void {
  socket.use((message, next) => void pass(socket, message, next, countRead));
}

async function pass(
  socket: Socket,
  message: Event,
  next: () => void,
  countRead: () => Promise<void>,
): Promise<void> {
  const retryAfter = (await allowed.take(socket.id)) ?? (await secondsUntil(countRead));
  if (retryAfter === undefined) return next();
  const reply: unknown = message.at(-1);
  if (typeof reply === 'function') (reply as (answer: unknown) => void)({ ok: false, error: tooFast(retryAfter) });
}

/** The seconds to wait where a network has read too much, by this socket or otherwise. */
async function secondsUntil(countRead: () => Promise<void>): Promise<number | undefined> {
  try {
    await countRead();
    return undefined;
  } catch (refused) {
    return ((refused as AppError).details as { retryAfter: number }).retryAfter;
  }
}

function tooFast(retryAfter: number): Refusal {
  return {
    code: 'too_many_requests',
    message: `That was a little fast. Please try again in ${retryAfter} seconds.`,
    details: { retryAfter },
  };
}
