import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const PAGE_ROOT = fileURLToPath(new URL('../../../../web/dist/ops', import.meta.url));

/**
 * Serves the operations page at /ops/; its files are among the web's. Everybody may load it: it knows nothing until
 * somebody gives it the operator token.
 */
@Injectable()
export class OpsPage implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    if (!existsSync(PAGE_ROOT)) return;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.get('/ops', (_request, reply) => reply.redirect('/ops/', 308));
    fastify.get('/ops/', (_request, reply) => reply.sendFile('index.html', PAGE_ROOT));
  }
}
