import { Controller, Header, type OnModuleInit } from '@nestjs/common';
import { LEADERBOARD_CALLS } from '@planet-heroes/contracts/areas/leaderboard/calls';
import {
  GAIN_RADIUS,
  type HeroGain,
  type HeroNeighbourhood,
  type Leaderboard,
  leaderboardLimitSchema,
  NEIGHBOUR_RADIUS,
  neighbourRadiusSchema,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { HeroGains } from './hero-gains.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

const { readHeroGains, readHeroNeighbourhood, readLeaderboard, readLeaderboardByPath } = LEADERBOARD_CALLS;

/** The leaderboard, under both forms of its URL. The usual ones are answered earlier, with prepared bytes. */
@Controller()
export class LeaderboardController implements OnModuleInit {
  constructor(
    private readonly leaderboard: LeaderboardProjection,
    private readonly answers: PreparedAnswers,
    private readonly gains: HeroGains,
  ) {}

  /** Under every legal URL. */
  onModuleInit(): void {
    const { min, max, default: usual } = LEADERBOARD_LIMIT;
    const register = (url: string, limit: number) =>
      this.answers.register(url, { version: () => this.leaderboard.version, body: () => this.leaderboard.top(limit) });
    register(readLeaderboard.path, usual);
    for (let limit = min; limit <= max; limit++) {
      register(urlOf(readLeaderboard.route, { query: { limit } }), limit);
      register(urlOf(readLeaderboardByPath.route, { params: { limit } }), limit);
    }
  }

  @Implements(readLeaderboard)
  @Header('cache-control', 'no-cache')
  byQuery(@Input() { query }: CallInput<typeof readLeaderboard>): Leaderboard {
    return this.read(query.limit ?? String(LEADERBOARD_LIMIT.default));
  }

  @Implements(readLeaderboardByPath)
  @Header('cache-control', 'no-cache')
  byPath(@Input() { params }: CallInput<typeof readLeaderboardByPath>): Leaderboard {
    return this.read(params.limit);
  }

  @Implements(readHeroNeighbourhood)
  @Header('cache-control', 'no-cache')
  around(@Input() { params, query }: CallInput<typeof readHeroNeighbourhood>): HeroNeighbourhood {
    const radius = neighbourRadiusSchema.safeParse(query.radius ?? String(NEIGHBOUR_RADIUS.default));
    if (!radius.success) {
      const { max } = NEIGHBOUR_RADIUS;
      throw new AppError('invalid_radius', `radius must be a whole number from 0 to ${max}.`, { min: 0, max });
    }
    return this.leaderboard.around(this.leaderboard.knownHero(params.heroId), radius.data);
  }

  /** Apart from the board, whose answer stays prepared: this one is read from the ledger. */
  @Implements(readHeroGains)
  @Header('cache-control', 'no-cache')
  gainsOf(@Input() { query }: CallInput<typeof readHeroGains>): Promise<HeroGain[]> {
    const around = query.around === undefined
      ? []
      : this.leaderboard.around(this.leaderboard.knownHero(query.around), GAIN_RADIUS).heroes;
    return this.gains.of([...this.leaderboard.top(LEADERBOARD_LIMIT.max), ...around].map(({ id }) => id));
  }

  private read(text: unknown): Leaderboard {
    const limit = leaderboardLimitSchema.safeParse(text);
    if (!limit.success) {
      const { min, max } = LEADERBOARD_LIMIT;
      throw new AppError('invalid_limit', `limit must be a whole number from ${min} to ${max}.`, { min, max });
    }
    return this.leaderboard.top(limit.data);
  }
}
