import { Controller, Header, UseGuards } from '@nestjs/common';
import { TRADE_DESK_CALLS } from '@planet-heroes/contracts/areas/trade-ins/desk-calls';
import type { PickupsOfDay, TradeIn, TradeInPage } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { listPickupsOfDay as readPickups } from '@planet-heroes/domain/areas/trade-ins/list-pickups';
import {
  listTradeIns as readPage, readSealedImei, readTradeInAtDesk,
} from '@planet-heroes/domain/areas/trade-ins/read-trade-ins';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import type { ActingOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ActingAs } from '../../kernel/http/acting-operator.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { openImei } from './sealed-imei.js';

const {
  clearTradeIn, collectTradeIn, inspectTradeIn, listPickupsOfDay, listTradeIns, readTradeInImei, receiveTradeIn,
  rejectTradeIn, returnTradeIn, reverseTradeIn, takePickup, verifyTradeIn, wipeTradeIn,
} = TRADE_DESK_CALLS;

/** What the trade desk decides. */
@Controller()
@UseGuards(OperatorGuard)
export class TradeInsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  @Implements(listTradeIns)
  list(@Input() { query }: CallInput<typeof listTradeIns>): Promise<TradeInPage> {
    return readPage(this.database, query);
  }

  @Implements(TRADE_DESK_CALLS.readTradeIn)
  read(@Input() { params }: CallInput<typeof TRADE_DESK_CALLS.readTradeIn>): Promise<TradeIn> {
    return readTradeInAtDesk(this.database, params.id);
  }

  @Implements(readTradeInImei)
  @Header('cache-control', 'private, no-store')
  async imei(@Input() { params: { id } }: CallInput<typeof readTradeInImei>) {
    const sealed = await readSealedImei(this.database, id);
    return { imei: sealed && openImei(this.secrets.sessionSecret, sealed, id) };
  }

  @Implements(listPickupsOfDay)
  @Header('cache-control', 'private, no-store')
  route(
    @ActingAs() operator: ActingOperator,
    @Input() { query }: CallInput<typeof listPickupsOfDay>,
  ): Promise<PickupsOfDay> {
    return readPickups(this.database, query.day, { id: operator.id, seesAll: isOfDesk(operator) });
  }

  @Implements(takePickup)
  take(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params }: CallInput<typeof takePickup>,
  ) {
    return this.commands.execute('take-pickup', { tradeInId: params.id, by: { id, name } }, operator);
  }

  @Implements(verifyTradeIn)
  verify(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof verifyTradeIn>) {
    return this.commands.execute('verify-trade', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(rejectTradeIn)
  reject(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof rejectTradeIn>) {
    return this.commands.execute('reject-trade-in', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(reverseTradeIn)
  reverse(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof reverseTradeIn>) {
    return this.commands.execute('reverse-trade-in', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(collectTradeIn)
  collect(
    @Operator() operator: Caller,
    @ActingAs() acting: ActingOperator,
    @Input() { params, body }: CallInput<typeof collectTradeIn>,
  ) {
    const { id, name } = acting;
    const payload = { ...body, tradeInId: params.id, ...(!isOfDesk(acting) && { courier: { id, name } }) };
    return this.commands.execute('collect-trade-in', payload, operator);
  }

  @Implements(receiveTradeIn)
  receive(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof receiveTradeIn>) {
    return this.commands.execute('receive-trade-in', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(inspectTradeIn)
  inspect(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof inspectTradeIn>) {
    return this.commands.execute('inspect-trade-in', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(wipeTradeIn)
  wipe(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof wipeTradeIn>) {
    return this.commands.execute('wipe-trade-in', { ...body, tradeInId: params.id }, operator);
  }

  @Implements(clearTradeIn)
  clear(
    @Operator() operator: Caller,
    @ActingAs() { name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof clearTradeIn>,
  ) {
    return this.commands.execute('clear-trade-in', { ...body, tradeInId: params.id, by: name }, operator);
  }

  @Implements(returnTradeIn)
  giveBack(@Operator() operator: Caller, @Input() { params, body }: CallInput<typeof returnTradeIn>) {
    return this.commands.execute('return-trade-in', { ...body, tradeInId: params.id }, operator);
  }
}

/** The desk may stand at any door; couriers at their own. */
function isOfDesk({ roles }: ActingOperator): boolean {
  return roles.includes('desk') || roles.includes('admin');
}
