import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ORDERS_CALLS } from '@planet-heroes/contracts/areas/orders/calls';
import type { DevicesAnswer, Figures, Order, OrdersAnswer, Sla } from '@planet-heroes/contracts/areas/orders/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readForecasts } from '@planet-heroes/domain/areas/orders/read-forecasts';
import { listOrders, readOrderDevices } from '@planet-heroes/domain/areas/orders/read-orders';
import { readFigures } from '@planet-heroes/domain/areas/orders/read-figures';
import { readSla } from '@planet-heroes/domain/areas/orders/read-sla';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CurrentTurn } from '../../kernel/sessions/current-turn.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';
import { OrderDocuments, type WrittenDocument } from './order-documents.js';

const {
  answerDifference, approveOrder, cancelOrder, downloadDeviceCertificate, downloadOrderDocument, listOrderDevices,
  payOrder, planPickup,
} = ORDERS_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** A company's purchase orders (spec document 2, section 2). */
@Controller()
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly documents: OrderDocuments,
  ) {}

  @Implements(ORDERS_CALLS.listOrders)
  @Header(...PRIVATE)
  async list(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof ORDERS_CALLS.listOrders>,
  ): Promise<OrdersAnswer> {
    const page = await listOrders(this.database, id, query);
    return { ...page, forecasts: await readForecasts(this.database, page.orders) };
  }

  /** How promised times were kept. */
  @Implements(ORDERS_CALLS.readSla)
  @Header(...PRIVATE)
  async sla(@CurrentCompany() { id }: CompanyCaller): Promise<Sla> {
    const { now } = await readClock(this.database);
    return readSla(this.database, id, new Date(now));
  }

  /** What came about in a period. */
  @Implements(ORDERS_CALLS.readFigures)
  @Header(...PRIVATE)
  async figures(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof ORDERS_CALLS.readFigures>,
  ): Promise<Figures> {
    const { now } = await readClock(this.database);
    return readFigures(this.database, id, query.period, new Date(now));
  }

  @Implements(ORDERS_CALLS.readOrder)
  @Header(...PRIVATE)
  async read(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params }: CallInput<typeof ORDERS_CALLS.readOrder>,
  ): Promise<Order> {
    const order = await this.documents.orderOf(params.id, company.id);
    return { ...order, forecast: (await readForecasts(this.database, [order]))[order.id] ?? null };
  }

  @Implements(listOrderDevices)
  @Header(...PRIVATE)
  devices(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params, query }: CallInput<typeof listOrderDevices>,
  ): Promise<DevicesAnswer> {
    return readOrderDevices(this.database, params.id, query, company.id);
  }

  /** Downloads a document. */
  @Implements(downloadOrderDocument)
  @Header(...PRIVATE)
  async document(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id, documentId }, query: { locale } }: CallInput<typeof downloadOrderDocument>,
    @CurrentTurn() turn: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return attached(reply, await this.documents.write(id, documentId, company.id, { locale, turn }));
  }

  /** The certificate that one device was erased, by its serial number. */
  @Implements(downloadDeviceCertificate)
  @Header(...PRIVATE)
  async certificate(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id, number }, query: { locale } }: CallInput<typeof downloadDeviceCertificate>,
    @CurrentTurn() turn: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return attached(reply, await this.documents.writeDeviceCertificate(id, number, company.id, { locale, turn }));
  }

  /** Approve PO. */
  @Implements(approveOrder)
  approve(@CurrentCompany() company: CompanyCaller, @Input() { params }: CallInput<typeof approveOrder>) {
    return this.commands.execute('approve-order', { orderId: params.id, companyId: company.id }, company);
  }

  @Implements(cancelOrder)
  cancel(@CurrentCompany() company: CompanyCaller, @Input() { params, body }: CallInput<typeof cancelOrder>) {
    return this.commands.execute('cancel-order', { ...body, orderId: params.id, companyId: company.id }, company);
  }

  /** For all that is worth less than was offered. */
  @Implements(answerDifference)
  answer(@CurrentCompany() company: CompanyCaller, @Input() { params, body }: CallInput<typeof answerDifference>) {
    return this.commands.execute('answer-difference', { ...body, orderId: params.id, companyId: company.id }, company);
  }

  /** Process Payment: asks for the payout, which finance pays. */
  @Implements(payOrder)
  pay(@CurrentCompany() company: CompanyCaller, @Input() { params }: CallInput<typeof payOrder>) {
    return this.commands.execute('ask-for-payout', { orderId: params.id, companyId: company.id }, company);
  }

  @Implements(planPickup)
  plan(@CurrentCompany() company: CompanyCaller, @Input() { params, body }: CallInput<typeof planPickup>) {
    return this.commands.execute('plan-logistics', { ...body, orderId: params.id, companyId: company.id }, company);
  }
}

function attached(reply: FastifyReply, { name, type, content }: WrittenDocument): Buffer {
  const charset = type === 'text/calendar' ? '; charset=utf-8' : '';
  void reply.header('content-type', type + charset).header('content-disposition', `attachment; filename="${name}"`);
  return content;
}
