import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import type { Overview as OverviewAnswer } from '@planet-heroes/contracts/areas/operations/overview';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { Overview } from './overview.js';

/** What the operations page shows, in one call. */
@Controller('api/ops/overview')
@UseGuards(OperatorGuard)
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(): Promise<OverviewAnswer> {
    return this.overview.read();
  }
}
