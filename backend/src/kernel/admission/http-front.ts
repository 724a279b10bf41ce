import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Draining } from '../http/draining.js';
import { FairTurns } from './fair-turns.js';
import { PreparedAnswers } from '../http/prepared-answers.js';
import { ADMISSION } from './policy.js';

/** What every request meets before the framework does. */
@Injectable()
export class HttpFront {
  private readonly turns = new FairTurns();
  /** How many requests of a connection have not begun yet. */
  private readonly waitingOf = new WeakMap<Socket, number>();

  constructor(
    private readonly draining: Draining,
    private readonly answers: PreparedAnswers,
  ) {}

  /** How many requests have come and not begun yet. */
  get waiting(): number {
    return this.turns.waiting;
  }

  /** Answers with prepared bytes, or hands the request on when it is its turn. */
  take(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    if (this.draining.isLeaving) response.setHeader('connection', 'close');
    if (this.answers.answer(request, response)) return;
    const { socket } = request;
    const before = this.waitingOf.get(socket) ?? 0;
    if (before >= ADMISSION.pipelinedRequests) {
      socket.destroy();
      return;
    }
    this.waitingOf.set(socket, before + 1);
    this.turns.take(() => {
      this.waitingOf.set(socket, this.waitingOf.get(socket)! - 1);
      if (!hasGone(request, response)) handler(request, response as never);
    });
  }
}

/**
 * A client that has disconnected repeats its request, or does not need it any more. A reset connection has lost its
 * address, even while earlier data can still be read; the first read of an address keeps it.
 */
function hasGone({ socket }: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || socket.remoteAddress === undefined;
}
