import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands/commands';
import { scrub } from '@planet-heroes/contracts/http/scrub';
import type { BackendDependencies } from '../backend-dependencies.js';
import type { ApiErrorFilter } from '../http/api-error.filter.js';
import type { OperatorGuard } from '../http/operator.guard.js';

const PATH = '/ops/queues';
/** The board's page brings an inline configuration and styles of its own. */
const BOARD_POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'self'";

/** Serves Bull Board below /ops/queues to whoever has the operator token (in a browser: as the password). */
export async function serveQueueBoard(fastify: FastifyInstance, { platform }: BackendDependencies, guard: OperatorGuard, errors: ApiErrorFilter): Promise<void> {
  const serverAdapter = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: COMMAND_QUEUES.map((name) => {
      const adapter = new BullMQAdapter(platform.queue(name), { description: name });
      adapter.setFormatter('data', (job) => scrub(job));
      adapter.setFormatter('returnValue', (job) => scrub(job));
      return adapter;
    }),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Planet Heroes' } },
  });
  await fastify.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (request, reply, next) => {
        void reply.header('content-security-policy', BOARD_POLICY).header('cache-control', 'no-store');
        try {
          guard.assertOperator(request.headers.authorization);
          next();
        } catch (error) {
          void reply.header('www-authenticate', 'Basic realm="Planet Heroes operations", charset="UTF-8"');
          // The board would put an error into a form of its own.
          errors.send(error, request, reply);
        }
      });
      void scope.register(serverAdapter.registerPlugin() as FastifyPluginCallback);
      done();
    },
    { prefix: PATH },
  );
}
