import { Controller, Header, Headers } from '@nestjs/common';
import { SHARES_CALLS } from '@planet-heroes/contracts/areas/shares/calls';
import type { ReferralsAnswer, SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readInviter } from '@planet-heroes/domain/areas/shares/read-inviter';
import { readReferrals } from '@planet-heroes/domain/areas/shares/read-referrals';
import { readSharesOf } from '@planet-heroes/domain/areas/shares/read-shares';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { assertOwnPage } from './own-page.js';

const { recordShare, listMyShares, listMyReferrals, readInviter: readInviterCall } = SHARES_CALLS;

/** What the caller's hero shared, and the friends whom it brought (spec document 2, sections 2 and 4). */
@Controller()
export class SocialSharesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(recordShare)
  @AsOwnHero()
  record(
    @CurrentHero() hero: HeroCaller,
    @Headers('host') host: string | undefined,
    @Input() { body }: CallInput<typeof recordShare>,
  ) {
    assertOwnPage(body.shareUrl, host);
    return this.commands.execute('record-share', { ...body, heroId: hero.id }, hero);
  }

  @Implements(listMyShares)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  shares(@CurrentHero() { id }: HeroCaller): Promise<SocialShare[]> {
    return readSharesOf(this.database, id);
  }

  @Implements(readInviterCall)
  @Header('cache-control', 'private, no-store')
  inviter(@Input() { params }: CallInput<typeof readInviterCall>): Promise<{ name: string | null }> {
    return readInviter(this.database, params.code);
  }

  @Implements(listMyReferrals)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  referrals(@CurrentHero() { id }: HeroCaller): Promise<ReferralsAnswer> {
    return readReferrals(this.database, id);
  }
}
