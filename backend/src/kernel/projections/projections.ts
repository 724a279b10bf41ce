import { Inject, Injectable } from '@nestjs/common';
import { formatLogPosition } from '@planet-heroes/contracts/log-events';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { RecentFaults } from '../observability/recent-faults.js';
import { DubaiProjection } from '../../areas/dubai-rewards/dubai.projection.js';
import { ImpactProjection } from '../../areas/impact/impact.projection.js';
import { LeaderboardProjection } from '../../areas/leaderboard/leaderboard.projection.js';
import { LogTailer } from './log-tailer.js';
import { MissionsProjection } from '../../areas/missions/missions.projection.js';
import { OrdersProjection } from '../../areas/orders/orders.projection.js';
import { PickupsProjection } from '../../areas/pickups/pickups.projection.js';
import { SocialChallengesProjection } from '../../areas/social-challenges/social-challenges.projection.js';

/** This node's projections and the tailer that feeds them. */
@Injectable()
export class Projections {
  readonly leaderboard = new LeaderboardProjection();
  readonly impact = new ImpactProjection();
  readonly missions = new MissionsProjection();
  readonly socialChallenges = new SocialChallengesProjection();
  readonly dubai = new DubaiProjection();
  readonly orders = new OrdersProjection();
  readonly pickups = new PickupsProjection();
  readonly tailer: LogTailer;

  constructor(@Inject(BACKEND_DEPENDENCIES) { database, logger, platform }: BackendDependencies, @Inject(RecentFaults) faults: RecentFaults) {
    const followed = [this.leaderboard, this.impact, this.missions, this.socialChallenges, this.dubai, this.orders, this.pickups];
    this.tailer = new LogTailer(followed, database, logger);
    this.tailer.onStopped((projection, reason) => faults.note('projection', `${projection} stands still ${reason}`));
    this.tailer.onReloaded((names) => {
      for (const name of names) faults.note('projection', `${name} differed from the tables and was loaded anew`);
    });
    platform.bus.onLogGrowth(() => this.tailer.wake());
  }

  /** The position that every read answers from, as the Planet-Position header shows it. */
  get position(): string {
    return formatLogPosition(this.tailer.position);
  }
}
