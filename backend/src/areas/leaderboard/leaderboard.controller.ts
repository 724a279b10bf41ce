import { Controller, Get, Header, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  type HeroNeighbourhood,
  type Leaderboard,
  leaderboardLimitSchema,
  NEIGHBOUR_RADIUS,
  neighbourRadiusSchema,
} from '@planet-heroes/contracts/areas/leaderboard/schemas';
import type { PreparedAnswers } from '../../kernel/http/prepared-answers.js';
import { Projections } from '../../kernel/projections/projections.js';

/** The leaderboard, under both forms of its URL. The usual ones are answered earlier, with prepared bytes. */
@Controller('api/heroes/leaderboard')
export class LeaderboardController {
  constructor(@Inject(Projections) private readonly projections: Projections) {}

  @Get()
  @Header('cache-control', 'no-cache')
  byQuery(@Query('limit') limit: unknown, @Res({ passthrough: true }) reply: FastifyReply): Leaderboard {
    return this.read(limit ?? String(LEADERBOARD_LIMIT.default), reply);
  }

  @Get(':limit')
  @Header('cache-control', 'no-cache')
  byPath(@Param('limit') limit: string, @Res({ passthrough: true }) reply: FastifyReply): Leaderboard {
    return this.read(limit, reply);
  }

  @Get('around/:heroId')
  @Header('cache-control', 'no-cache')
  around(
    @Param('heroId') heroId: string,
    @Query('radius') radiusText: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): HeroNeighbourhood {
    const radius = neighbourRadiusSchema.safeParse(radiusText ?? String(NEIGHBOUR_RADIUS.default));
    if (!radius.success) {
      const { max } = NEIGHBOUR_RADIUS;
      throw new AppError('invalid_radius', `radius must be a whole number from 0 to ${max}.`, { min: 0, max });
    }
    const hero = this.projections.leaderboard.hero(heroId);
    if (!hero) throw new AppError('unknown_hero', `There is no hero "${heroId}".`, { heroId });
    void reply.header('planet-position', this.projections.position);
    return this.projections.leaderboard.around(hero, radius.data);
  }

  private read(text: unknown, reply: FastifyReply): Leaderboard {
    const limit = leaderboardLimitSchema.safeParse(text);
    if (!limit.success) {
      const { min, max } = LEADERBOARD_LIMIT;
      throw new AppError('invalid_limit', `limit must be a whole number from ${min} to ${max}.`, { min, max });
    }
    void reply.header('planet-position', this.projections.position);
    return this.projections.leaderboard.top(limit.data);
  }
}

/** Prepares the leaderboard under every legal URL. */
export function prepareLeaderboard(answers: PreparedAnswers, projections: Projections): void {
  const { min, max, default: usual } = LEADERBOARD_LIMIT;
  const register = (url: string, limit: number) =>
    answers.register(url, {
      version: () => projections.leaderboard.version,
      body: () => projections.leaderboard.top(limit),
      position: () => projections.position,
    });
  register('/api/heroes/leaderboard', usual);
  for (let limit = min; limit <= max; limit++) {
    register(`/api/heroes/leaderboard?limit=${limit}`, limit);
    register(`/api/heroes/leaderboard/${limit}`, limit);
  }
}
