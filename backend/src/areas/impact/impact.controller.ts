import { Controller, Get, Header, type OnModuleInit } from '@nestjs/common';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/schemas';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { ImpactProjection } from './impact.projection.js';

/** The public totals. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller('api/impact-stats')
export class ImpactController implements OnModuleInit {
  constructor(
    private readonly impact: ImpactProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register('/api/impact-stats', { version: () => this.impact.version, body: () => this.impact.view() });
  }

  @Get()
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  read(): ImpactStats {
    return this.impact.view();
  }
}
