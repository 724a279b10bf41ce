import { WIPING_STANDARD } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Order, OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { numberRanges } from './number-ranges.js';

export interface GeneratedDocument {
  id: string;
  name: string;
  type: 'text/plain' | 'application/json';
  content: string;
}

/**
 * The documents that an order has by now. They are made from its data at every download, so they never contradict it.
 */
export function orderDocuments(
  order: OrderSummary & Order['logistics'],
  deviceTypes: Order['deviceTypes'],
  /** The numbers of the devices that go back. */
  returned: ReadonlySet<number>,
): GeneratedDocument[] {
  const documents: GeneratedDocument[] = [
    text(order, 'purchase-order', 'Purchase order', purchaseOrder(order, deviceTypes)),
  ];
  if (order.status === 'processing' || order.status === 'completed') {
    documents.push(text(order, 'pickup-note', 'Pick-up note', pickupNote(order)));
  }
  if (order.status === 'completed') {
    documents.push(
      text(order, 'wiping-certificate', 'Certificate of data wiping', wipingCertificate(order, wipedRanges(deviceTypes, returned))),
      {
        id: 'wiping-certificate-json',
        name: `Certificate of data wiping ${order.id}.json`,
        type: 'application/json',
        content: `${JSON.stringify(wipingRecord(order, wipedRanges(deviceTypes, returned)), undefined, 2)}\n`,
      },
    );
  }
  if (order.paidAt) documents.push(text(order, 'payment-receipt', 'Payment receipt', paymentReceipt(order)));
  return documents;
}

function text({ id }: OrderSummary, kind: string, title: string, lines: string[]): GeneratedDocument {
  const content = [`Planet Heroes, Dubai`, `${title} ${id}`, '', ...lines, ''].join('\n');
  return { id: kind, name: `${title} ${id}.txt`, type: 'text/plain', content };
}

function purchaseOrder(order: OrderSummary, deviceTypes: Order['deviceTypes']): string[] {
  return [
    `Company: ${order.companyName}`,
    `Contact: ${order.contactPerson}`,
    `Quote: ${order.quoteId}`,
    `Date: ${day(order.createdDate)}`,
    `Terms: NET ${order.paymentTerms}`,
    '',
    ...deviceTypes.map((line) => `${line.quantity} × ${named(line)} at ${aed(line.unitPrice)}`),
    '',
    `Total: ${aed(order.totalAmount)} for ${order.deviceCount} devices`,
  ];
}

function pickupNote(order: OrderSummary & Order['logistics']): string[] {
  return [
    `Company: ${order.companyName}`,
    `Pick-up on: ${order.pickupDate ?? 'to be agreed'}`,
    `Address: ${order.pickupAddress || 'to be agreed'}`,
    `Contact: ${order.pickupContact ?? order.contactPerson}`,
    `Duration: ${order.estimatedDuration ?? 'to be agreed'}`,
    `Devices: ${order.deviceCount}`,
    ...(order.specialInstructions ? ['', order.specialInstructions] : []),
  ];
}

function wipingCertificate(order: OrderSummary, wiped: WipedRange[]): string[] {
  const back = order.stages.returned ?? 0;
  return [
    back === 0
      ? `We certify that the storage of all ${order.deviceCount} devices of this order has been sanitised`
      : `We certify that the storage of ${keptOf(order)} of the ${order.deviceCount} devices of this order, all but the ${back} `
        + 'that went back, has been sanitised',
    `according to ${WIPING_STANDARD}, and that each was verified afterwards.`,
    '',
    `Company: ${order.companyName}`,
    `Completed on: ${day(order.completionDate!)}`,
    '',
    ...wiped.map(({ from, to, type, condition }) =>
      `No. ${from} to ${to}: ${named({ type, condition })}`
    ),
  ];
}

function wipingRecord(order: OrderSummary, devices: WipedRange[]) {
  return {
    certificate: `wiping-${order.id}`, standard: WIPING_STANDARD, orderId: order.id, company: order.companyName,
    deviceCount: keptOf(order), completedAt: order.completionDate, devices,
  };
}

interface WipedRange extends Pick<Order['deviceTypes'][number], 'type' | 'condition'> {
  from: number;
  to: number;
}

/** Devices are numbered type by type, as the order lists them; those that go back are not among them. */
function wipedRanges(deviceTypes: Order['deviceTypes'], returned: ReadonlySet<number>): WipedRange[] {
  let last = 0;
  return deviceTypes.flatMap(({ type, condition, quantity }) => {
    const numbers = Array.from({ length: quantity }, (_, index) => last + 1 + index);
    last += quantity;
    return numberRanges(numbers.filter((number) => !returned.has(number)))
      .map(([from, to]) => ({ from, to, type, condition }));
  });
}

function paymentReceipt(order: OrderSummary): string[] {
  return [
    `Company: ${order.companyName}`,
    `Paid: ${aed(order.payableAmount ?? order.totalAmount)}`,
    `On: ${day(order.paidAt!)}`,
    `For: ${keptOf(order)} devices`,
  ];
}

function keptOf({ deviceCount, stages }: OrderSummary): number {
  return deviceCount - (stages.returned ?? 0);
}

function named({ type, condition }: Pick<Order['deviceTypes'][number], 'type' | 'condition'>): string {
  return condition ? `${type}, ${condition}` : type;
}

function aed(fils: number): string {
  return `AED ${(fils / 100).toFixed(2)}`;
}

function day(time: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date(time));
}
