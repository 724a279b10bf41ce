import { Controller, Header, UseGuards } from '@nestjs/common';
import type { Overview as OverviewAnswer } from '@planet-heroes/contracts/areas/operations/overview';
import { OVERVIEW_CALLS } from '@planet-heroes/contracts/areas/operations/overview-calls';
import { Implements } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { Overview } from './overview.js';

/** What the operations page shows, in one call. */
@Controller()
@UseGuards(OperatorGuard)
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Implements(OVERVIEW_CALLS.readOverview)
  @Header('cache-control', 'no-store')
  read(): Promise<OverviewAnswer> {
    return this.overview.read();
  }
}
