import { Controller, UseGuards } from '@nestjs/common';
import { OPERATIONS_CALLS } from '@planet-heroes/contracts/areas/operations/calls';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/kernel/events/projections-report';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import { readTableTotals } from '@planet-heroes/domain/kernel/reconciliation/table-totals';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { NodeId } from '../../kernel/foundation/node-id.js';
import { Implements } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { LogTailer } from '../../kernel/projections/log-tailer.js';

/** Where this node's projections stand, with their hashes. */
@Controller()
@UseGuards(OperatorGuard)
export class ProjectionsController {
  constructor(
    private readonly tailer: LogTailer,
    private readonly node: NodeId,
    private readonly database: Database,
  ) {}

  @Implements(OPERATIONS_CALLS.readProjections)
  read(): ProjectionsAnswer {
    return { node: this.node.value, horizon: String(this.tailer.readBelow), projections: this.tailer.reports() };
  }

  /** What the tables sum up to. */
  @Implements(OPERATIONS_CALLS.readTotals)
  totals(): Promise<TotalsAnswer> {
    return readTableTotals(this.database);
  }
}
