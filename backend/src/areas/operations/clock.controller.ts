import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type ClockAnswer, type MoveClockRequest, moveClockRequestSchema } from '@planet-heroes/contracts/kernel/clock';
import { readClock } from '@planet-heroes/domain/kernel/clock/move-clock.handler';
import { lastEventTransaction } from '@planet-heroes/domain/kernel/log/last-event-transaction';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';

/** Another transaction on the same server may hold the log back, but not for this long. */
const CATCH_UP_BOUND_MS = 20_000;

/** The instance's clock, which QA may move on a test instance (VIRTUAL_CLOCK=on) and nowhere else. */
@Controller('api/ops/clock')
@UseGuards(OperatorGuard)
export class ClockController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** Whoever hears that nothing is left to do finds it in every read: the answer waits until this node shows it. */
  @Get()
  async read(): Promise<ClockAnswer> {
    const { database } = this.dependencies;
    const clock = await readClock(database);
    const last = clock.due === 0 && (await lastEventTransaction(database));
    if (last) await this.projections.tailer.waitFor(last, CATCH_UP_BOUND_MS);
    return clock;
  }

  @Post()
  move(
    @Body(new ZodPipe(moveClockRequestSchema)) body: MoveClockRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.dependencies.config.virtualClock) {
      throw new AppError('virtual_clock_off', 'This instance keeps real time. A test instance is started with VIRTUAL_CLOCK=on.');
    }
    return this.commands.run('move-clock', body, request, reply, 'operator');
  }
}
