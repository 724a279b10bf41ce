import { Controller, UseGuards } from '@nestjs/common';
import { DUBAI_DESK_CALLS } from '@planet-heroes/contracts/areas/dubai-rewards/desk-calls';
import type { DeskClaim, RewardClaimPage } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readClaimAtDesk, readClaims } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { advanceClaim, listClaims, readClaim } = DUBAI_DESK_CALLS;

/** The claims of all heroes, for those who hand rewards over. */
@Controller()
@UseGuards(OperatorGuard)
export class ClaimsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listClaims)
  list(@Input() { query }: CallInput<typeof listClaims>): Promise<RewardClaimPage> {
    return readClaims(this.database, query);
  }

  @Implements(readClaim)
  read(@Input() { params }: CallInput<typeof readClaim>): Promise<DeskClaim> {
    return readClaimAtDesk(this.database, params.id);
  }

  /** Hands a reward over earlier than it would be, or lets a claim expire: points and stock return. */
  @Implements(advanceClaim)
  advance(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof advanceClaim>) {
    return this.commands.execute('advance-claim', { ...body, claimId: params.id }, operator);
  }
}
