import type { Event, Socket } from 'socket.io';
import type { Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import { memoryLimiter } from '@planet-heroes/platform/queues/rate-limiter';

/** A page sends a dozen messages when it connects, and some with each screen. */
const ALLOWED = { points: 60, seconds: 10 };

const allowed = memoryLimiter(ALLOWED);

/**
 * Refuses what a socket sends too fast with `too_many_requests`, known message or not. Whoever goes on regardless is
 * cut off by its connection's budget.
 */
export function limitMessages(socket: Socket): void {
  socket.use((message, next) => void pass(socket, message, next));
}

async function pass(socket: Socket, message: Event, next: () => void): Promise<void> {
  const retryAfter = await allowed.take(socket.id);
  if (retryAfter === undefined) return next();
  const reply: unknown = message.at(-1);
  if (typeof reply === 'function') (reply as (answer: unknown) => void)({ ok: false, error: tooFast(retryAfter) });
}

function tooFast(retryAfter: number): Refusal {
  return {
    code: 'too_many_requests',
    message: `That was a little fast. Please try again in ${retryAfter} seconds.`,
    details: { retryAfter },
  };
}
