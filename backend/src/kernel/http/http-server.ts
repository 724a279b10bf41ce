import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceparentOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import { Config } from '@planet-heroes/platform/config/config';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { beginSpan, type OpenSpan } from '@planet-heroes/platform/observability/tracing';
import { collectRoutes, type RegisteredRoute } from '../api-docs/registered-routes.js';
import { serveApiDocs } from '../api-docs/serve-api-docs.js';
import { LogTailer } from '../projections/log-tailer.js';
import { showPositions } from '../projections/show-positions.js';
import { LightIoAdapter } from '../rooms/light-io-adapter.js';
import { RecentFaults } from '../observability/recent-faults.js';
import { ApiErrorFilter } from './api-error.filter.js';
import { CallersOfRequests } from './callers-of-requests.js';
import { HttpFront } from '../admission/http-front.js';
import { jsonParser } from './json-body.js';
import { redirectJoin } from './join-redirect.js';
import { shedLoad } from '../admission/load-shedding.js';
import { LargeBodyAdmission } from '../admission/large-bodies.js';
import { Origins } from './origin.js';
import { ReadLimits } from '../limits/read-limits.js';
import { MetricsPort } from './metrics-port.js';
import { guardRequests } from './request-guard.js';
import { RequestMetrics } from './request-metrics.js';
import { trustedProxies } from './trusted-proxies.js';
import { serveWebAssets } from './web-assets.js';
import { WriteLimits } from '../limits/write-limits.js';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Longer than balancers keep an idle connection, a minute: closing it first would cut off the next request on it. */
const KEEP_ALIVE_MS = 72_000;

/** The server below the framework. It is made before the application and takes its parts from that once it is there. */
export class HttpServer {
  readonly adapter: FastifyAdapter;
  /** Where health and metrics have a port of their own. */
  metricsPort: MetricsPort | undefined;
  private front!: HttpFront;
  private errors!: ApiErrorFilter;

  constructor({ trustProxy, metricsPort }: Config) {
    this.adapter = new FastifyAdapter({
      bodyLimit: BODY_LIMIT_BYTES,
      // A call on a connection that is open still is served to its end, also while the server closes.
      return503OnClosing: false,
      genReqId: () => randomUUID(),
      trustProxy: trustedProxies(trustProxy),
      frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
        void this.errors.answer(error, request as FastifyRequest, reply as FastifyReply),
      clientErrorHandler: (_error: Error, socket: Socket) => refuseGarbage(socket),
      serverFactory: (handler: RequestListener) => {
        if (metricsPort !== undefined) this.metricsPort = new MetricsPort(metricsPort, handler);
        return createServer(
          // Any other request that offers an upgrade (to HTTP/2, say) is answered as if it did not.
          {
            shouldUpgradeCallback: ({ url }) => url?.startsWith('/socket.io/') ?? false,
            keepAliveTimeout: KEEP_ALIVE_MS,
          },
          (request: IncomingMessage, response: ServerResponse) => this.front.take(request, response, handler),
        );
      },
    });
  }

  /**
   * Adds what all requests pass, and what belongs to no area, around the application's routes; returns every route from
   * then on.
   */
  async surround(app: NestFastifyApplication): Promise<readonly RegisteredRoute[]> {
    this.front = app.get(HttpFront);
    this.errors = app.get(ApiErrorFilter);
    const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const [writes, reads, metrics] = [app.get(WriteLimits), app.get(ReadLimits), app.get(RequestMetrics)];
    const callers = app.get(CallersOfRequests);
    fastify.addHook('onRequest', (request, _reply, next) => callers.within(request, next));
    const routes = collectRoutes(fastify);
    showPositions(fastify, app.get(LogTailer));
    const spans = new WeakMap<object, OpenSpan>();
    this.metricsPort?.guard(fastify, this.errors);
    guardRequests(fastify, this.errors, app.get(Origins));
    shedLoad(fastify, app.get(Logger), app.get(RecentFaults), () => this.front.waiting);
    const bodies = app.get(LargeBodyAdmission);
    fastify.addHook('onRequest', (request, reply) => bodies.admit(request, reply));
    fastify.addHook('preParsing', (request) => writes.count(request));
    fastify.addHook('preParsing', (request) => reads.count(request));
    // After the body has been read: what came before it runs in the connection's context, not in the call's.
    fastify.addHook('preHandler', (request, _reply, next) => {
      const route = request.routeOptions.url ?? 'unknown';
      const span = beginSpan(`${request.method} ${route}`, traceparentOf(request.headers['traceparent']));
      spans.set(request, span);
      span.within(next);
    });
    fastify.addHook('onResponse', (request, reply, next) => {
      callers.within(request, () => {
        metrics.note(request, reply);
        spans.get(request)?.end({ 'http.response.status_code': reply.statusCode });
      });
      next();
    });
    fastify.removeContentTypeParser('text/plain');
    app.useBodyParser('application/json', {}, jsonParser(fastify));
    app.useWebSocketAdapter(new LightIoAdapter(app));
    app.useGlobalFilters(this.errors);
    await fastify.register(fastifyCookie);
    await serveApiDocs(fastify, app.get(Config));
    await serveWebAssets(fastify, app.get(Config));
    redirectJoin(fastify);
    return routes;
  }
}

/** Answers data that is not HTTP with the one error body, and closes. */
function refuseGarbage(socket: Socket): void {
  if (!socket.writable) return;
  const error = {
    code: 'invalid_request',
    message: 'This is not an HTTP request that we understand.',
    requestId: randomUUID(),
  };
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${
      Buffer.byteLength(body)
    }\r\nConnection: close\r\n\r\n${body}`,
  );
}
