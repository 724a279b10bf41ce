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
  /** Opens the port and returns the address. */
  listen(port: number, host: string): Promise<string>;
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
  return {
    app,
    routes,
    async listen(port, host) {
      await app.listen({ port, host, backlog: BACKLOG });
      const { address, family, port: opened } = app.getHttpServer().address() as AddressInfo;
      return `http://${family === 'IPv6' ? `[${address}]` : address}:${opened}`;
    },
    drain: () => app.get(Draining).begin((atLeastMs) => app.get(LiveGateway).sendAway(atLeastMs)),
    async close(boundMs) {
      if (boundMs !== undefined) app.get(ServerEnd).boundMs = boundMs;
      await app.close();
    },
  };
}
