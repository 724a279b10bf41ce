import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HEROES_CALLS } from '@planet-heroes/contracts/areas/heroes/calls';
import type { HeroExport, HeroProfile, PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { exportHero } from '@planet-heroes/domain/areas/heroes/export-hero';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { readPoints } from '@planet-heroes/domain/areas/heroes/read-points';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { type BrowserSession, CurrentSession } from '../../kernel/sessions/session-cookie.js';

const { checkIn, exportMe, readMe, readMyPoints, removeMe, updateMe } = HEROES_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The caller's own hero: the session's, or the demo hero where there is no session. Never cached by anybody else. */
@Controller()
export class MeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(readMe)
  @Header(...PRIVATE)
  @AsOwnHero()
  async read(
    @CurrentHero() hero: HeroCaller,
    @CurrentSession() session: BrowserSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HeroProfile | undefined> {
    if (hero.isNobody) {
      void reply.status(204);
      return undefined;
    }
    const profile = await readHeroProfile(this.database, hero.id);
    await session.exchange();
    return profile;
  }

  @Implements(updateMe)
  @AsOwnHero()
  update(@CurrentHero() hero: HeroCaller, @Input() { body }: CallInput<typeof updateMe>) {
    return this.commands.execute('update-hero', { ...body, heroId: hero.id }, hero);
  }

  /** The daily check-in. */
  @Implements(checkIn)
  @AsOwnHero()
  checkIn(@CurrentHero() hero: HeroCaller) {
    return this.commands.execute('check-in', { heroId: hero.id }, hero);
  }

  @Implements(removeMe)
  async remove(@CurrentHero() { id, idempotencyKey }: HeroCaller, @CurrentSession() session: BrowserSession) {
    const caller = { scope: `removal:${id}`, idempotencyKey };
    const answer = await this.commands.execute('remove-hero', { heroId: id }, caller);
    session.end();
    return answer;
  }

  /** "Explain my points": every line of the ledger, newest first. */
  @Implements(readMyPoints)
  @Header(...PRIVATE)
  @AsOwnHero()
  points(@CurrentHero() { id }: HeroCaller, @Input() { query }: CallInput<typeof readMyPoints>): Promise<PointsAnswer> {
    return readPoints(this.database, id, query.limit, query.before);
  }

  @Implements(exportMe)
  @Header(...PRIVATE)
  @Header('content-disposition', 'attachment; filename="planet-heroes.json"')
  @AsOwnHero()
  export(@CurrentHero() { id }: HeroCaller): Promise<HeroExport> {
    return exportHero(this.database, id);
  }
}
