import { Body, Controller, Get, Header, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ActingHero, actingHeroSchema, type DubaiChallenge, type DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import type { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { Projections } from '../../kernel/projections/projections.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

const ID = new ZodPipe(plainText(64));

/** Dubai challenges and rewards (spec document 2, section 7). The plain lists are answered earlier, with prepared bytes. */
@Controller('api/dubai')
export class DubaiController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Projections) private readonly projections: Projections,
  ) {}

  @Get('challenges')
  @Header('cache-control', 'no-cache')
  challenges(@Res({ passthrough: true }) reply: FastifyReply): readonly DubaiChallenge[] {
    void reply.header('planet-position', this.projections.position);
    return this.projections.dubai.challenges.list();
  }

  @Get('rewards')
  @Header('cache-control', 'no-cache')
  rewards(@Res({ passthrough: true }) reply: FastifyReply): readonly DubaiReward[] {
    void reply.header('planet-position', this.projections.position);
    return this.projections.dubai.rewards.list();
  }

  @Post('challenges/:challengeId/join')
  async join(
    @Param('challengeId', ID) challengeId: string,
    @Body(new ZodPipe(actingHeroSchema)) { heroId }: ActingHero,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.sessions.assertMayActAs(request.headers, heroId);
    const answer = await this.commands.run('join-dubai-challenge', { challengeId, heroId }, request, reply, `hero:${heroId}`);
    if ('challengeId' in answer) void reply.status(201);
    return answer;
  }

  @Post('rewards/:rewardId/claim')
  async claim(
    @Param('rewardId', ID) rewardId: string,
    @Body(new ZodPipe(actingHeroSchema)) { heroId }: ActingHero,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.sessions.assertMayActAs(request.headers, heroId);
    const answer = await this.commands.run('claim-reward', { rewardId, heroId }, request, reply, `hero:${heroId}`);
    if ('claimId' in answer) void reply.status(201);
    return answer;
  }
}

/** Prepares both lists. */
export function prepareDubai(answers: PreparedAnswers, projections: Projections): void {
  const { challenges, rewards } = projections.dubai;
  const register = (url: string, list: typeof challenges | typeof rewards) =>
    answers.register(url, { version: () => list.version, body: () => list.list(), position: () => projections.position });
  register('/api/dubai/challenges', challenges);
  register('/api/dubai/rewards', rewards);
}
