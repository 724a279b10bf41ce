import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CALLS } from '@planet-heroes/contracts/calls';
import { nestLogger } from '@planet-heroes/platform/observability/nest-logger';
import { AppModule } from './app.module.js';
import type { RegisteredRoute } from './kernel/api-docs/registered-routes.js';
import type { BackendOptions } from './kernel/foundation/foundation.module.js';
import { Draining } from './kernel/http/draining.js';
import { assertImplemented } from './kernel/http/implementations.js';
import { HttpServer } from './kernel/http/http-server.js';
import { ServerEnd } from './kernel/http/server-end.js';
import { LiveGateway } from './kernel/rooms/live.gateway.js';

/** Connections that may stand at the door in a crowd, before the system turns them away without a word. */
const BACKLOG = 4_096;

/** A backend that is built and following the log, but does not listen yet. */
export interface Backend {
  app: NestFastifyApplication;
  /** Every route that it answers. */
  routes: readonly RegisteredRoute[];
  /** Opens the port, and that of metrics where it has one, and returns the address. */
  listen(port: number, host: string): Promise<string>;
  /** Where health and metrics are; as the backend itself unless METRICS_PORT is set. */
  metricsAddress: string;
  /** Says that it is leaving, and serves on for DRAIN_SECONDS. */
  drain(): Promise<void>;
  /** Answers what is under way, for at most `boundMs`, and closes. */
  close(boundMs?: number): Promise<void>;
}

/** Builds the backend and loads its projections. Throws where a call has no implementation. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const server = new HttpServer(options.config);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(options), server.adapter, {
    logger: nestLogger(options.logger),
    abortOnError: false,
    // The framework would read forms as well, which pages of others can send without being asked.
    bodyParser: false,
  });
  const routes = await server.surround(app);
  await app.init();
  assertImplemented(CALLS, routes);
  const backend: Backend = {
    app,
    routes,
    metricsAddress: '',
    async listen(port, host) {
      const metrics = await server.metricsPort?.listen(host);
      await app.listen({ port, host, backlog: BACKLOG });
      const own = app.getHttpServer().address() as AddressInfo;
      backend.metricsAddress = addressOf(metrics ?? own);
      return addressOf(own);
    },
    drain: () => app.get(Draining).begin((atLeastMs) => app.get(LiveGateway).sendAway(atLeastMs)),
    async close(boundMs) {
      if (boundMs !== undefined) app.get(ServerEnd).boundMs = boundMs;
      await app.close();
      server.metricsPort?.close();
    },
  };
  return backend;
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
