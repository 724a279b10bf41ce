import { Controller, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PICKUPS_CALLS } from '@planet-heroes/contracts/areas/pickups/calls';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/schemas';
import { Implements } from '../../kernel/http/implements.js';
import type { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { Projections } from '../../kernel/projections/projections.js';

/** How many doorstep pickups were done. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller()
export class PickupsController {
  constructor(@Inject(Projections) private readonly projections: Projections) {}

  @Implements(PICKUPS_CALLS.readPickups)
  @Header('cache-control', 'no-cache')
  read(@Res({ passthrough: true }) reply: FastifyReply): PickupsDone {
    void reply.header('planet-position', this.projections.position);
    return this.projections.pickups.view();
  }
}

/** Prepares the answer. */
export function preparePickups(answers: PreparedAnswers, projections: Projections): void {
  answers.register(PICKUPS_CALLS.readPickups.path, {
    version: () => projections.pickups.version,
    body: () => projections.pickups.view(),
    position: () => projections.position,
  });
}
