import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ORDERS_CALLS } from '@planet-heroes/contracts/areas/orders/calls';
import type {
  DevicesAnswer, Figures, Order, OrdersAnswer, Sla, TaxInvoiceState,
} from '@planet-heroes/contracts/areas/orders/schemas';
import { taxNumberOf } from '@planet-heroes/contracts/areas/orders/tax';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { readCompany } from '@planet-heroes/domain/areas/companies/read-company';
import {
  listOrders,
  readDifferingDevices,
  readOrder,
  readOrderDevices,
  readOrderDocument,
  readWipedDevice,
} from '@planet-heroes/domain/areas/orders/read-orders';
import { readFigures } from '@planet-heroes/domain/areas/orders/read-figures';
import { readSla } from '@planet-heroes/domain/areas/orders/read-sla';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { PdfWriter } from '../../kernel/pdf/pdf-writer.js';
import { ShowsPosition } from '../../kernel/projections/shows-position.js';
import { CompanyCaller, CurrentCompany } from '../companies/companies.module.js';
import { deviceCertificate, paymentAdvice, taxInvoice } from './order-pdf.js';

const {
  answerDifference, approveOrder, cancelOrder, downloadDeviceCertificate, downloadOrderDocument, downloadPaymentAdvice,
  downloadTaxInvoice, listOrderDevices, payOrder, planPickup,
} = ORDERS_CALLS;
/** Why there is no tax invoice, or not yet. */
const NO_INVOICE: Readonly<Record<TaxInvoiceState, (id: string) => string>> = {
  ready: (id) => `Order ${id} has a tax invoice.`,
  not_paid: (id) => `Order ${id} is not paid yet. Its tax invoice is made out for what was paid.`,
  no_company_number: () =>
    'A tax invoice needs your tax registration number, 15 digits. Give it as the VAT number of your company’s profile.',
  no_own_number: (id) => `Order ${id} has no tax invoice: we make none out here. Its payment advice says what was paid.`,
};
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** A company's purchase orders (spec document 2, section 2). */
@Controller()
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly pdfs: PdfWriter,
    private readonly config: Config,
  ) {}

  @Implements(ORDERS_CALLS.listOrders)
  @Header(...PRIVATE)
  @ShowsPosition()
  list(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof ORDERS_CALLS.listOrders>,
  ): Promise<OrdersAnswer> {
    return listOrders(this.database, id, query);
  }

  /** How promised times were kept. */
  @Implements(ORDERS_CALLS.readSla)
  @Header(...PRIVATE)
  @ShowsPosition()
  async sla(@CurrentCompany() { id }: CompanyCaller): Promise<Sla> {
    const { now } = await readClock(this.database);
    return readSla(this.database, id, new Date(now));
  }

  /** What came about in a period. */
  @Implements(ORDERS_CALLS.readFigures)
  @Header(...PRIVATE)
  @ShowsPosition()
  async figures(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof ORDERS_CALLS.readFigures>,
  ): Promise<Figures> {
    const { now } = await readClock(this.database);
    return readFigures(this.database, id, query.period, new Date(now));
  }

  @Implements(ORDERS_CALLS.readOrder)
  @Header(...PRIVATE)
  read(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params }: CallInput<typeof ORDERS_CALLS.readOrder>,
  ): Promise<Order> {
    return this.orderOf(params.id, company);
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
  async document(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id, documentId } }: CallInput<typeof downloadOrderDocument>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { name, type, content } = await readOrderDocument(this.database, id, documentId, company.id);
    void reply
      .header(...PRIVATE)
      .header('content-type', `${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }

  /** That one device was erased, by its serial number. */
  @Implements(downloadDeviceCertificate)
  @Header(...PRIVATE)
  async certificate(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id, number }, query: { locale } }: CallInput<typeof downloadDeviceCertificate>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const order = await readOrder(this.database, id, company.id);
    const device = await readWipedDevice(this.database, id, number, company.id);
    asPdf(reply, `erasure-${id}-${number}`);
    return this.pdfs.write(deviceCertificate(order, device, { locale, now: await this.now() }));
  }

  /** What was paid, and how. */
  @Implements(downloadPaymentAdvice)
  @Header(...PRIVATE)
  async advice(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id }, query: { locale } }: CallInput<typeof downloadPaymentAdvice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const order = await this.orderOf(id, company);
    if (!order.paidAt) throw new AppError('unknown_item', `Order ${id} is not paid yet.`, { orderId: id });
    asPdf(reply, `payment-advice-${id}`);
    const differing = await readDifferingDevices(this.database, id, company.id);
    return this.pdfs.write(paymentAdvice(order, differing, { locale, now: await this.now() }));
  }

  /** What was paid for, with the tax that it contains. */
  @Implements(downloadTaxInvoice)
  @Header(...PRIVATE)
  async invoice(
    @CurrentCompany() company: CompanyCaller,
    @Input() { params: { id }, query: { locale } }: CallInput<typeof downloadTaxInvoice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const order = await this.orderOf(id, company);
    const { address, vatNumber } = await readCompany(this.database, company.id);
    const [taxNumber, ownTaxNumber] = [taxNumberOf(vatNumber), this.config.taxRegistrationNumber];
    if (order.taxInvoice !== 'ready' || !taxNumber || !ownTaxNumber) {
      throw new AppError('unknown_item', NO_INVOICE[order.taxInvoice ?? 'not_paid'](id), { reason: order.taxInvoice });
    }
    const all = { stage: 'paid' as const, after: 0, limit: order.deviceCount };
    const { devices } = await readOrderDevices(this.database, id, all, company.id);
    const parties = { supplier: { name: order.companyName, address, taxNumber }, ownTaxNumber };
    asPdf(reply, `tax-invoice-${id}`);
    return this.pdfs.write(taxInvoice(order, devices, parties, { locale, now: await this.now() }));
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

  /** An order of the caller's, which says whether it has a tax invoice. */
  private async orderOf(id: string, company: CompanyCaller): Promise<Order> {
    const order = await readOrder(this.database, id, company.id);
    const { vatNumber } = await readCompany(this.database, company.id);
    return { ...order, taxInvoice: this.invoiceStateOf(order, taxNumberOf(vatNumber)) };
  }

  private invoiceStateOf({ paidAt }: Order, taxNumber: string | undefined): TaxInvoiceState {
    if (!this.config.taxRegistrationNumber) return 'no_own_number';
    if (!taxNumber) return 'no_company_number';
    return paidAt ? 'ready' : 'not_paid';
  }

  private async now(): Promise<Date> {
    return new Date((await readClock(this.database)).now);
  }
}

function asPdf(reply: FastifyReply, name: string): void {
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`);
}
