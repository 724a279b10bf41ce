import { Injectable } from '@nestjs/common';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { HeroCaller } from '../../kernel/sessions/current-hero.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';

/** Whom a caller may act as: its own hero, and the demo hero, who is everybody's. */
@Injectable()
export class ActingHeroes {
  constructor(private readonly leaderboard: LeaderboardProjection) {}

  /** The caller as the hero that it names. Throws `not_your_hero`, or `unknown_hero` where there is none. */
  callerAs(caller: HeroCaller, heroId: string): HeroCaller {
    this.assertMayActAs(caller.id, heroId);
    return new HeroCaller(heroId, caller.hasSession, caller.idempotencyKey, caller.session);
  }

  /** Throws likewise unless the hero `ownId` may act as the other. */
  assertMayActAs(ownId: string, heroId: string): void {
    if (heroId === DEMO_HERO_ID || heroId === ownId) return;
    this.leaderboard.heroOrGuest(heroId);
    throw new AppError('not_your_hero', 'This is another hero’s. Only that hero may do this.');
  }
}
