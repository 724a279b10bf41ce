import { Controller } from '@nestjs/common';
import { HEROES_CALLS } from '@planet-heroes/contracts/areas/heroes/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { heroOfCode } from '@planet-heroes/domain/areas/heroes/hero-of-code';
import { selfReferral } from '@planet-heroes/domain/areas/heroes/note-referral';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { sessionIdOf } from '@planet-heroes/domain/kernel/sessions/sessions';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { LimitedNewHero } from '../../kernel/limits/new-hero-limits.js';
import { type BrowserSession, CurrentSession } from '../../kernel/sessions/session-cookie.js';

const { joinHero } = HEROES_CALLS;

/** JOIN FREE (spec document 1, section 2). */
@Controller()
export class HeroesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /**
   * Without a session, a hero and a session are created. A caller with a session keeps it: a guest becomes a hero, and
   * an account without a hero gets one. A repetition carries the session that the first call began, and still has the
   * same result.
   */
  @Implements(joinHero)
  async join(
    @LimitedNewHero() _: undefined,
    @CurrentHero() caller: HeroCaller,
    @CurrentSession() browser: BrowserSession,
    @Input() { body }: CallInput<typeof joinHero>,
  ) {
    const { idempotencyKey, session: current } = caller;
    const { session, scope, giveWith } = browser.begin('join');
    if (body.referralCode) await this.assertNotOwn(body.referralCode, caller);
    const goesOn = current && current.id !== sessionIdOf(session.tokenHash);
    const answer = await this.commands.execute(
      'join-hero',
      goesOn ? { ...body, sessionId: current.id } : { ...body, session },
      { scope, idempotencyKey },
    );
    if (!goesOn) return giveWith(answer);
    return answer.as((hero) => {
      browser.refresh();
      return hero;
    });
  }

  /**
   * Throws `self_referral` when the code leads to the hero of this browser's session. Checked here and not in the
   * command: a repeated request may carry the session that the first one opened, and must still be the same command.
   */
  private async assertNotOwn(code: string, caller: HeroCaller): Promise<void> {
    if (caller.hasSession && (await heroOfCode(this.database, code)) === caller.id) throw selfReferral();
  }
}
