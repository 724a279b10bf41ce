import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { PICKUPS_CALLS } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import type { PickupsDone } from '@planet-heroes/contracts/areas/pickups/pickups.contract';
import type { PickupSlots } from '@planet-heroes/contracts/areas/pickups/slots';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readPickupSlots } from '@planet-heroes/domain/areas/pickups/pickup-slots';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { PickupsProjection } from './pickups.projection.js';

const { listPickupSlots, readPickups } = PICKUPS_CALLS;

/**
 * How many doorstep pickups were done. The plain URL is answered earlier, with prepared bytes; this serves it with a
 * query.
 */
@Controller()
export class PickupsController implements OnModuleInit {
  constructor(
    private readonly pickups: PickupsProjection,
    private readonly answers: PreparedAnswers,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.answers.register(readPickups.path, { version: () => this.pickups.version, body: () => this.pickups.view() });
  }

  @Implements(readPickups)
  @Header('cache-control', 'no-cache')
  read(): PickupsDone {
    return this.pickups.view();
  }

  /** Which pickups a zone’s couriers still have time for. */
  @Implements(listPickupSlots)
  @Header('cache-control', 'no-store')
  async slots(@Input() { query }: CallInput<typeof listPickupSlots>): Promise<PickupSlots> {
    const { now } = await readClock(this.database);
    return readPickupSlots(this.database, query.zoneId, new Date(now), this.config.ramadanShiftDays);
  }
}
