import { Controller, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { ClockAnswer, ScheduleAnswer } from '@planet-heroes/contracts/kernel/clock';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { lastEventTransaction } from '@planet-heroes/domain/kernel/log/last-event-transaction';
import { readSchedule } from '@planet-heroes/domain/kernel/schedule/read-schedule';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { LogTailer } from '../../kernel/projections/log-tailer.js';

/** Another transaction on the same server may hold the log back, but not for this long. */
const CATCH_UP_BOUND_MS = 20_000;

/** The instance's clock, which QA may move on a test instance (VIRTUAL_CLOCK=on) and nowhere else. */
@Controller()
@UseGuards(OperatorGuard)
export class ClockController {
  constructor(
    private readonly commands: CommandBus,
    private readonly tailer: LogTailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * A caller that reads that nothing is left to do sees the results in every read: the answer waits until this node
   * shows them.
   */
  @Implements(OPERATIONS_CALLS.readClock)
  async read(): Promise<ClockAnswer> {
    const clock = await readClock(this.database);
    const last = clock.due === 0 && (await lastEventTransaction(this.database));
    if (last) await this.tailer.waitFor(last, CATCH_UP_BOUND_MS);
    return clock;
  }

  @Implements(OPERATIONS_CALLS.readSchedule)
  async schedule(): Promise<ScheduleAnswer> {
    const [clock, planned] = await Promise.all([readClock(this.database), readSchedule(this.database)]);
    return { ...clock, isMovable: this.config.virtualClock, planned };
  }

  @Implements(OPERATIONS_CALLS.moveClock)
  move(@Operator() operator: Caller, @Input() { body }: CallInput<typeof OPERATIONS_CALLS.moveClock>) {
    if (!this.config.virtualClock) {
      const text = 'This instance keeps real time. A test instance is started with VIRTUAL_CLOCK=on.';
      throw new AppError('virtual_clock_off', text);
    }
    return this.commands.execute('move-clock', body, operator);
  }
}
