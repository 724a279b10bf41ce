import { Inject, Injectable } from '@nestjs/common';
import { formatLogPosition } from '@planet-heroes/contracts/events/log-events';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../backend-dependencies.js';
import { ImpactProjection } from './impact/impact.projection.js';
import { LeaderboardProjection } from './leaderboard/leaderboard.projection.js';
import { LogTailer } from './log-tailer.js';

/** This node's projections and the tailer that feeds them. */
@Injectable()
export class Projections {
  readonly leaderboard = new LeaderboardProjection();
  readonly impact = new ImpactProjection();
  readonly tailer: LogTailer;

  constructor(@Inject(BACKEND_DEPENDENCIES) { database, logger, platform }: BackendDependencies) {
    this.tailer = new LogTailer([this.leaderboard, this.impact], database, logger);
    platform.bus.onLogGrowth(() => this.tailer.wake());
  }

  /** The position that every read answers from, as the Planet-Position header shows it. */
  get position(): string {
    return formatLogPosition(this.tailer.position);
  }
}
