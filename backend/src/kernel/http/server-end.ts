import type { Server } from 'node:http';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import { Draining } from './draining.js';

/** What a call that is under way gets when everything ends at once. */
const CLOSE_MS = 2_000;

/**
 * Ends the server: what is under way is answered, up to a bound, and nobody is kept by a connection that is not used.
 */
@Injectable()
export class ServerEnd implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  /** What calls under way get, ms. */
  boundMs = CLOSE_MS;
  private forced: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost<AbstractHttpAdapter<Server>>,
    private readonly draining: Draining,
  ) {}

  onModuleDestroy(): void {
    this.draining.leave();
  }

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer();
    server.closeIdleConnections();
    this.forced = setTimeout(() => server.closeAllConnections(), this.boundMs);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.forced);
  }
}
