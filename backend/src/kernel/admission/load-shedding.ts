import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Logger } from '@planet-heroes/platform/observability/logger';
import type { RecentFaults } from '../observability/recent-faults.js';
import { RETRY_AFTER_SECONDS } from '../http/api-error.filter.js';
import { ADMISSION } from './policy.js';

/** The refusal of a request in a crowd. */
export function overloaded(): AppError {
  return new AppError('overloaded', 'More is asked of us just now than we can do. Please try again in a moment.');
}

const REFUSAL = overloaded().toRefusal();

/**
 * Refuses writes with `overloaded` before they are read, once earlier ones by the same route would make them wait for
 * too long, at the current pace of commands; requests that have not begun yet, by any route, count as well.
 * Where no command ends, no worker runs: those calls get 202 instead, up to a bound of their queue.
 */
export function shedLoad(
  fastify: FastifyInstance,
  logger: Logger,
  faults: RecentFaults,
  notBegun: () => number,
  clock = () => performance.now(),
): void {
  const crowds = new Map<string, Crowd>();
  let toldAt = Number.NEGATIVE_INFINITY;
  fastify.addHook('onRequest', (request, reply, next) => {
    const route = routeOfCommand(request);
    if (!route) return next();
    let crowd = crowds.get(route);
    if (!crowd) crowds.set(route, (crowd = new Crowd()));
    const now = clock();
    if (!crowd.isTooLarge(now, notBegun())) {
      crowd.add(request, now);
      return next();
    }
    if (now - toldAt > ADMISSION.loggedEveryMs) {
      toldAt = now;
      logger.warn({ route, waiting: crowd.size }, 'More is asked than can be done: some are refused.');
      faults.note('request', `${request.method} ${route}: 503 overloaded`, request.id);
    }
    refuse(request, reply);
  });
  fastify.addHook('onSend', (request, reply, _payload, next) => {
    const route = routeOfCommand(request);
    if (route) crowds.get(route)?.remove(request, reply.statusCode !== 202 && reply.hasHeader('command-id'), clock());
    next();
  });
}

/** Operators are never turned away here: they may be about to mend it. */
function routeOfCommand({ method, routeOptions }: FastifyRequest): string | undefined {
  const path = routeOptions.url;
  if (method !== 'POST' || !path?.startsWith('/api/') || path.startsWith('/api/ops/')) return undefined;
  return path;
}

/** Bypasses the error filter: refusing must stay cheap under overload. */
function refuse({ id }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { ...REFUSAL, requestId: id } }));
}

/** The calls of one route whose commands have not ended, whether or not their callers still wait. */
export class Crowd {
  /** Since when, the first of them first. */
  private readonly waiting = new Map<object, number>();
  /** When the last commands ended, each at its number's remainder. */
  private readonly ends = new Float64Array(ADMISSION.paceSamples).fill(Number.NEGATIVE_INFINITY);
  private ended = 0;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private wasTooLarge = false;

  get size(): number {
    return this.waiting.size;
  }

  add(call: object, now: number): void {
    this.waiting.set(call, now);
  }

  remove(call: object, endsCommand: boolean, now: number): void {
    this.waiting.delete(call);
    if (endsCommand) this.ends[this.ended++ % ADMISSION.paceSamples] = now;
  }

  /** Whether one more would wait for too long, behind `others` more. Times are of `performance.now()`, ms. */
  isTooLarge(now: number, others = 0): boolean {
    if (now - this.lookedAt >= ADMISSION.measuredEveryMs || this.waiting.size === ADMISSION.rushSize) {
      this.lookedAt = now;
      this.forget(now);
      this.wasTooLarge = this.isBeingWorkedOff(now) && this.stays(now)
        && this.expectedWaitMs(now, others) > ADMISSION.expectedWaitMs;
    }
    return this.wasTooLarge;
  }

  private forget(now: number): void {
    for (const [call, since] of this.waiting) {
      if (now - since < ADMISSION.forgottenAfterMs) return;
      this.waiting.delete(call);
    }
  }

  private isBeingWorkedOff(now: number): boolean {
    return this.ended > 0 && now - this.ends[(this.ended - 1) % ADMISSION.paceSamples]! < ADMISSION.workedOffWithinMs;
  }

  private stays(now: number): boolean {
    return this.waiting.size >= ADMISSION.rushSize || now - this.sinceOf(ADMISSION.crowdSize) > ADMISSION.crowdLastsMs;
  }

  /** At the pace of the last ends. */
  private expectedWaitMs(now: number, others: number): number {
    const known = Math.min(this.ended, ADMISSION.paceSamples);
    return ((this.waiting.size + others) * (now - this.ends[(this.ended - known) % ADMISSION.paceSamples]!)) / known;
  }

  /** When the n-th of those that still wait came. */
  private sinceOf(n: number): number {
    for (const since of this.waiting.values()) if (--n === 0) return since;
    return Number.POSITIVE_INFINITY;
  }
}
