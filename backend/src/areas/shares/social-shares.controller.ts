import { Body, Controller, Get, Header, Headers, Post } from '@nestjs/common';
import { type RecordShareRequest, recordShareRequestSchema, type ReferralsAnswer, type SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import { readReferrals } from '@planet-heroes/domain/areas/shares/read-referrals';
import { readSharesOf } from '@planet-heroes/domain/areas/shares/read-shares';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { assertOwnPage } from './own-page.js';

/** What the caller's hero shared, and the friends whom it brought (spec document 2, sections 2 and 4). */
@Controller('api')
export class SocialSharesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Post('social-shares')
  @AsOwnHero()
  record(
    @CurrentHero() hero: HeroCaller,
    @Headers('host') host: string | undefined,
    @Body(new ZodPipe(recordShareRequestSchema)) body: RecordShareRequest,
  ) {
    assertOwnPage(body.shareUrl, host);
    return this.commands.execute('record-share', { ...body, heroId: hero.id }, hero);
  }

  @Get('social-shares')
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  shares(@CurrentHero() { id }: HeroCaller): Promise<SocialShare[]> {
    return readSharesOf(this.database, id);
  }

  @Get('me/referrals')
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  referrals(@CurrentHero() { id }: HeroCaller): Promise<ReferralsAnswer> {
    return readReferrals(this.database, id);
  }
}
