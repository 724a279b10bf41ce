import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { PICKUPS_CALLS } from '@planet-heroes/contracts/areas/pickups/calls';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/schemas';
import { Implements } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { PickupsProjection } from './pickups.projection.js';

const { readPickups } = PICKUPS_CALLS;

/** How many doorstep pickups were done. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller()
export class PickupsController implements OnModuleInit {
  constructor(
    private readonly pickups: PickupsProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register(readPickups.path, { version: () => this.pickups.version, body: () => this.pickups.view() });
  }

  @Implements(readPickups)
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  read(): PickupsDone {
    return this.pickups.view();
  }
}
