import { createHmac } from 'node:crypto';
import { Controller, Header } from '@nestjs/common';
import { PAYOUTS_CALLS } from '@planet-heroes/contracts/areas/payouts/calls';
import { maskedIban } from '@planet-heroes/contracts/kernel/text/iban';
import type { Money } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readMoney } from '@planet-heroes/domain/areas/payouts/read-payouts';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { v7 as uuidv7 } from 'uuid';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { Repetition } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { AsOwnHero } from '../../kernel/sessions/as-own-hero.js';
import { CurrentHero, HeroCaller } from '../../kernel/sessions/current-hero.js';
import { sealIban } from './sealed-iban.js';

const { choosePayout, issueCreditCode, undoCreditCode } = PAYOUTS_CALLS;
/** Digits and letters of which none looks like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the caller’s own hero is paid. */
@Controller()
export class MyMoneyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Implements(PAYOUTS_CALLS.readMoney)
  @Header('cache-control', 'private, no-store')
  @AsOwnHero()
  money(@CurrentHero() { id }: HeroCaller): Promise<Money> {
    return readMoney(this.database, id);
  }

  /** The account’s number is sealed here, before it travels or is kept anywhere. */
  @Implements(choosePayout)
  @AsOwnHero()
  choose(@CurrentHero() hero: HeroCaller, @Input() { params, body }: CallInput<typeof choosePayout>) {
    const tradeInId = params.id;
    const account = body.method === 'bank'
      ? {
        holder: body.holder,
        account: maskedIban(body.iban),
        sealedIban: sealIban(this.secrets.sessionSecret, body.iban, tradeInId),
      }
      : { holder: null, account: null, sealedIban: null };
    const payload = { heroId: hero.id, tradeInId, method: body.method, ...account };
    return this.commands.execute('choose-payout', payload, hero);
  }

  /** The code follows from the request, so that one that is sent again is answered with the same. */
  @Implements(issueCreditCode)
  @AsOwnHero()
  async issue(
    @CurrentHero() hero: HeroCaller,
    @Repetition() repetition: string | undefined,
    @Input() { body }: CallInput<typeof issueCreditCode>,
  ) {
    const code = this.newCode(`${hero.scope} ${repetition ?? uuidv7()}`);
    const answer = await this.commands.execute('issue-credit-code', { ...body, heroId: hero.id, code }, hero);
    return answer.asSecret((issued) => issued);
  }

  @Implements(undoCreditCode)
  @AsOwnHero()
  undo(@CurrentHero() hero: HeroCaller, @Input() { params }: CallInput<typeof undoCreditCode>) {
    return this.commands.execute('undo-credit-code', { ...params, heroId: hero.id }, hero);
  }

  private newCode(origin: string): string {
    const letters = [...createHmac('sha256', this.secrets.sessionSecret).update(`credit-code ${origin}`).digest()]
      .slice(0, 12).map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return `PHC-${letters.slice(0, 6)}-${letters.slice(6)}`;
  }
}
