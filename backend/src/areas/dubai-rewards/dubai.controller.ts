import { Body, Controller, Get, Header, type OnModuleInit, Param, Post } from '@nestjs/common';
import { type ActingHero, actingHeroSchema, type DubaiChallenge, type DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { ActingHeroes } from '../heroes/heroes.module.js';
import { DubaiProjection } from './dubai.projection.js';

const ID = new ZodPipe(plainText(64));

/** Dubai challenges and rewards (spec document 2, section 7). The plain lists are answered earlier, with prepared bytes. */
@Controller('api/dubai')
export class DubaiController implements OnModuleInit {
  constructor(
    private readonly commands: CommandBus,
    private readonly heroes: ActingHeroes,
    private readonly dubai: DubaiProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  onModuleInit(): void {
    const { challenges, rewards } = this.dubai;
    this.answers.register('/api/dubai/challenges', { version: () => challenges.version, body: () => challenges.list() });
    this.answers.register('/api/dubai/rewards', { version: () => rewards.version, body: () => rewards.list() });
  }

  @Get('challenges')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  challenges(): readonly DubaiChallenge[] {
    return this.dubai.challenges.list();
  }

  @Get('rewards')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  rewards(): readonly DubaiReward[] {
    return this.dubai.rewards.list();
  }

  @Post('challenges/:challengeId/join')
  join(
    @CurrentHero() caller: HeroCaller,
    @Param('challengeId', ID) challengeId: string,
    @Body(new ZodPipe(actingHeroSchema)) { heroId }: ActingHero,
  ) {
    return this.commands.execute('join-dubai-challenge', { challengeId, heroId }, this.heroes.callerAs(caller, heroId));
  }

  @Post('rewards/:rewardId/claim')
  claim(
    @CurrentHero() caller: HeroCaller,
    @Param('rewardId', ID) rewardId: string,
    @Body(new ZodPipe(actingHeroSchema)) { heroId }: ActingHero,
  ) {
    return this.commands.execute('claim-reward', { rewardId, heroId }, this.heroes.callerAs(caller, heroId));
  }
}
