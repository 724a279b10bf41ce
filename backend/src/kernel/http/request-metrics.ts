import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { traceIdOf, traceparentOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import { Logger } from '@planet-heroes/platform/observability/logger';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Measures every request that the framework handles, and notes the writes in the log. */
@Injectable()
export class RequestMetrics {
  private readonly requests: Histogram;

  constructor(
    registry: Registry,
    private readonly logger: Logger,
  ) {
    this.requests = new Histogram({
      name: 'planet_http_request_duration_seconds', help: 'Requests handled by the framework.',
      labelNames: ['method', 'route', 'status'], buckets: SECONDS, registers: [registry],
    });
  }

  /** Takes note of an answer that was sent. */
  note(request: FastifyRequest, reply: FastifyReply): void {
    const { method } = request;
    const { url = 'unknown' } = request.routeOptions;
    // Each release names its files again, and there are two thousand of them.
    const route = url.startsWith('/assets/') ? '/assets/*' : url;
    this.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    // Every write leaves a line that ties the request to its command; reads would drown them.
    const level = method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
    if (!this.logger.isLevelEnabled(level)) return;
    this.logger[level](
      {
        requestId: request.id,
        commandId: reply.getHeader('command-id'),
        traceId: traceIdOfHeader(request.headers['traceparent']),
        method,
        url: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  }
}

function traceIdOfHeader(sent: unknown): string | undefined {
  const traceparent = traceparentOf(sent);
  return traceparent && traceIdOf(traceparent);
}
