import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LogTailer } from './log-tailer.js';

const HEADERS = ['planet-position', 'planet-as-of'] as const;

/** A read whose answer says which log position it shows, and when that was the newest. */
export const ShowsPosition = () => RouteConfig({ showsPosition: true });

/** Puts the position into the answers of such reads: by hooks of the server, which cost less than an interceptor. */
@Injectable()
export class PositionHeader implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tailer: LogTailer,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', (route: RouteOptions) => {
      const { showsPosition } = (route.config ?? {}) as { showsPosition?: boolean };
      if (showsPosition) Object.assign(route, { preHandler: this.show, onSend: hideFromRefusals });
    });
  }

  /** The position before the read: an answer shows this position or, where it comes from the tables, a later one. */
  private readonly show = (_: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.header(HEADERS[0], this.tailer.shownPosition).header(HEADERS[1], this.tailer.asOf);
    done();
  };
}

type Sent = (error: null, payload: unknown) => void;

function hideFromRefusals(_: FastifyRequest, reply: FastifyReply, payload: unknown, done: Sent): void {
  if (reply.statusCode >= 400) for (const header of HEADERS) reply.removeHeader(header);
  done(null, payload);
}
