import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ApiErrorFilter } from './api-error.filter.js';

const ROUTES = /^\/(health|metrics)(\/|$)/;

/** Answers health and metrics on a port of their own. The public port then has neither, and this one nothing else. */
export class MetricsPort {
  private readonly connections = new WeakSet<Socket>();
  private readonly server: Server;

  /** `handle` is the application's; the admission of the public is passed by. */
  constructor(private readonly port: number, handle: RequestListener) {
    this.server = createServer(handle).on('connection', (socket) => this.connections.add(socket));
  }

  /** Must come before what counts or refuses calls of the public. */
  guard(fastify: FastifyInstance, errors: ApiErrorFilter): void {
    fastify.addHook('onRequest', (request, reply, next) => {
      if (ROUTES.test(request.routeOptions.url ?? '') === this.connections.has(request.raw.socket)) next();
      else errors.send(new AppError('not_found', `There is no ${request.url.split('?')[0]}.`), request, reply);
    });
  }

  /** Opens the port and returns the address. */
  async listen(host: string): Promise<AddressInfo> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, host, resolve);
    });
    return this.server.address() as AddressInfo;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
