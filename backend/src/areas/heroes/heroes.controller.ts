import { Body, Controller, Post } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type JoinHeroRequest, joinHeroRequestSchema } from '@planet-heroes/contracts/areas/heroes/schemas';
import { heroOfCode } from '@planet-heroes/domain/areas/heroes/hero-of-code';
import { selfReferral } from '@planet-heroes/domain/areas/heroes/note-referral';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { BrowserSession, type SessionCookie } from '../../kernel/sessions/session-cookie.js';

/** Short keys of two strangers could be the same, and the second would be given the first one's session. */
const MIN_KEY_LENGTH = 16;

/** JOIN FREE (spec document 1, section 2). */
@Controller('api/heroes')
export class HeroesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Post()
  async join(
    @CurrentHero() caller: HeroCaller,
    @BrowserSession() session: SessionCookie,
    @Body(new ZodPipe(joinHeroRequestSchema)) body: JoinHeroRequest,
  ) {
    const { idempotencyKey } = caller;
    if (idempotencyKey !== undefined && idempotencyKey.length < MIN_KEY_LENGTH) {
      throw new AppError('invalid_idempotency_key', `Here an Idempotency-Key takes at least ${MIN_KEY_LENGTH} characters, such as a random UUID.`);
    }
    if (body.referralCode) await this.assertNotOwn(body.referralCode, caller);
    const answer = await this.commands.execute('join-hero', body, { scope: 'join', idempotencyKey });
    return answer.as((hero) => {
      session.open(hero.id);
      return hero;
    });
  }

  /**
   * Throws `self_referral` when the code leads to the hero of this browser's session. Looked at here and not in the command:
   * a repeated request may carry the session that the first one opened, and must still be the same command.
   */
  private async assertNotOwn(code: string, { id, hasSession }: HeroCaller): Promise<void> {
    if (hasSession && (await heroOfCode(this.database, code)) === id) throw selfReferral();
  }
}
