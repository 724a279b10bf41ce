import { Controller, Header, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PAYOUTS_CALLS } from '@planet-heroes/contracts/areas/payouts/calls';
import type { PayoutPage } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { latinName } from '@planet-heroes/contracts/kernel/text/latin-name';
import {
  listBatchOrders, listPayoutBatches, listPayouts, readOwed, readTransfers,
} from '@planet-heroes/domain/areas/payouts/read-payouts';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import type { ActingOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Secrets } from '../../kernel/foundation/secrets.js';
import { ActingAs } from '../../kernel/http/acting-operator.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { asCsv, asPain001, leftOutAsCsv, referenceOf, type Transfer } from './bank-file.js';
import { openIban } from './sealed-iban.js';

const {
  approvePayoutBatch, exportPayoutBatch, proposePayoutBatch, refusePayoutBatch, settlePayoutBatch, useCreditCode,
} = PAYOUTS_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** What finance does so that heroes and companies are paid. */
@Controller()
@UseGuards(OperatorGuard)
export class FinanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  @Implements(PAYOUTS_CALLS.listPayouts)
  @Header(...PRIVATE)
  payouts(@Input() { query }: CallInput<typeof PAYOUTS_CALLS.listPayouts>): Promise<PayoutPage> {
    return listPayouts(this.database, query);
  }

  @Implements(PAYOUTS_CALLS.listPayoutBatches)
  @Header(...PRIVATE)
  async batches() {
    return { owed: await readOwed(this.database), batches: await listPayoutBatches(this.database) };
  }

  @Implements(PAYOUTS_CALLS.listBatchOrders)
  @Header(...PRIVATE)
  async orders(@Input() { params }: CallInput<typeof PAYOUTS_CALLS.listBatchOrders>) {
    const orders = await listBatchOrders(this.database, params.id);
    if (!orders) throw unknownBatch(params.id);
    return { orders };
  }

  @Implements(proposePayoutBatch)
  propose(@Operator() operator: Caller, @ActingAs() { id, name }: ActingOperator) {
    return this.commands.execute('propose-payout-batch', { by: { id, name } }, operator);
  }

  @Implements(approvePayoutBatch)
  approve(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params }: CallInput<typeof approvePayoutBatch>,
  ) {
    return this.commands.execute('approve-payout-batch', { batchId: params.id, by: { id, name } }, operator);
  }

  @Implements(refusePayoutBatch)
  refuse(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof refusePayoutBatch>,
  ) {
    return this.commands.execute('refuse-payout-batch', { ...body, batchId: params.id, by: { id, name } }, operator);
  }

  @Implements(settlePayoutBatch)
  settle(
    @Operator() operator: Caller,
    @ActingAs() { id, name }: ActingOperator,
    @Input() { params, body }: CallInput<typeof settlePayoutBatch>,
  ) {
    return this.commands.execute('settle-payout-batch', { ...body, batchId: params.id, by: { id, name } }, operator);
  }

  @Implements(useCreditCode)
  useCode(@Operator() operator: Caller, @Input() { params }: CallInput<typeof useCreditCode>) {
    return this.commands.execute('use-credit-code', params, operator);
  }

  /** The accounts’ numbers are opened for this file alone. */
  @Implements(exportPayoutBatch)
  @Header(...PRIVATE)
  async export(
    @Input() { params, query }: CallInput<typeof exportPayoutBatch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const found = await readTransfers(this.database, params.id);
    if (!found) throw unknownBatch(params.id);
    const { state } = found.batch;
    if (state === 'proposed' || state === 'refused') {
      const text = state === 'refused' ? 'This batch was refused.' : 'This batch waits for somebody else to approve it.';
      throw new AppError('illegal_transition', text, { from: state });
    }
    const secret = this.secrets.sessionSecret;
    const all: Transfer[] = [
      ...found.transfers.map(({ tradeInId, code, holder, sealedIban, amountFils }) => ({
        pays: 'trade-in' as const, reference: referenceOf(code ?? tradeInId), holder: holder ?? '', amountFils: amountFils ?? 0,
        iban: sealedIban ? openIban(secret, sealedIban, tradeInId) : '',
      })),
      ...found.orders.map(({ orderId, companyId, holder, sealedIban, amountFils }) => ({
        pays: 'order' as const, reference: referenceOf(orderId), holder, amountFils,
        iban: openIban(secret, sealedIban, companyId),
      })),
    ];
    const { format } = query;
    const isXml = format === 'pain.001';
    const name = `payouts-${params.id}${format === 'left-out' ? '-left-out' : ''}.${isXml ? 'xml' : 'csv'}`;
    void reply
      .header('content-type', isXml ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
    const named = all.map((transfer) => ({ transfer, latin: latinName(transfer.holder) }));
    if (format === 'left-out') return leftOutAsCsv(named.flatMap(({ transfer, latin }) => (latin ? [] : transfer)));
    const transfers = named.flatMap(({ transfer, latin }) => (latin ? { ...transfer, holder: latin } : []));
    if (transfers.length === 0) {
      throw new AppError(
        'latin_name_required',
        'No account holder of this batch is named in Latin letters. Settle it: their transfers are returned.',
      );
    }
    if (!isXml) return asCsv(transfers);
    const { payoutAccount } = this.config;
    if (!payoutAccount) {
      throw new AppError(
        'payout_account_missing',
        'The bank account that pays is not set up yet, and a pain.001 file names it. Ask whoever runs the server to set it, or take the CSV.',
      );
    }
    return asPain001(params.id, transfers, payoutAccount, new Date((await readClock(this.database)).now));
  }
}

function unknownBatch(id: string): AppError {
  return new AppError('unknown_item', `There is no batch "${id}".`);
}
