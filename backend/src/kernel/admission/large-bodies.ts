import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { overloaded } from './load-shedding.js';
import { wideNetworkOf } from '../limits/network.js';

const MB = 1024 * 1024;

/** Routes that take larger bodies than others. */
export interface LargeBodyRoute {
  /** Whether a route, as it is registered, is one of these. */
  isRoute: (url: string) => boolean;
  limitBytes: number;
  /** Throws where the caller may not send one. */
  assertCaller: (request: FastifyRequest) => Promise<unknown>;
  tooLarge: () => AppError;
}

/**
 * Large bodies: nothing of one is read before its sender is known, what is under way is bounded, for each network and
 * in all, and one that stops coming is given up.
 */
@Injectable()
export class LargeBodyAdmission {
  /** How long a body may take in all, and between two parts of it. Shorter in tests. */
  readonly times = { totalMs: 60_000, idleMs: 10_000 };
  readonly limits = { bytes: 128 * MB, bytesOfNetwork: 48 * MB };
  private readonly routes: LargeBodyRoute[] = [];
  private readonly ofNetwork = new Map<string, number>();
  private total = 0;

  add(route: LargeBodyRoute): void {
    this.routes.push(route);
  }

  /** Before the body. Throws what `assertCaller` throws, `body_too_large` or the like, or `overloaded`. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const route = this.routeOf(request);
    if (!route || request.method === 'GET' || request.method === 'HEAD') return;
    await route.assertCaller(request);
    const declared = Number(request.headers['content-length'] ?? route.limitBytes);
    if (declared > route.limitBytes) throw route.tooLarge();
    this.reserve(wideNetworkOf(request.ip), declared, reply);
  }

  /** The whole body. Throws likewise, or `body_too_slow`. */
  async read(request: FastifyRequest, body: AsyncIterable<Buffer>): Promise<Buffer> {
    const route = this.routeOf(request);
    if (!route) throw new AppError('unsupported_media_type', 'Send the body as application/json.');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.inTime(body)) {
      size += chunk.length;
      if (size > route.limitBytes) throw route.tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  private routeOf({ routeOptions }: FastifyRequest): LargeBodyRoute | undefined {
    return this.routes.find(({ isRoute }) => isRoute(routeOptions.url ?? ''));
  }

  private reserve(network: string, bytes: number, reply: FastifyReply): void {
    const own = this.ofNetwork.get(network) ?? 0;
    if (this.total + bytes > this.limits.bytes || own + bytes > this.limits.bytesOfNetwork) throw overloaded();
    this.total += bytes;
    this.ofNetwork.set(network, own + bytes);
    // Also where the connection is cut off; until then the body is held.
    reply.raw.once('close', () => {
      this.total -= bytes;
      const left = this.ofNetwork.get(network)! - bytes;
      if (left > 0) this.ofNetwork.set(network, left);
      else this.ofNetwork.delete(network);
    });
  }

  private async *inTime(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { totalMs, idleMs } = this.times;
    const deadline = performance.now() + totalMs;
    const parts = body[Symbol.asyncIterator]();
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const ms = Math.min(idleMs, deadline - performance.now());
        timer = setTimeout(() => reject(tooSlow()), Math.max(0, ms));
      });
      try {
        const part: IteratorResult<Buffer, unknown> = await Promise.race([parts.next(), late]);
        if (part.done) return;
        yield part.value;
      } finally {
        clearTimeout(timer);
      }
    }
  }
}

function tooSlow(): AppError {
  return new AppError('body_too_slow', 'The file did not arrive in time. Please try again on a faster connection.');
}
