import { Controller, Get, Header } from '@nestjs/common';
import type { DubaiParticipation, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { readClaimsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-claims';
import { readParticipationsOf } from '@planet-heroes/domain/areas/dubai-rewards/read-participations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

/** What the caller's own hero claimed and joined. Never cached by anybody else. */
@Controller('api/me')
export class MyRewardsController {
  constructor(private readonly database: Database) {}

  @Get('claims')
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  claims(@CurrentHero() { id }: HeroCaller): Promise<RewardClaim[]> {
    return readClaimsOf(this.database, id);
  }

  @Get('challenges')
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  challenges(@CurrentHero() { id }: HeroCaller): Promise<DubaiParticipation[]> {
    return readParticipationsOf(this.database, id);
  }
}
