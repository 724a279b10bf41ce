import { Injectable } from '@nestjs/common';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import type { Order, OrderDocument, TaxInvoiceState } from '@planet-heroes/contracts/areas/orders/schemas';
import { taxNumberOf } from '@planet-heroes/contracts/kernel/text/tax-number';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { readCompany } from '@planet-heroes/domain/areas/companies/read-company';
import { documentOf } from '@planet-heroes/domain/areas/orders/order-documents';
import { pickupCalendar } from '@planet-heroes/domain/areas/orders/pickup-calendar';
import {
  readDifferingDevices, readOrder, readOrderDevices, readWipedDevice, readWipedDevices,
} from '@planet-heroes/domain/areas/orders/read-orders';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Config } from '@planet-heroes/platform/config/config';
import { PdfWriter } from '../../kernel/pdf/pdf-writer.js';
import type { PdfContent } from '../../kernel/pdf/write-pdf.js';
import {
  deviceCertificate, paymentAdvice, pickupNote, purchaseOrder, taxInvoice, wipingCertificate, wipingRecord,
} from './order-pdf.js';

/** Why there is no tax invoice, or not yet. */
const NO_INVOICE: Readonly<Record<TaxInvoiceState, (id: string) => string>> = {
  ready: (id) => `Order ${id} has a tax invoice.`,
  not_paid: (id) => `Order ${id} is not paid yet. Its tax invoice is made out for what was paid.`,
  no_company_number: () =>
    'A tax invoice needs your tax registration number, 15 digits. Give it as the VAT number of your company’s profile.',
  no_own_number: (id) => `Order ${id} has no tax invoice: we make none out here. Its payment advice says what was paid.`,
};

interface Made {
  locale: Locale;
  now: Date;
}

/** The reader of a document. */
interface Reader {
  locale: Locale;
  /** See `CurrentTurn`. */
  turn: string;
}

/** A document that was asked for. */
export interface WrittenDocument extends Pick<OrderDocument, 'name' | 'type'> {
  content: Buffer;
}

/** Orders' documents, made from their data at every download, so that they never contradict it. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly database: Database,
    private readonly pdfs: PdfWriter,
    private readonly config: Config,
  ) {}

  /** An order of a company, which says whether it has a tax invoice. Throws `unknown_order`. */
  async orderOf(orderId: string, companyId: string): Promise<Order> {
    const order = await readOrder(this.database, orderId, companyId);
    const { vatNumber } = await readCompany(this.database, companyId);
    const state = this.invoiceStateOf(order, taxNumberOf(vatNumber));
    const invoice = state === 'ready' ? [documentOf(order, 'tax-invoice')] : [];
    return { ...order, documents: [...order.documents, ...invoice], taxInvoice: state };
  }

  /** Throws `unknown_order`, or `unknown_item` where the order has no such document, or not yet. */
  async write(orderId: string, documentId: string, companyId: string, reader: Reader): Promise<WrittenDocument> {
    const order = await this.orderOf(orderId, companyId);
    const document = order.documents.find(({ id }) => id === documentId);
    if (!document) throw noSuchDocument(order, documentId);
    const { id, name, type } = document;
    if (id === 'wiping-certificate-json') {
      const record = wipingRecord(order, await readWipedDevices(this.database, orderId, companyId));
      return { name, type, content: Buffer.from(`${JSON.stringify(record, undefined, 2)}\n`) };
    }
    const made = { locale: reader.locale, now: await this.now() };
    if (id === 'pickup-calendar') {
      return { name, type, content: Buffer.from(pickupCalendar(order, made.locale, made.now)!) };
    }
    const content = await this.contentOf(id, order, companyId, made);
    return { name, type, content: await this.pdfs.write(content, reader.turn) };
  }

  /** A certificate that one device was erased. Throws `unknown_order`, or `unknown_item` where it is not wiped yet. */
  async writeDeviceCertificate(
    orderId: string,
    number: number,
    companyId: string,
    { locale, turn }: Reader,
  ): Promise<WrittenDocument> {
    const order = await readOrder(this.database, orderId, companyId);
    const device = await readWipedDevice(this.database, orderId, number, companyId);
    const content = deviceCertificate(order, device, { locale, now: await this.now() });
    return { name: `erasure-${orderId}-${number}.pdf`, type: 'application/pdf', content: await this.pdfs.write(content, turn) };
  }

  private async contentOf(
    id: Exclude<OrderDocument['id'], 'wiping-certificate-json' | 'pickup-calendar'>,
    order: Order,
    companyId: string,
    made: Made,
  ): Promise<PdfContent> {
    switch (id) {
      case 'purchase-order':
        return purchaseOrder(order, await this.partiesOf(companyId), made);
      case 'pickup-note':
        return pickupNote(order, made);
      case 'wiping-certificate':
        return wipingCertificate(order, await readWipedDevices(this.database, order.id, companyId), made);
      case 'payment-advice':
        return paymentAdvice(order, await readDifferingDevices(this.database, order.id, companyId), made);
      case 'tax-invoice':
        return this.invoiceOf(order, companyId, made);
    }
  }

  private async partiesOf(companyId: string) {
    const seller = await readCompany(this.database, companyId);
    return { seller, ownTaxNumber: this.config.taxRegistrationNumber };
  }

  private async invoiceOf(order: Order, companyId: string, made: Made): Promise<PdfContent> {
    const { address, vatNumber } = await readCompany(this.database, companyId);
    const supplier = { name: order.companyName, address, taxNumber: taxNumberOf(vatNumber)! };
    const all = { stage: 'paid' as const, after: 0, limit: order.deviceCount };
    const { devices } = await readOrderDevices(this.database, order.id, all, companyId);
    return taxInvoice(order, devices, { supplier, ownTaxNumber: this.config.taxRegistrationNumber! }, made);
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

function noSuchDocument({ id, taxInvoice: state = 'not_paid' }: Order, documentId: string): AppError {
  return documentId === 'tax-invoice'
    ? new AppError('unknown_item', NO_INVOICE[state](id), { reason: state })
    : new AppError('unknown_item', `Order ${id} has no document "${documentId}", or not yet.`, { documentId });
}
