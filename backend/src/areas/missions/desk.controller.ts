import { Controller, UseGuards } from '@nestjs/common';
import { MISSIONS_CALLS } from '@planet-heroes/contracts/areas/missions/calls';
import type { OperatorSponsorship, OperatorSponsorships } from '@planet-heroes/contracts/areas/missions/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import {
  readOperatorSponsorship,
  readOperatorSponsorships,
} from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const {
  completeMission, decideSponsorship, listSponsorships, openMission, paySponsorship, readSponsorshipAsOperator,
} = MISSIONS_CALLS;

/** What the partner team decides about sponsorships that are not within policy, and the missions that they are for. */
@Controller()
@UseGuards(OperatorGuard)
export class SponsorshipsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listSponsorships)
  list(@Input() { query }: CallInput<typeof listSponsorships>): Promise<OperatorSponsorships> {
    return readOperatorSponsorships(this.database, query);
  }

  @Implements(readSponsorshipAsOperator)
  read(@Input() { params }: CallInput<typeof readSponsorshipAsOperator>): Promise<OperatorSponsorship> {
    return readOperatorSponsorship(this.database, params.id);
  }

  @Implements(decideSponsorship)
  decide(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof decideSponsorship>) {
    return this.commands.execute('decide-sponsorship', { ...body, sponsorshipId: params.id }, operator);
  }

  @Implements(paySponsorship)
  pay(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof paySponsorship>) {
    return this.commands.execute('pay-sponsorship', { ...body, sponsorshipId: params.id }, operator);
  }

  @Implements(openMission)
  open(@Operator() operator: Caller, @Input() { body }: CallInput<typeof openMission>) {
    return this.commands.execute('open-mission', body, operator);
  }

  @Implements(completeMission)
  complete(@Operator() operator: Caller, @Input() { params }: CallInput<typeof completeMission>) {
    return this.commands.execute('complete-mission', { missionId: params.id }, operator);
  }
}
