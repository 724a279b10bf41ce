import { Controller, Header } from '@nestjs/common';
import { MISSIONS_CALLS } from '@planet-heroes/contracts/areas/missions/calls';
import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DEMO_SPONSOR_ID } from '@planet-heroes/contracts/kernel/demo';
import { accountOf } from '@planet-heroes/domain/areas/notifications/settings';
import { readHeroProfile } from '@planet-heroes/domain/areas/heroes/read-hero-profile';
import { readLatestSponsorshipsOf, readSponsorship } from '@planet-heroes/domain/areas/missions/read-sponsorships';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import type { Caller } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorIfAny } from '../../kernel/http/operator-if-any.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';

const NOBODY_THERE = 'Join or sign in first, so that we can write to you about the payment.';
const EMAIL_MISSING = 'Add your e-mail address first, so that we can write to you about the payment.';
const NAME_MISSING = 'Join with your name first: a sponsorship needs one, also where others do not see it.';

const { listMySponsorships, readSponsorship: readSponsorshipCall, submitSponsorship } = MISSIONS_CALLS;

/** Sponsoring a mission (spec document 2, section 4). */
@Controller()
export class MissionSponsorshipsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Submits a sponsorship for approval. The operator token opens every sponsor's name; without it there is the public
   * one, in whose place the session's hero is named, and who has to have a name and an e-mail address where nobody is
   * shared.
   */
  @Implements(submitSponsorship)
  async submit(
    @OperatorIfAny() operator: Caller | undefined,
    @CurrentHero() hero: HeroCaller,
    @Input() { body }: CallInput<typeof submitSponsorship>,
  ) {
    if (operator) return this.commands.execute('submit-sponsorship', { ...body, byOperator: true }, operator);
    // A caller who has joined sponsors in the own name: the spec's sponsorId is the same for all callers and means the
    // public.
    if (!this.config.hasSharedActors) await this.assertKnown(hero);
    const inOwnName = hero.hasSession && body.sponsorId === DEMO_SPONSOR_ID;
    const caller = inOwnName ? hero : { scope: `sponsor:${body.sponsorId}`, idempotencyKey: hero.idempotencyKey };
    const payload = { ...body, byOperator: false, ...(inOwnName && { heroId: hero.id }) };
    return this.commands.execute('submit-sponsorship', payload, caller);
  }

  /** Throws `session_required` or `sign_in_required`, with what is missing. */
  private async assertKnown(hero: HeroCaller): Promise<void> {
    if (!hero.hasSession) throw new AppError('session_required', hero.session?.accountId ? NAME_MISSING : NOBODY_THERE);
    if (!(await accountOf(this.database, hero.id))?.email) throw new AppError('sign_in_required', EMAIL_MISSING);
    if ((await readHeroProfile(this.database, hero.id)).isGuest) throw new AppError('session_required', NAME_MISSING);
  }

  /** How a sponsorship stands. */
  @Implements(readSponsorshipCall)
  @Header('cache-control', 'no-store')
  async read(@Input() { params }: CallInput<typeof readSponsorshipCall>): Promise<Sponsorship> {
    return this.withAccount(await readSponsorship(this.database, params.id));
  }

  @Implements(listMySponsorships)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  async mine(@CurrentHero() { id }: HeroCaller): Promise<Sponsorship[]> {
    return (await readLatestSponsorshipsOf(this.database, id)).map((sponsorship) => this.withAccount(sponsorship));
  }

  /** Nothing is to be paid before the approval, or twice. */
  private withAccount(sponsorship: Sponsorship): Sponsorship {
    const { sponsorBankAccount: payTo } = this.config;
    const isOwed = sponsorship.state === 'approved' && !sponsorship.paidAt;
    return payTo && isOwed ? { ...sponsorship, payTo } : sponsorship;
  }
}
