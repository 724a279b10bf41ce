import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CHALLENGES_SHOWN } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import {
  challengeIdSchema,
  type ChallengeRecord,
  type ChallengesQuery,
  challengesQuerySchema,
  type CreateChallengeRequest,
  createChallengeRequestSchema,
  type SocialChallenge,
} from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { ActingHeroes } from '../heroes/heroes.module.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { asPublicChallenge, avatarOf } from './challenge-view.js';
import { type KnownChallenge, SocialChallengesProjection } from './social-challenges.projection.js';

/** Social eco-challenges (spec document 2, section 2). The caller is the session's hero, or the demo hero. */
@Controller('api/social-challenges')
export class SocialChallengesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly heroes: ActingHeroes,
    private readonly challenges: SocialChallengesProjection,
    private readonly leaderboard: LeaderboardProjection,
  ) {}

  /** Answers of each caller differ by what the caller joined: nobody else may keep them. */
  @Get()
  @Header('cache-control', 'private, no-cache')
  @ShowsPosition()
  list(@CurrentHero() { id }: HeroCaller, @Query(new ZodPipe(challengesQuerySchema)) { tab }: ChallengesQuery): SocialChallenge[] {
    return this.select(tab, id).map((challenge) => this.asSeenBy(id, challenge));
  }

  @Post()
  async create(@CurrentHero() caller: HeroCaller, @Body(new ZodPipe(createChallengeRequestSchema)) body: CreateChallengeRequest) {
    const creator = this.heroes.callerAs(caller, body.creatorId ?? caller.id);
    const answer = await this.commands.execute('create-social-challenge', { ...body, creatorId: creator.id }, creator);
    return answer.as(this.withCreator);
  }

  @Post(':challengeId/join')
  @HttpCode(200)
  async join(@CurrentHero() hero: HeroCaller, @Param('challengeId', new ZodPipe(challengeIdSchema)) challengeId: string) {
    const answer = await this.commands.execute('join-social-challenge', { challengeId, heroId: hero.id }, hero);
    return answer.as(this.withCreator);
  }

  private select(tab: ChallengesQuery['tab'], heroId: string): readonly KnownChallenge[] {
    if (tab === 'active') return this.challenges.active();
    if (tab === 'completed') return this.challenges.ended();
    if (tab === 'mine') return this.challenges.challengesOf(heroId);
    return this.challenges.all().slice(0, CHALLENGES_SHOWN);
  }

  private readonly nameOf = (heroId: string) => this.leaderboard.hero(heroId)?.name;

  private readonly withCreator = ({ creatorId, ...challenge }: ChallengeRecord): SocialChallenge => ({
    ...challenge,
    creatorName: this.nameOf(creatorId) ?? REMOVED_HERO_NAME,
    creatorAvatar: avatarOf(creatorId),
  });

  private asSeenBy(heroId: string, challenge: KnownChallenge): SocialChallenge {
    return { ...asPublicChallenge(challenge, this.nameOf), userParticipation: this.challenges.participationOf(challenge, heroId) };
  }
}
