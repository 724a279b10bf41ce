import { Controller, Get, Inject, UseGuards } from '@nestjs/common';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/http/ops-projections';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { OperatorGuard } from '../http/operator.guard.js';
import { Projections } from '../projections/projections.js';

/** Where this node's projections stand, with their hashes. */
@Controller('api/ops/projections')
@UseGuards(OperatorGuard)
export class ProjectionsController {
  constructor(
    @Inject(Projections) private readonly projections: Projections,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get()
  read(): ProjectionsAnswer {
    return { node: this.dependencies.nodeId, projections: this.projections.tailer.reports() };
  }
}
