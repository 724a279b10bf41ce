import { Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { BooksAnswer } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { readBooksReport } from '@planet-heroes/domain/kernel/reconciliation/check-books';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ReconciliationWatch } from '../../kernel/reconciliation/reconciliation-watch.js';

/** Whether the books balance (goals: R14). */
@Controller('api/ops/books')
@UseGuards(OperatorGuard)
export class BooksController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(ReconciliationWatch) private readonly watch: ReconciliationWatch,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** What the last of the minutely checks found, with this node's projections held against the tables. */
  @Get()
  async read(): Promise<BooksAnswer> {
    const report = await readBooksReport(this.dependencies.database);
    if (!report) throw new AppError('not_found', 'The books have not been checked yet. POST here to check them now.');
    return this.watch.withProjections(report);
  }

  /** Checks now. */
  @Post('check')
  async check(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const answer = await this.commands.run('check-books', {}, request, reply, 'operator');
    return 'checks' in answer ? this.watch.withProjections(answer) : answer;
  }
}
