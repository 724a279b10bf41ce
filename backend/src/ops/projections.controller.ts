import { Controller, Get, Inject, UseGuards } from '@nestjs/common';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/http/ops-projections';
import type { TotalsAnswer } from '@planet-heroes/contracts/http/ops-totals';
import { readTableTotals } from '@planet-heroes/domain/operations/table-totals';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { OperatorGuard } from '../http/operator.guard.js';
import { Projections } from '../projections/projections.js';

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
