import { Controller, Get, Header, type OnModuleInit } from '@nestjs/common';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/schemas';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { PickupsProjection } from './pickups.projection.js';

/** How many doorstep pickups were done. The plain URL is answered earlier, with prepared bytes; this serves it with a query. */
@Controller('api/pickups')
export class PickupsController implements OnModuleInit {
  constructor(
    private readonly pickups: PickupsProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register('/api/pickups', { version: () => this.pickups.version, body: () => this.pickups.view() });
  }

  @Get()
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  read(): PickupsDone {
    return this.pickups.view();
  }
}
