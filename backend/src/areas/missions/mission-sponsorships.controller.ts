import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { type CreateSponsorshipRequest, createSponsorshipRequestSchema, type Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readSponsorship } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import type { Caller } from '../../kernel/http/callers.js';
import { OperatorIfAny } from '../../kernel/http/operator-if-any.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

/** Sponsoring a mission (spec document 2, section 4). */
@Controller('api/mission-sponsorships')
export class MissionSponsorshipsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  /** Submits a sponsorship for approval. The operator token opens every sponsor's name; without it there is the public one, in whose place a joined hero is named. */
  @Post()
  submit(
    @OperatorIfAny() operator: Caller | undefined,
    @CurrentHero() hero: HeroCaller,
    @Body(new ZodPipe(createSponsorshipRequestSchema)) body: CreateSponsorshipRequest,
  ) {
    if (operator) return this.commands.execute('submit-sponsorship', { ...body, byOperator: true }, operator);
    // Whoever has joined sponsors in the own name: the spec's sponsorId is one for all, and says only that it is the public's.
    const inOwnName = hero.hasSession && body.sponsorId === DEMO_SPONSOR_ID;
    const caller = inOwnName ? hero : { scope: `sponsor:${body.sponsorId}`, idempotencyKey: hero.idempotencyKey };
    return this.commands.execute('submit-sponsorship', { ...body, byOperator: false, ...(inOwnName && { heroId: hero.id }) }, caller);
  }

  /** How a sponsorship stands. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  read(@Param('id', new ZodPipe(plainText(64))) id: string): Promise<Sponsorship> {
    return readSponsorship(this.database, id);
  }
}
