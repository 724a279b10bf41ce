import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { nestLogger } from '@planet-heroes/platform/observability/nest-logger';
import { collectRoutes, type RegisteredRoute } from './kernel/api-docs/registered-routes.js';
import { serveApiDocs } from './kernel/api-docs/serve-api-docs.js';
import type { BackendDependencies } from './backend-dependencies.js';
import { BackendModule } from './backend.module.js';
import { CommandSweeper } from './kernel/commands/command-sweeper.js';
import { takeCsvBodies } from './areas/imports/csv-body.js';
import { prepareLeaderboard } from './areas/leaderboard/leaderboard.controller.js';
import { ApiErrorFilter } from './kernel/http/api-error.filter.js';
import { Draining } from './kernel/http/draining.js';
import { FairTurns } from './kernel/http/fair-turns.js';
import { shedLoad } from './kernel/http/load-shedding.js';
import { redirectJoin } from './kernel/http/join-redirect.js';
import { mayWrite } from './kernel/http/origin.js';
import { OperatorGuard } from './kernel/http/operator.guard.js';
import { PreparedAnswers } from './kernel/http/prepared-answers.js';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './kernel/http/security-headers.js';
import { serveWebAssets } from './kernel/http/web-assets.js';
import { prepareImpact } from './areas/impact/impact.controller.js';
import { BackendMetrics } from './kernel/observability/backend-metrics.js';
import { RecentFaults } from './kernel/observability/recent-faults.js';
import { serveOpsPage } from './areas/operations/ops-page.js';
import { serveQueueBoard } from './areas/operations/queue-board.js';
import { ReconciliationWatch } from './kernel/reconciliation/reconciliation-watch.js';
import { WriteTransactionsWatch } from './kernel/observability/write-transactions-watch.js';
import { WriteLimits } from './kernel/http/write-limits.js';
import { preparePickups } from './areas/pickups/pickups.controller.js';
import { Projections } from './kernel/projections/projections.js';
import { LiveGateway } from './kernel/rooms/live.gateway.js';
import { Rooms } from './kernel/rooms/rooms.js';
import { prepareMissions } from './areas/missions/sponsored-missions.controller.js';
import { prepareDubai } from './areas/dubai-rewards/dubai.controller.js';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Connections that may stand at the door in a crowd, before the system turns them away without a word. */
const BACKLOG = 4_096;
/** Longer than balancers keep a connection that is not used, a minute: one that we closed first would cut off whoever comes next on it. */
const KEEP_ALIVE_MS = 72_000;
/** What a call that is under way gets when everything ends at once. */
const CLOSE_MS = 2_000;

/** A backend that is built and following the log, but does not listen yet. */
export interface Backend {
  app: NestFastifyApplication;
  /** Every route that it answers. */
  routes: readonly RegisteredRoute[];
  /** Opens the port and returns the address. */
  listen(port: number, host: string): Promise<string>;
  /** Says that it is leaving, and serves on for DRAIN_SECONDS. */
  drain(): Promise<void>;
  /** Answers what is under way, for at most `boundMs`, and closes. */
  close(boundMs?: number): Promise<void>;
}

/** Builds the backend and loads its projections. */
export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const { logger } = dependencies;
  const answers = new PreparedAnswers();
  const faults = new RecentFaults();
  const turns = new FairTurns();
  const draining = new Draining(dependencies.config.drainSeconds);
  const errors = new ApiErrorFilter(logger, faults);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // A call on a connection that is open still is served to its end, also while the server closes.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(dependencies.config.trustProxy),
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      errors.send(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (_error: Error, socket: Socket) => refuseGarbage(socket),
    serverFactory: (handler: RequestListener) =>
      createServer(
        // Any other request that offers an upgrade (to HTTP/2, say) is answered as if it did not.
        { shouldUpgradeCallback: ({ url }) => url?.startsWith('/socket.io/') ?? false, keepAliveTimeout: KEEP_ALIVE_MS },
        (request: IncomingMessage, response: ServerResponse) => {
          if (draining.isLeaving) response.setHeader('connection', 'close');
          if (answers.answer(request, response)) return;
          // Whoever has gone in the meantime asks again, or does not want it any more.
          turns.take(() => response.destroyed || handler(request, response as never));
        },
      ),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const routes = collectRoutes(fastify);
  guardRequests(fastify, errors);
  shedLoad(fastify, logger, faults);
  fastify.removeContentTypeParser('text/plain');
  takeCsvBodies(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(BackendModule.with(dependencies, answers, faults, draining), adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
    // The framework would read forms as well, which pages of others can send without being asked.
    bodyParser: false,
  });
  app.useBodyParser('application/json');
  app.useWebSocketAdapter(new IoAdapter(app));
  app.useGlobalFilters(errors);
  const projections = app.get(Projections);
  await projections.tailer.begin();
  prepareLeaderboard(answers, projections);
  prepareImpact(answers, projections);
  limitWrites(fastify, app.get(WriteLimits));
  prepareMissions(answers, projections);
  prepareDubai(answers, projections);
  preparePickups(answers, projections);
  observeRequests(fastify, app.get(BackendMetrics), dependencies);
  await fastify.register(fastifyCookie);
  await serveApiDocs(fastify);
  await serveWebAssets(fastify);
  serveOpsPage(fastify);
  redirectJoin(fastify);
  await serveQueueBoard(fastify, dependencies, app.get(OperatorGuard), errors);
  await app.init();
  app.get(CommandSweeper).start();
  app.get(ReconciliationWatch).start();
  app.get(WriteTransactionsWatch).start();

  return {
    app,
    routes,
    async listen(port, host) {
      await app.listen({ port, host, backlog: BACKLOG });
      const address = app.getHttpServer().address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      return `http://${name}:${address.port}`;
    },
    drain: () => draining.begin((overMs) => app.get(LiveGateway).sendAway(overMs)),
    async close(boundMs = CLOSE_MS) {
      draining.leave();
      app.get(CommandSweeper).stop();
      app.get(ReconciliationWatch).stop();
      app.get(WriteTransactionsWatch).stop();
      app.get(Rooms).stop();
      app.getHttpServer().closeIdleConnections();
      const forced = setTimeout(() => app.getHttpServer().closeAllConnections(), boundMs);
      await app.close();
      clearTimeout(forced);
      await projections.tailer.stop();
    },
  };
}

/** Whose X-Forwarded-For is believed (docs/operations.md). */
function trustedProxies(setting: string | undefined): boolean | string[] {
  if (setting === undefined) return false;
  return setting === '*' || setting.split(',').map((name) => name.trim());
}

/** Answers what is no HTTP request with the one error body, and closes. */
function refuseGarbage(socket: Socket): void {
  if (!socket.writable) return;
  const error = { code: 'invalid_request', message: 'This is no HTTP request that we understand.', requestId: randomUUID() };
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Writes from pages of others are refused, and every answer carries its request's id and the security headers. */
function guardRequests(fastify: FastifyInstance, errors: ApiErrorFilter): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    void reply.header('request-id', request.id).headers(SECURITY_HEADERS);
    if (request.protocol === 'https') void reply.header('strict-transport-security', STRICT_TRANSPORT);
    // A client that always says JSON sends no body at times: that is no malformed one.
    const { 'content-length': length, 'content-type': type } = request.headers;
    if (length === '0' && type?.startsWith('application/json')) delete request.headers['content-type'];
    if (mayWrite(request.method, request.headers)) next();
    // Not by `next`: what is mounted here may have a handler of errors of its own.
    else errors.send(new AppError('origin_not_allowed', 'This request comes from a page that is not ours.'), request, reply);
  });
}

/** Whoever writes too often is asked to wait. */
function limitWrites(fastify: FastifyInstance, limits: WriteLimits): void {
  fastify.addHook('preParsing', async (request) => {
    await limits.count(request);
  });
}

function observeRequests(fastify: FastifyInstance, metrics: BackendMetrics, { logger }: BackendDependencies): void {
  fastify.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
    // Every write leaves a line that ties the request to its command; reads would drown them.
    const level = method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        requestId: request.id,
        commandId: reply.getHeader('command-id'),
        method,
        url: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
