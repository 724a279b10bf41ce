import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { OPERATOR_PAGES } from '@planet-heroes/contracts/areas/operations/pages';

const PAGE_ROOT = fileURLToPath(new URL('../../../../web/dist/ops', import.meta.url));

/**
 * Serves the operators' pages, from /ops/ on: one file among the web's. Everybody may load it: it knows nothing
 * until somebody who operates has signed in.
 */
@Injectable()
export class OpsPage implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    if (!existsSync(PAGE_ROOT)) return;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.get('/ops', (_request, reply) => reply.redirect('/ops/', 308));
    fastify.get('/ops/*', (_request, reply) => reply.redirect('/ops/'));
    for (const { path } of Object.values(OPERATOR_PAGES)) {
      fastify.get(path, (_request, reply) => reply.sendFile('index.html', PAGE_ROOT));
      if (!path.endsWith('/')) fastify.get(`${path}/`, (_request, reply) => reply.redirect(path, 308));
    }
  }
}
