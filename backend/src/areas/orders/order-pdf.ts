import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { WIPING_STANDARD } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Company } from '@planet-heroes/contracts/areas/companies/schemas';
import type { Order, OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { vatContained, vatOfEach } from '@planet-heroes/contracts/areas/orders/tax';
import { priceLines } from '@planet-heroes/contracts/areas/quotes/price-lines';
import { taxNumberOf } from '@planet-heroes/contracts/kernel/text/tax-number';
import { formatsOf, PAGE_FEET } from '../../kernel/pdf/house-style.js';
import type { PdfContent } from '../../kernel/pdf/write-pdf.js';
import { ORDER_PDF_TEXTS, type OrderPdfTexts } from './order-pdf-texts.js';

interface Made {
  locale: Locale;
  now: Date;
}

/** The certificate that one device of an order was erased, by its serial number. It has to have been wiped. */
export function deviceCertificate(order: Order, device: OrderDevice, { locale, now }: Made): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  const { number, serial, custody } = device;
  return {
    locale,
    title: text.certificate,
    reference: `${order.id}-${number}`,
    blocks: [
      { kind: 'facts', facts: [
        [text.facts.serial, serial ?? text.noSerial],
        [text.facts.device, asFound(device).type],
        [text.facts.order, `${order.id}, ${text.number(number)}`],
        [text.facts.company, order.companyName],
        [text.facts.erased, format.moment(wipedAtOf(device))],
        ...methodFacts([device], text),
        [text.facts.standard, WIPING_STANDARD],
      ] },
      { kind: 'paragraph', text: text.certified },
      { kind: 'heading', text: text.custody },
      {
        kind: 'table',
        columns: [
          { heading: text.columns.when, share: 0.4 },
          { heading: text.columns.what, share: 0.3 },
          { heading: text.columns.by, share: 0.3 },
        ],
        rows: custody.map(({ step, at, by }) => [format.moment(at), text.steps[step], text.by[by]]),
      },
      ...(serial && !serial.includes('•') ? [{ kind: 'barcode' as const, code: serial }] : []),
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}

/** Both sides of a purchase order, as far as they are known: the company that sells, and we who buy. */
interface OrderParties {
  seller: Pick<Company, 'address' | 'vatNumber' | 'tradeNumber'>;
  ownTaxNumber: string | undefined;
}

/** What an order was placed for: its devices at the prices of the offer, and what the inspection changed about them. */
export function purchaseOrder(
  order: Order,
  { seller: { address, vatNumber, tradeNumber }, ownTaxNumber }: OrderParties,
  { locale, now }: Made,
): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  return {
    locale,
    title: text.purchaseOrder,
    reference: order.id,
    blocks: [
      { kind: 'facts', facts: [
        [text.facts.company, order.companyName],
        ...known(text.facts.address, address),
        ...known(text.facts.taxNumber, taxNumberOf(vatNumber) ?? vatNumber),
        ...known(text.facts.licence, tradeNumber),
        ...known(text.facts.contact, order.contactPerson),
        [text.facts.quote, order.quoteId],
        [text.facts.date, format.day(order.createdDate)],
        [text.facts.terms, text.terms(order.paymentTerms)],
        [text.facts.buyer, PAGE_FEET[locale].foot],
        ...known(text.facts.buyerTaxNumber, ownTaxNumber),
      ] },
      offeredTable(order, locale),
      ...answeredBlocks(order, locale),
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}

function known(label: string, value: string | undefined): (readonly [string, string])[] {
  return value ? [[label, value]] : [];
}

/** What an order comes to since its company answered, or did not answer in time, about the difference. */
function answeredBlocks(
  { status, difference, totalAmount, payableAmount = totalAmount, paidAt }: Order,
  locale: Locale,
): PdfContent['blocks'] {
  if (!difference?.answeredAt || status === 'cancelled') return [];
  const { facts, since } = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  const isApproved = difference.state === 'approved';
  return [
    { kind: 'heading', text: since.title },
    { kind: 'facts', facts: [
      [since.offer, format.money(totalAmount)],
      [isApproved ? since.approved : since.returned, since.less(format.money(totalAmount - payableAmount))],
      [isApproved ? since.approvedOn : since.decidedOn, format.day(difference.answeredAt)],
      [paidAt ? facts.paid : since.payable, format.money(payableAmount)],
    ] },
  ];
}

/** Where and when an order's devices are picked up, as far as that is agreed. */
export function pickupNote(order: Order, { locale, now }: Made): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions } = order.logistics;
  // Without prices, devices of one kind are one line.
  const quantities = new Map<string, number>();
  for (const { type, condition, quantity } of order.deviceTypes) {
    const name = namedIn(text)(type, condition);
    quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  }
  return {
    locale,
    title: text.pickupNote,
    reference: order.id,
    blocks: [
      { kind: 'facts', facts: [
        [text.facts.company, order.companyName],
        [text.facts.pickup, order.pickupDate ? format.day(order.pickupDate) : text.toBeAgreed],
        [text.facts.address, pickupAddress || text.toBeAgreed],
        [text.facts.contact, pickupContact || order.contactPerson || text.toBeAgreed],
        [text.facts.duration, estimatedDuration ?? text.toBeAgreed],
        [text.facts.devices, format.whole(order.deviceCount)],
      ] },
      ...(specialInstructions ? [{ kind: 'paragraph' as const, text: specialInstructions }] : []),
      {
        kind: 'table',
        columns: [
          { heading: text.columns.device, share: 0.7 },
          { heading: text.columns.quantity, share: 0.3, isFigure: true },
        ],
        rows: [...quantities].map(([name, quantity]) => [name, format.whole(quantity)]),
      },
      { kind: 'barcode', code: order.id },
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}

/**
 * The certificate that an order's devices were erased, one by one by their serial numbers. The order has to be
 * completed.
 */
export function wipingCertificate(order: Order, wiped: readonly OrderDevice[], { locale, now }: Made): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  const named = namedIn(text);
  const [count, all] = [format.whole(wiped.length), format.whole(order.deviceCount)];
  const isMixed = new Set(wiped.map(methodOf).filter((method) => method !== null)).size > 1;
  return {
    locale,
    title: text.certificate,
    reference: order.id,
    blocks: [
      { kind: 'facts', facts: [
        [text.facts.company, order.companyName],
        [text.facts.devices, wiped.length === order.deviceCount ? all : text.someReturned(count, all)],
        [text.facts.completed, format.moment(order.completionDate!)],
        ...(isMixed ? [] : methodFacts(wiped, text)),
        [text.facts.standard, WIPING_STANDARD],
        [text.facts.issued, format.moment(now.toISOString())],
      ] },
      { kind: 'paragraph', text: text.allCertified },
      {
        kind: 'table',
        columns: [
          { heading: text.columns.number, share: 0.08 },
          { heading: text.facts.serial, share: isMixed ? 0.24 : 0.32 },
          { heading: text.columns.device, share: isMixed ? 0.22 : 0.34 },
          { heading: text.facts.erased, share: isMixed ? 0.22 : 0.26 },
          ...(isMixed ? [{ heading: text.facts.method, share: 0.24 }] : []),
        ],
        rows: wiped.map((device) => [
          format.whole(device.number), device.serial ?? text.noSerial,
          named(asFound(device).type, asFound(device).condition),
          format.moment(wipedAtOf(device)),
          ...(isMixed ? [methodOf(device) ?? ''] : []),
        ]),
      },
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}

/** The same for programs. */
export function wipingRecord(order: Order, wiped: readonly OrderDevice[]) {
  return {
    certificate: `wiping-${order.id}`, standard: WIPING_STANDARD, orderId: order.id, company: order.companyName,
    deviceCount: wiped.length, completedAt: order.completionDate,
    devices: wiped.map((device) => ({
      number: device.number, serial: device.serial, type: asFound(device).type, condition: asFound(device).condition,
      wipedAt: wipedAtOf(device), method: methodOf(device),
    })),
  };
}

/** What a device is: as it was listed, or as the inspection found it. */
function asFound(device: OrderDevice) {
  return device.found ?? device;
}

/** How devices were erased, each way once, as far as that was said. */
function methodFacts(devices: readonly OrderDevice[], { facts }: OrderPdfTexts): (readonly [string, string])[] {
  const methods = new Set(devices.map(methodOf).filter((method) => method !== null));
  return methods.size > 0 ? [[facts.method, [...methods].join('; ')]] : [];
}

function methodOf({ custody }: OrderDevice): string | null {
  return custody.find(({ step }) => step === 'wiped')?.method ?? null;
}

function wipedAtOf({ custody, changedAt }: OrderDevice): string {
  return custody.find(({ step }) => step === 'wiped')?.at ?? changedAt;
}

/**
 * What was paid for an order, to which account, and for which devices; those that the inspection found to be worth less
 * stand one by one. It has to have been paid.
 */
export function paymentAdvice(order: Order, differing: readonly OrderDevice[], { locale, now }: Made): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  return {
    locale,
    title: text.advice,
    reference: order.id,
    blocks: [
      { kind: 'facts', facts: [
        [text.facts.company, order.companyName],
        [text.facts.paid, format.money(order.payableAmount ?? order.totalAmount)],
        [text.facts.paidOn, format.moment(order.paidAt!)],
        ...(order.payoutTo ? [[text.facts.to, order.payoutTo] as const] : []),
        ...(order.paymentReference ? [[text.facts.reference, order.paymentReference] as const] : []),
      ] },
      ...(differing.length > 0 ? [{ kind: 'heading' as const, text: text.offer }] : []),
      offeredTable(order, locale),
      ...(differing.length > 0 ? differenceBlocks(order, differing, locale) : []),
      { kind: 'paragraph', text: text.invoiceNote[order.taxInvoice ?? 'not_paid'] },
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}

/** An order's devices by type, at the prices that the offer had. */
function offeredTable(order: Order, locale: Locale): PdfContent['blocks'][number] {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  return {
    kind: 'table',
    columns: [
      { heading: text.columns.device, share: 0.38 },
      { heading: text.columns.quantity, share: 0.14, isFigure: true },
      { heading: text.columns.each, share: 0.24, isFigure: true },
      { heading: text.columns.amount, share: 0.24, isFigure: true },
    ],
    rows: priceLines(order.deviceTypes).map(({ type, condition, quantity, unitPrice, isRounded, amount }) => [
      namedIn(text)(type, condition), format.whole(quantity),
      isRounded ? text.about(format.money(unitPrice)) : format.money(unitPrice), format.money(amount),
    ]),
    totals: [text.total, format.whole(order.deviceCount), '', format.money(order.totalAmount)],
  };
}

/** Device by device what was offered, what was found and what was paid for it. */
function differenceBlocks(order: Order, differing: readonly OrderDevice[], locale: Locale): PdfContent['blocks'] {
  const text = ORDER_PDF_TEXTS[locale];
  const format = formatsOf(locale, 2);
  const named = namedIn(text);
  return [
    { kind: 'heading', text: text.difference },
    {
      kind: 'table',
      columns: [
        { heading: text.columns.device, share: 0.36 },
        { heading: text.columns.found, share: 0.28 },
        { heading: text.columns.offered, share: 0.18, isFigure: true },
        { heading: text.columns.price, share: 0.18, isFigure: true },
      ],
      rows: differing.map(({ number, serial, type, condition, stage, offered = 0, found }) => [
        `${serial ?? text.number(number)}: ${named(type, condition)}`,
        found ? named(found.type, found.condition) : '',
        format.money(offered),
        stage === 'returned' ? text.goesBack : format.money(found?.worth ?? offered),
      ]),
      totals: [text.total, '', format.money(order.difference?.offered ?? 0), format.money(paidOf(order))],
    },
  ];
}

/** What was paid for the devices that were found to be worth less: nothing where they go back. */
function paidOf({ difference }: Order): number {
  return difference?.state === 'approved' ? difference.found : 0;
}

function namedIn({ conditions, named }: OrderPdfTexts) {
  return (type: string, condition: string | null | undefined) =>
    condition ? named(type, conditions[condition] ?? condition) : type;
}

/** Both sides of a tax invoice. */
interface TaxParties {
  supplier: { name: string; address: string; taxNumber: string };
  ownTaxNumber: string;
}

/**
 * The tax invoice of a paid order, which we as the buyer make out for its company: the devices that were kept, each
 * with the tax that its price contains.
 */
export function taxInvoice(
  order: Order,
  kept: readonly OrderDevice[],
  { supplier, ownTaxNumber }: TaxParties,
  { locale, now }: Made,
): PdfContent {
  const text = ORDER_PDF_TEXTS[locale];
  const { invoice: { title, note, facts, columns } } = text;
  const format = formatsOf(locale, 2);
  const named = namedIn(text);
  const isApproved = order.difference?.state === 'approved';
  const prices = kept.map(({ offered = 0, found }) => (isApproved && found ? found.worth : offered));
  const total = vatContained(prices.reduce((sum, price) => sum + price, 0));
  return {
    locale,
    title,
    reference: order.id,
    blocks: [
      { kind: 'facts', facts: [
        [facts.number, `TI-${order.id}`],
        [facts.issued, format.moment(order.paidAt!)],
        [facts.supplied, format.moment(order.completionDate ?? order.paidAt!)],
        [facts.seller, [supplier.name, supplier.address].filter(Boolean).join(', ')],
        [facts.sellerNumber, supplier.taxNumber],
        [facts.buyer, PAGE_FEET[locale].foot],
        [facts.buyerNumber, ownTaxNumber],
      ] },
      { kind: 'paragraph', text: note },
      {
        kind: 'table',
        columns: [
          { heading: columns.device, share: 0.46 },
          { heading: columns.net, share: 0.18, isFigure: true },
          { heading: columns.vat, share: 0.18, isFigure: true },
          { heading: columns.gross, share: 0.18, isFigure: true },
        ],
        rows: vatOfEach(prices).map(({ net, vat, gross }, index) => {
          const { number, serial, found, ...listed } = kept[index]!;
          const { type, condition } = found ?? listed;
          const device = `${serial ?? text.number(number)}: ${named(type, condition)}`;
          return [device, format.money(net), format.money(vat), format.money(gross)];
        }),
        totals: [text.total, format.money(total.net), format.money(total.vat), format.money(total.gross)],
      },
    ],
    ...PAGE_FEET[locale],
    madeAt: now,
  };
}
