import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { COMMAND_QUEUES } from '@planet-heroes/contracts/commands';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';
import { CommandQueues } from '@planet-heroes/platform/queues/command-queues';
import { ApiErrorFilter } from '../../kernel/http/api-error.filter.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const PATH = '/ops/queues';
/** Those that only show, and those that are refused. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const REALM = 'Basic realm="Planet Heroes operations", charset="UTF-8"';
/** The board's page brings an inline configuration and styles of its own. */
const BOARD_POLICY =
  'default-src \'self\'; script-src \'self\' \'unsafe-inline\'; style-src \'self\' \'unsafe-inline\'; img-src \'self\' data:; font-src \'self\' data:; frame-ancestors \'none\'; base-uri \'self\'';

/**
 * Serves Bull Board below /ops/queues to admins (in a browser: with a key as the password). It shows, and
 * changes nothing: a job that is made or edited by hand would pass by every rule. What failed is done again by our own
 * calls, which keep to them.
 */
@Injectable()
export class QueueBoard implements OnModuleInit, OnModuleDestroy {
  private board: Promise<FastifyInstance> | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queues: CommandQueues,
    private readonly guard: OperatorGuard,
    private readonly errors: ApiErrorFilter,
  ) {}

  onModuleInit(): void {
    // Not waited for: that would settle the routes that are there before the framework has said who answers their
    // errors.
    void this.host.httpAdapter.getInstance<FastifyInstance>().register(
      (scope, _options, done) => {
        scope.addHook('onRequest', (request, reply) => this.guardRequest(request, reply));
        for (const url of ['/', '/*'])
          scope.route({ method: METHODS, url, handler: (request, reply) => this.show(request, reply) });
        done();
      },
      { prefix: PATH },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.board)?.close();
  }

  private async show({ raw: request }: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.board ??= this.load();
    const board = await this.board;
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    reply.hijack();
    board.routing(request, reply.raw);
  }

  /** When it is first looked at: most processes never show it. */
  private async load(): Promise<FastifyInstance> {
    const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { fastify }] = await Promise.all([
      import('@bull-board/api'), import('@bull-board/api/bullMQAdapter'), import('@bull-board/fastify'), import('fastify'),
    ]);
    const serverAdapter = new FastifyAdapter().setBasePath(PATH);
    createBullBoard({
      queues: COMMAND_QUEUES.map((name) => {
        const adapter = new BullMQAdapter(this.queues.of(name), { description: name, readOnlyMode: true });
        adapter.setFormatter('data', (job: object) => scrub(withoutSender(job)));
        adapter.setFormatter('returnValue', (job) => scrub(job));
        return adapter;
      }),
      serverAdapter,
      options: { uiConfig: { boardTitle: 'Planet Heroes' } },
    });
    const board = fastify();
    await board.register(serverAdapter.registerPlugin() as FastifyPluginCallback, { prefix: PATH });
    await board.ready();
    return board;
  }

  private async guardRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    void reply.header('content-security-policy', BOARD_POLICY).header('cache-control', 'no-store');
    try {
      await this.guard.assertAdmin(request);
      assertReads(request, reply);
      return undefined;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('operator_token'))
        void reply.header('www-authenticate', REALM);
      // The board would put an error into a form of its own.
      this.errors.send(error, request, reply);
      return reply;
    }
  }
}

/** Hides a job's sender, and the fields with which a sender could read the answer again. */
function withoutSender(job: object): object {
  const { key: _key, scope: _scope, bodyHash: _bodyHash, ...shown } = job as Record<string, unknown>;
  return shown;
}

function assertReads({ method }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'GET' || method === 'HEAD') return;
  void reply.header('allow', 'GET, HEAD');
  throw new AppError(
    'method_not_allowed',
    'The board only shows. Use the operations page at /ops/, or the calls below /api/ops.',
    { allowed: ['GET', 'HEAD'] },
  );
}
