import { Controller, Get, Inject, UseGuards } from '@nestjs/common';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/kernel/events/projections-report';
import type { TotalsAnswer } from '@planet-heroes/contracts/kernel/reconciliation/totals';
import { readTableTotals } from '@planet-heroes/domain/kernel/reconciliation/table-totals';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { Projections } from '../../kernel/projections/projections.js';

/** Where this node's projections stand, with their hashes. */
@Controller('api/ops')
@UseGuards(OperatorGuard)
export class ProjectionsController {
  constructor(
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('projections')
  read(): ProjectionsAnswer {
    const { tailer } = this.projections;
    return { node: this.dependencies.nodeId, horizon: String(tailer.readBelow), projections: tailer.reports() };
  }

  /** What the tables sum up to. */
  @Get('totals')
  totals(): Promise<TotalsAnswer> {
    return readTableTotals(this.dependencies.database);
  }
}
