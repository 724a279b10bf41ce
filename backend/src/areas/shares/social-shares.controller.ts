import { Body, Controller, Get, Header, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RecordShareRequest, recordShareRequestSchema, type ReferralsAnswer, type SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import { readReferrals } from '@planet-heroes/domain/areas/shares/read-referrals';
import { readSharesOf } from '@planet-heroes/domain/areas/shares/read-shares';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { asCaller } from '../../kernel/sessions/as-caller.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { assertOwnPage } from './own-page.js';

/** What the caller's hero shared, and the friends whom it brought (spec document 2, sections 2 and 4). */
@Controller('api')
export class SocialSharesController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Post('social-shares')
  record(
    @Body(new ZodPipe(recordShareRequestSchema)) body: RecordShareRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    assertOwnPage(body.shareUrl, request.headers);
    return asCaller(this.sessions, request, reply, async (heroId) => {
      const answer = await this.commands.run('record-share', { ...body, heroId }, request, reply, `hero:${heroId}`);
      if ('id' in answer) void reply.status(201);
      return answer;
    });
  }

  @Get('social-shares')
  @Header('cache-control', 'private, no-store')
  shares(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SocialShare[]> {
    return asCaller(this.sessions, request, reply, (heroId) => readSharesOf(this.dependencies.database, heroId));
  }

  @Get('me/referrals')
  @Header('cache-control', 'private, no-store')
  referrals(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReferralsAnswer> {
    return asCaller(this.sessions, request, reply, (heroId) => readReferrals(this.dependencies.database, heroId));
  }
}
