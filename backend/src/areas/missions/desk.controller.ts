import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  type DecideSponsorshipRequest,
  decideSponsorshipRequestSchema,
  type OperatorSponsorship,
  type OperatorSponsorships,
  type SponsorshipsQuery,
  sponsorshipsQuerySchema,
} from '@planet-heroes/contracts/areas/missions/schemas';
import { plainText } from '@planet-heroes/contracts/kernel/text/text';
import { readOperatorSponsorship, readOperatorSponsorships } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';

const ID = new ZodPipe(plainText(64));

/** What the partner team decides about sponsorships that are not within policy. */
@Controller('api/ops/sponsorships')
@UseGuards(OperatorGuard)
export class SponsorshipsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  list(@Query(new ZodPipe(sponsorshipsQuerySchema)) query: SponsorshipsQuery): Promise<OperatorSponsorships> {
    return readOperatorSponsorships(this.database, query);
  }

  @Get(':id')
  read(@Param('id', ID) id: string): Promise<OperatorSponsorship> {
    return readOperatorSponsorship(this.database, id);
  }

  @Post(':id/decide')
  @HttpCode(200)
  decide(
    @Operator() operator: Caller,
    @Param('id', ID) sponsorshipId: string,
    @Body(new ZodPipe(decideSponsorshipRequestSchema)) body: DecideSponsorshipRequest,
  ) {
    return this.commands.execute('decide-sponsorship', { ...body, sponsorshipId }, operator);
  }
}
