import { Controller, Header } from '@nestjs/common';
import { DUBAI_REWARDS_CALLS } from '@planet-heroes/contracts/areas/dubai-rewards/calls';
import type { DubaiParticipation, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readClaimsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { readParticipationsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-participations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

const { setClaimAddress } = DUBAI_REWARDS_CALLS;

/** What the caller's own hero claimed and joined. Never cached by anybody else. */
@Controller()
export class MyRewardsController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  @Implements(DUBAI_REWARDS_CALLS.listMyClaims)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  claims(@CurrentHero() { id }: HeroCaller): Promise<RewardClaim[]> {
    return readClaimsOf(this.database, id);
  }

  @Implements(setClaimAddress)
  @AsOwnHero()
  setAddress(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof setClaimAddress>) {
    return this.commands.execute('set-claim-address', { ...body, ...params, heroId: hero.id }, hero);
  }

  @Implements(DUBAI_REWARDS_CALLS.listMyDubaiChallenges)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  challenges(@CurrentHero() { id }: HeroCaller): Promise<DubaiParticipation[]> {
    return readParticipationsOf(this.database, id);
  }
}
