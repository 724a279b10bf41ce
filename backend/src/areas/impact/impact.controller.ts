import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { IMPACT_CALLS } from '@planet-heroes/contracts/areas/impact/impact.contract';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { Implements } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ImpactProjection } from './impact.projection.js';

const { readImpact } = IMPACT_CALLS;

/** The public totals. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller()
export class ImpactController implements OnModuleInit {
  constructor(
    private readonly impact: ImpactProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register(readImpact.path, { version: () => this.impact.version, body: () => this.impact.view() });
  }

  @Implements(readImpact)
  @Header('cache-control', 'no-cache')
  read(): ImpactStats {
    return this.impact.view();
  }
}
