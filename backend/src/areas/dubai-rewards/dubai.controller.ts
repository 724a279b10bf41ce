import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { DUBAI_REWARDS_CALLS } from '@planet-heroes/contracts/areas/dubai-rewards/calls';
import type { DubaiChallenge, DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { ActingHeroes } from '../heroes/heroes.module.js';
import { DubaiProjection } from './dubai.projection.js';

const { listDubaiChallenges, listDubaiRewards, joinDubaiChallenge, claimReward } = DUBAI_REWARDS_CALLS;

/** Dubai challenges and rewards (spec document 2, section 7). The plain lists come earlier, with prepared bytes. */
@Controller()
export class DubaiController implements OnModuleInit {
  constructor(
    private readonly commands: CommandBus,
    private readonly heroes: ActingHeroes,
    private readonly dubai: DubaiProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    const { challenges, rewards } = this.dubai;
    const source = (offers: typeof challenges | typeof rewards) => ({
      version: () => offers.version,
      body: () => offers.list(),
    });
    this.answers.register(listDubaiChallenges.path, source(challenges));
    this.answers.register(listDubaiRewards.path, source(rewards));
  }

  @Implements(listDubaiChallenges)
  @Header('cache-control', 'no-cache')
  challenges(): readonly DubaiChallenge[] {
    return this.dubai.challenges.list();
  }

  @Implements(listDubaiRewards)
  @Header('cache-control', 'no-cache')
  rewards(): readonly DubaiReward[] {
    return this.dubai.rewards.list();
  }

  @Implements(joinDubaiChallenge)
  join(@CurrentHero() caller: HeroCaller, @Input() { params, body }: CallInput<typeof joinDubaiChallenge>) {
    const hero = this.heroes.callerAs(caller, body.heroId);
    return this.commands.execute('join-dubai-challenge', { ...params, heroId: body.heroId }, hero);
  }

  @Implements(claimReward)
  claim(@CurrentHero() caller: HeroCaller, @Input() { params, body }: CallInput<typeof claimReward>) {
    const hero = this.heroes.callerAs(caller, body.heroId);
    return this.commands.execute('claim-reward', { ...params, heroId: body.heroId }, hero);
  }
}
