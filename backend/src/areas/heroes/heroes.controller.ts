import { Controller } from '@nestjs/common';
import { HEROES_CALLS } from '@planet-heroes/contracts/areas/heroes/calls';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { heroOfCode } from '@planet-heroes/domain/areas/heroes/hero-of-code';
import { selfReferral } from '@planet-heroes/domain/areas/heroes/note-referral';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { BrowserSession, type SessionCookie } from '../../kernel/sessions/session-cookie.js';

const { joinHero } = HEROES_CALLS;

/** Short keys of two strangers could be the same, and the second would be given the first one's session. */
const MIN_KEY_LENGTH = 16;

/** JOIN FREE (spec document 1, section 2). */
@Controller()
export class HeroesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(joinHero)
  async join(
    @CurrentHero() caller: HeroCaller,
    @BrowserSession() session: SessionCookie,
    @Input() { body }: CallInput<typeof joinHero>,
  ) {
    const { idempotencyKey } = caller;
    if (idempotencyKey !== undefined && idempotencyKey.length < MIN_KEY_LENGTH) {
      const text = `Here an Idempotency-Key takes at least ${MIN_KEY_LENGTH} characters, such as a random UUID.`;
      throw new AppError('invalid_idempotency_key', text);
    }
    if (body.referralCode) await this.assertNotOwn(body.referralCode, caller);
    const answer = await this.commands.execute('join-hero', body, { scope: 'join', idempotencyKey });
    return answer.as((hero) => {
      session.open(hero.id);
      return hero;
    });
  }

  /**
   * Throws `self_referral` when the code leads to the hero of this browser's session. Looked at here and not in the
   * command: a repeated request may carry the session that the first one opened, and must still be the same command.
   */
  private async assertNotOwn(code: string, { id, hasSession }: HeroCaller): Promise<void> {
    if (hasSession && (await heroOfCode(this.database, code)) === id) throw selfReferral();
  }
}
