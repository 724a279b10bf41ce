import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/schemas';
import type { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { Projections } from '../../kernel/projections/projections.js';

/** The public totals. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller('api/impact-stats')
export class ImpactController {
  constructor(@Inject(Projections) private readonly projections: Projections) {}

  @Get()
  @Header('cache-control', 'no-cache')
  read(@Res({ passthrough: true }) reply: FastifyReply): ImpactStats {
    void reply.header('planet-position', this.projections.position);
    return this.projections.impact.view();
  }
}

/** Prepares the totals' answer. */
export function prepareImpact(answers: PreparedAnswers, projections: Projections): void {
  answers.register('/api/impact-stats', {
    version: () => projections.impact.version,
    body: () => projections.impact.view(),
    position: () => projections.position,
  });
}
