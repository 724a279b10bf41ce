import { Body, Controller, Get, Header, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGES_SHOWN } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import {
  challengeIdSchema,
  type ChallengeRecord,
  type ChallengesQuery,
  challengesQuerySchema,
  type CreateChallengeRequest,
  createChallengeRequestSchema,
  type SocialChallenge,
} from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { asPublicChallenge, avatarOf } from './challenge-view.js';
import { Projections } from '../../kernel/projections/projections.js';
import type { KnownChallenge } from './social-challenges.projection.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

/** Social eco-challenges (spec document 2, section 2). The caller is the session's hero, or the demo hero. */
@Controller('api/social-challenges')
export class SocialChallengesController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Projections) private readonly projections: Projections,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Answers of each caller differ by what the caller joined: nobody else may keep them. */
  @Get()
  @Header('cache-control', 'private, no-cache')
  list(
    @Query(new ZodPipe(challengesQuerySchema)) { tab }: ChallengesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): SocialChallenge[] {
    const { heroId } = this.sessions.callerOf(request.headers);
    void reply.header('planet-position', this.projections.position);
    return this.select(tab, heroId).map((challenge) => this.asSeenBy(heroId, challenge));
  }

  @Post()
  async create(
    @Body(new ZodPipe(createChallengeRequestSchema)) body: CreateChallengeRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SocialChallenge | AcceptedCommand> {
    const creatorId = body.creatorId ?? this.sessions.callerOf(request.headers).heroId;
    this.sessions.assertMayActAs(request.headers, creatorId);
    const scope = `hero:${creatorId}`;
    const answer = await this.commands.run('create-social-challenge', { ...body, creatorId }, request, reply, scope, this.withCreator);
    if ('id' in answer) void reply.status(201);
    return answer;
  }

  @Post(':challengeId/join')
  join(
    @Param('challengeId', new ZodPipe(challengeIdSchema)) challengeId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SocialChallenge | AcceptedCommand> {
    const { heroId } = this.sessions.callerOf(request.headers);
    return this.commands.run('join-social-challenge', { challengeId, heroId }, request, reply, `hero:${heroId}`, this.withCreator);
  }

  private select(tab: ChallengesQuery['tab'], heroId: string): readonly KnownChallenge[] {
    const { socialChallenges } = this.projections;
    if (tab === 'active') return socialChallenges.active();
    if (tab === 'completed') return socialChallenges.ended();
    if (tab === 'mine') return socialChallenges.challengesOf(heroId);
    return socialChallenges.all().slice(0, CHALLENGES_SHOWN);
  }

  private readonly nameOf = (heroId: string) => this.projections.leaderboard.hero(heroId)?.name;

  private readonly withCreator = ({ creatorId, ...challenge }: ChallengeRecord): SocialChallenge => ({
    ...challenge,
    creatorName: this.nameOf(creatorId) ?? REMOVED_HERO_NAME,
    creatorAvatar: avatarOf(creatorId),
  });

  private asSeenBy(heroId: string, challenge: KnownChallenge): SocialChallenge {
    const userParticipation = this.projections.socialChallenges.participationOf(challenge, heroId);
    return { ...asPublicChallenge(challenge, this.nameOf), userParticipation };
  }
}
