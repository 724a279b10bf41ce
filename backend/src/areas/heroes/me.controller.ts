import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type HeroExport,
  type HeroProfile,
  pointsQuerySchema,
  type PointsAnswer,
  type PointsQuery,
  type UpdateHeroRequest,
  updateHeroRequestSchema,
} from '@planet-heroes/contracts/areas/heroes/schemas';
import { quoteTradeInRequestSchema, type QuoteTradeInRequest, type TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { exportHero } from '@planet-heroes/domain/areas/heroes/export-hero';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { readPoints } from '@planet-heroes/domain/areas/heroes/read-points';
import { readTradeInsOf } from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { asCaller } from '../../kernel/sessions/as-caller.js';
import { Sessions } from '../../kernel/sessions/sessions.js';

/** The caller's own hero: the session's, or the demo hero where there is no session. Never cached by anybody else. */
@Controller('api/me')
export class MeController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<HeroProfile> {
    return asCaller(this.sessions, request, reply, (heroId) => readHeroProfile(this.dependencies.database, heroId));
  }

  @Patch()
  update(
    @Body(new ZodPipe(updateHeroRequestSchema)) body: UpdateHeroRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return asCaller(this.sessions, request, reply, (heroId) =>
      this.commands.run('update-hero', { ...body, heroId }, request, reply, `hero:${heroId}`),
    );
  }

  /** The daily check-in. */
  @Post('check-in')
  @HttpCode(200)
  checkIn(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return asCaller(this.sessions, request, reply, (heroId) =>
      this.commands.run('check-in', { heroId }, request, reply, `hero:${heroId}`),
    );
  }

  @Delete()
  async remove(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { heroId } = this.sessions.callerOf(request.headers);
    const answer = await this.commands.run('remove-hero', { heroId }, request, reply, `removal:${heroId}`);
    this.sessions.end(reply);
    return answer;
  }

  /** "Explain my points": every line of the ledger, newest first. */
  @Get('points')
  @Header('cache-control', 'private, no-store')
  points(
    @Query(new ZodPipe(pointsQuerySchema)) { limit, before }: PointsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PointsAnswer> {
    return asCaller(this.sessions, request, reply, (heroId) => readPoints(this.dependencies.database, heroId, limit, before));
  }

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @Header('content-disposition', 'attachment; filename="planet-heroes.json"')
  export(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<HeroExport> {
    return asCaller(this.sessions, request, reply, (heroId) => exportHero(this.dependencies.database, heroId));
  }

  @Get('trade-ins')
  @Header('cache-control', 'private, no-store')
  tradeIns(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<TradeIn[]> {
    return asCaller(this.sessions, request, reply, (heroId) => readTradeInsOf(this.dependencies.database, heroId));
  }

  /** "Start Trade-In Process": locks the quote for 30 days. */
  @Post('trade-ins')
  async quote(
    @Body(new ZodPipe(quoteTradeInRequestSchema)) body: QuoteTradeInRequest & { programme: 'home' | 'exchange' },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return asCaller(this.sessions, request, reply, async (heroId) => {
      const answer = await this.commands.run('quote-trade-in', { ...body, heroId }, request, reply, `hero:${heroId}`);
      if ('id' in answer) void reply.status(201);
      return answer;
    });
  }
}
