import { Controller, UseGuards } from '@nestjs/common';
import { DUBAI_DESK_CALLS } from '@planet-heroes/contracts/areas/dubai-rewards/desk-calls';
import type { OperatorChallenge, OperatorReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readOperatorChallenges, readOperatorRewards } from '@planet-heroes/domain/areas/dubai-rewards/read-offers';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const {
  addReward, listChallengesAsOperator, listRewardsAsOperator, openDubaiChallenge, stockReward,
} = DUBAI_DESK_CALLS;

/** What the desk offers to heroes. */
@Controller()
@UseGuards(OperatorGuard)
export class OffersDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(listRewardsAsOperator)
  async rewards(): Promise<{ rewards: OperatorReward[] }> {
    return { rewards: await readOperatorRewards(this.database) };
  }

  @Implements(addReward)
  add(@Operator() operator: Caller, @Input() { body }: CallInput<typeof addReward>) {
    return this.commands.execute('add-reward', body, operator);
  }

  @Implements(stockReward)
  stock(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof stockReward>) {
    return this.commands.execute('stock-reward', { ...body, rewardId: params.id }, operator);
  }

  @Implements(listChallengesAsOperator)
  async challenges(): Promise<{ challenges: OperatorChallenge[] }> {
    return { challenges: await readOperatorChallenges(this.database) };
  }

  @Implements(openDubaiChallenge)
  open(@Operator() operator: Caller, @Input() { body }: CallInput<typeof openDubaiChallenge>) {
    return this.commands.execute('open-dubai-challenge', body, operator);
  }
}
