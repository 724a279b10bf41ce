import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHARES_CALLS } from '@planet-heroes/contracts/areas/shares/calls';
import type { ReferralsAnswer, SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readReferrals } from '@planet-heroes/domain/areas/shares/read-referrals';
import { readSharesOf } from '@planet-heroes/domain/areas/shares/read-shares';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { asCaller } from '../../kernel/sessions/as-caller.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { assertOwnPage } from './own-page.js';

/** What the caller's hero shared, and the friends whom it brought (spec document 2, sections 2 and 4). */
@Controller()
export class SocialSharesController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Implements(SHARES_CALLS.recordShare)
  record(
    @Input() { body }: CallInput<typeof SHARES_CALLS.recordShare>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    assertOwnPage(body.shareUrl, request.headers);
    return asCaller(this.sessions, request, reply, (heroId) =>
      this.commands.run('record-share', { ...body, heroId }, request, reply, `hero:${heroId}`),
    );
  }

  @Implements(SHARES_CALLS.listMyShares)
  @Header('cache-control', 'private, no-store')
  shares(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SocialShare[]> {
    return asCaller(this.sessions, request, reply, (heroId) => readSharesOf(this.dependencies.database, heroId));
  }

  @Implements(SHARES_CALLS.listMyReferrals)
  @Header('cache-control', 'private, no-store')
  referrals(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReferralsAnswer> {
    return asCaller(this.sessions, request, reply, (heroId) => readReferrals(this.dependencies.database, heroId));
  }
}
