import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type JoinHeroRequest, joinHeroRequestSchema } from '@planet-heroes/contracts/areas/heroes/schemas';
import { heroOfCode } from '@planet-heroes/domain/areas/shares/hero-of-code';
import { selfReferral } from '@planet-heroes/domain/areas/shares/note-referral';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

/** Short keys of two strangers could be the same, and the second would be given the first one's session. */
const LEAST_KEY_LENGTH = 16;

/** JOIN FREE (spec document 1, section 2). */
@Controller('api/heroes')
export class HeroesController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Post()
  async join(
    @Body(new ZodPipe(joinHeroRequestSchema)) body: JoinHeroRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string' && key.length < LEAST_KEY_LENGTH) {
      throw new AppError('invalid_idempotency_key', `Here an Idempotency-Key takes at least ${LEAST_KEY_LENGTH} characters, such as a random UUID.`);
    }
    if (body.referralCode) await this.assertNotOwn(body.referralCode, request);
    const answer = await this.commands.run('join-hero', body, request, reply, 'join');
    if ('id' in answer) {
      this.sessions.open(reply, request, answer.id);
      void reply.status(201);
    }
    return answer;
  }

  /**
   * Throws `self_referral` when the code leads to the hero of this browser's session. Looked at here and not in the command:
   * a repeated request may carry the session that the first one opened, and must still be the same command.
   */
  private async assertNotOwn(code: string, request: FastifyRequest): Promise<void> {
    const { heroId, hasSession } = this.sessions.callerOf(request.headers);
    if (hasSession && (await heroOfCode(this.dependencies.database, code)) === heroId) throw selfReferral();
  }
}
