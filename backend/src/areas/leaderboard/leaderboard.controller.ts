import { Controller, Get, Header, type OnModuleInit, Param, Query } from '@nestjs/common';
import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  type HeroNeighbourhood,
  type Leaderboard,
  leaderboardLimitSchema,
  NEIGHBOUR_RADIUS,
  neighbourRadiusSchema,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

/** The leaderboard, under both forms of its URL. The usual ones are answered earlier, with prepared bytes. */
@Controller('api/heroes/leaderboard')
export class LeaderboardController implements OnModuleInit {
  constructor(
    private readonly leaderboard: LeaderboardProjection,
    private readonly answers: PreparedAnswers,
  ) {}

  /** Under every legal URL. */
  onModuleInit(): void {
    const { min, max, default: usual } = LEADERBOARD_LIMIT;
    const register = (url: string, limit: number) =>
      this.answers.register(url, { version: () => this.leaderboard.version, body: () => this.leaderboard.top(limit) });
    register('/api/heroes/leaderboard', usual);
    for (let limit = min; limit <= max; limit++) {
      register(`/api/heroes/leaderboard?limit=${limit}`, limit);
      register(`/api/heroes/leaderboard/${limit}`, limit);
    }
  }

  @Get()
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  byQuery(@Query('limit') limit: unknown): Leaderboard {
    return this.read(limit ?? String(LEADERBOARD_LIMIT.default));
  }

  @Get(':limit')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  byPath(@Param('limit') limit: string): Leaderboard {
    return this.read(limit);
  }

  @Get('around/:heroId')
  @Header('cache-control', 'no-cache')
  @ShowsPosition()
  around(@Param('heroId') heroId: string, @Query('radius') radiusText: unknown): HeroNeighbourhood {
    const radius = neighbourRadiusSchema.safeParse(radiusText ?? String(NEIGHBOUR_RADIUS.default));
    if (!radius.success) {
      const { max } = NEIGHBOUR_RADIUS;
      throw new AppError('invalid_radius', `radius must be a whole number from 0 to ${max}.`, { min: 0, max });
    }
    return this.leaderboard.around(this.leaderboard.knownHero(heroId), radius.data);
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
