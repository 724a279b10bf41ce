import { Controller, Header } from '@nestjs/common';
import { SOCIAL_CHALLENGES_CALLS } from '@planet-heroes/contracts/areas/social-challenges/calls';
import { CHALLENGES_SHOWN } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import type {
  ChallengeRecord,
  ChallengesQuery,
  SocialChallenge,
} from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { ActingHeroes } from '../heroes/heroes.module.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { asPublicChallenge, avatarOf } from './challenge-view.js';
import { type KnownChallenge, SocialChallengesProjection } from './social-challenges.projection.js';

const { listSocialChallenges, createSocialChallenge, joinSocialChallenge } = SOCIAL_CHALLENGES_CALLS;

/** Social eco-challenges (spec document 2, section 2). The caller is the session's hero, or the demo hero. */
@Controller()
export class SocialChallengesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly heroes: ActingHeroes,
    private readonly challenges: SocialChallengesProjection,
    private readonly leaderboard: LeaderboardProjection,
  ) {}

  /** Answers of each caller differ by what the caller joined: nobody else may keep them. */
  @Implements(listSocialChallenges)
  @Header('cache-control', 'private, no-cache')
  list(
    @CurrentHero() { idIfAny: id }: HeroCaller,
    @Input() { query }: CallInput<typeof listSocialChallenges>,
  ): SocialChallenge[] {
    return this.select(query.tab, id).map((challenge) => this.asSeenBy(id, challenge));
  }

  @Implements(createSocialChallenge)
  async create(@CurrentHero() caller: HeroCaller, @Input() { body }: CallInput<typeof createSocialChallenge>) {
    const creator = this.heroes.callerAs(caller, body.creatorId ?? caller.id);
    const answer = await this.commands.execute('create-social-challenge', { ...body, creatorId: creator.id }, creator);
    return answer.as(this.withCreator);
  }

  @Implements(joinSocialChallenge)
  async join(@CurrentHero() hero: HeroCaller, @Input() { params }: CallInput<typeof joinSocialChallenge>) {
    const payload = { challengeId: params.challengeId, heroId: hero.id };
    const answer = await this.commands.execute('join-social-challenge', payload, hero);
    return answer.as(this.withCreator);
  }

  private select(tab: ChallengesQuery['tab'], heroId: string): readonly KnownChallenge[] {
    if (tab === 'active') return this.challenges.active();
    if (tab === 'completed') return this.challenges.ended();
    if (tab === 'mine') return this.challenges.challengesOf(heroId);
    return this.challenges.all().slice(0, CHALLENGES_SHOWN);
  }

  private readonly nameOf = (heroId: string) => this.leaderboard.nameOf(heroId);

  private readonly withCreator = ({ creatorId, ...challenge }: ChallengeRecord): SocialChallenge => ({
    ...challenge,
    creatorName: this.nameOf(creatorId) ?? REMOVED_HERO_NAME,
    creatorAvatar: avatarOf(creatorId),
  });

  private asSeenBy(heroId: string, challenge: KnownChallenge): SocialChallenge {
    const userParticipation = this.challenges.participationOf(challenge, heroId);
    return { ...asPublicChallenge(challenge, this.nameOf), userParticipation };
  }
}
