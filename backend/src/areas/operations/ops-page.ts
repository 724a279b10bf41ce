import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const PAGE_ROOT = fileURLToPath(new URL('../../../../web/dist/ops', import.meta.url));

/**
 * Serves the operations page at /ops/; its files are among the web's. Everybody may load it: it knows nothing until
 * somebody gives it the operator token.
 */
export function serveOpsPage(fastify: FastifyInstance): void {
  if (!existsSync(PAGE_ROOT)) return;
  fastify.get('/ops', (_request, reply) => reply.redirect('/ops/', 308));
  fastify.get('/ops/', (_request, reply) => reply.sendFile('index.html', PAGE_ROOT));
}
