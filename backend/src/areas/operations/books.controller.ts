import { Controller, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { BooksAnswer } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { readReconciliationReport } from '@planet-heroes/domain/kernel/reconciliation/reconcile';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ReconciliationWatch } from '../../kernel/reconciliation/reconciliation-watch.js';

/** Reads and runs reconciliation (goals: R14). */
@Controller()
@UseGuards(OperatorGuard)
export class BooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly watch: ReconciliationWatch,
    private readonly database: Database,
  ) {}

  /** The last of the minutely reconciliations, with this node's projections compared with the tables. */
  @Implements(OPERATIONS_CALLS.readBooks)
  async read(): Promise<BooksAnswer> {
    const report = await readReconciliationReport(this.database);
    if (!report) throw new AppError('not_found', 'There is no reconciliation yet. POST here to run one now.');
    return this.watch.withProjections(report);
  }

  /** Checks now. */
  @Implements(OPERATIONS_CALLS.checkBooks)
  async check(@Operator() operator: Caller) {
    const answer = await this.commands.execute('check-books', {}, operator);
    return answer.as((report) => this.watch.withProjections(report));
  }
}
