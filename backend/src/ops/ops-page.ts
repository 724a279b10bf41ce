import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../http/security-headers.js';

const PAGE_ROOT = fileURLToPath(new URL('../../../web/dist/ops', import.meta.url));
/** Stricter than the shop's: this page has no inline styles, no pictures from files and no forms that are sent. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the operations page at /ops/. Everybody may load it: it knows nothing until somebody gives it the operator token. */
export function serveOpsPage(fastify: FastifyInstance): void {
  if (!existsSync(PAGE_ROOT)) return;
  fastify.get('/ops', (_request, reply) => reply.redirect('/ops/', 308));
  fastify.get('/ops/', (_request, reply) => {
    void reply.headers({ ...PAGE_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-cache' });
    return reply.sendFile('index.html', PAGE_ROOT);
  });
}
