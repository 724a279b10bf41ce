import { Controller, Header } from '@nestjs/common';
import { DUBAI_REWARDS_CALLS } from '@planet-heroes/contracts/areas/dubai-rewards/calls';
import type { DubaiParticipation, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { readClaimsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { readParticipationsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-participations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

/** What the caller's own hero claimed and joined. Never cached by anybody else. */
@Controller()
export class MyRewardsController {
  constructor(private readonly database: Database) {}

  @Implements(DUBAI_REWARDS_CALLS.listMyClaims)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  claims(@CurrentHero() { id }: HeroCaller): Promise<RewardClaim[]> {
    return readClaimsOf(this.database, id);
  }

  @Implements(DUBAI_REWARDS_CALLS.listMyDubaiChallenges)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  challenges(@CurrentHero() { id }: HeroCaller): Promise<DubaiParticipation[]> {
    return readParticipationsOf(this.database, id);
  }
}
