import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post, Query } from '@nestjs/common';
import {
  type HeroExport,
  type HeroProfile,
  type PointsAnswer,
  type PointsQuery,
  pointsQuerySchema,
  type UpdateHeroRequest,
  updateHeroRequestSchema,
} from '@planet-heroes/contracts/areas/heroes/schemas';
import { exportHero } from '@planet-heroes/domain/areas/heroes/export-hero';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { readPoints } from '@planet-heroes/domain/areas/heroes/read-points';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { BrowserSession, type SessionCookie } from '../../kernel/sessions/session-cookie.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The caller's own hero: the session's, or the demo hero where there is no session. Never cached by anybody else. */
@Controller('api/me')
export class MeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  @Header(...PRIVATE)
  @AsOwnHero()
  read(@CurrentHero() { id }: HeroCaller): Promise<HeroProfile> {
    return readHeroProfile(this.database, id);
  }

  @Patch()
  @AsOwnHero()
  update(@CurrentHero() hero: HeroCaller, @Body(new ZodPipe(updateHeroRequestSchema)) body: UpdateHeroRequest) {
    return this.commands.execute('update-hero', { ...body, heroId: hero.id }, hero);
  }

  /** The daily check-in. */
  @Post('check-in')
  @HttpCode(200)
  @AsOwnHero()
  checkIn(@CurrentHero() hero: HeroCaller) {
    return this.commands.execute('check-in', { heroId: hero.id }, hero);
  }

  @Delete()
  async remove(@CurrentHero() { id, idempotencyKey }: HeroCaller, @BrowserSession() session: SessionCookie) {
    const answer = await this.commands.execute('remove-hero', { heroId: id }, { scope: `removal:${id}`, idempotencyKey });
    session.end();
    return answer;
  }

  /** "Explain my points": every line of the ledger, newest first. */
  @Get('points')
  @Header(...PRIVATE)
  @AsOwnHero()
  points(@CurrentHero() { id }: HeroCaller, @Query(new ZodPipe(pointsQuerySchema)) { limit, before }: PointsQuery): Promise<PointsAnswer> {
    return readPoints(this.database, id, limit, before);
  }

  @Get('export')
  @Header(...PRIVATE)
  @Header('content-disposition', 'attachment; filename="planet-heroes.json"')
  @AsOwnHero()
  export(@CurrentHero() { id }: HeroCaller): Promise<HeroExport> {
    return exportHero(this.database, id);
  }
}
