import type { OrderForecast } from '@planet-heroes/contracts/areas/orders/schemas';
import { translated } from '../../kernel/i18n/translated';

/** The purchase orders screen. */
export const corporateOrdersTexts = translated(
  'corporateOrders',
  {
    title: 'Purchase orders',
    lead: 'Every order with its devices, logistics, documents and payment.',
    quotes: 'Get Quotes',
    yours: 'Your orders',
    yoursLead: 'Device by device, as our desk receives, inspects and wipes them.',
    loading: 'Loading your orders',
    searchHint: 'Number, company or device',
    empty: {
      title: 'No Purchase Orders Found',
      description: 'An accepted quote becomes an order. Ask for a quote to begin.',
    },
    unknown: {
      title: (id: string) => `${id} is not among your orders`,
      description: 'The link may be old, or meant for another company.',
      close: 'Show all orders',
    },
    tableLabel: 'Purchase orders',
    order: 'Order',
    status: 'Status',
    payment: 'Payment',
    total: (count: number, text: string) => (count === 1 ? '1 order' : `${text} orders`),
    counted: (counted: string, total: string) => `${counted} of ${total} orders`,
    uncounted: 'Sums leave out cancelled orders.',
    papers: {
      title: (id: string) => `Purchase order ${id}`,
      list: 'Purchase orders',
      quote: 'Quote',
      deviceCount: 'Device count',
      amount: 'Total amount (AED)',
      offered: 'Offered (AED)',
      completed: 'Completed',
    },
    progress: (percent: number) => `${percent}% of receiving, inspecting and wiping the devices is done`,
    progressOf: (id: string) => `Progress of ${id}`,
    termNote: (days: number) => `Paid within ${days} days of completion`,
    tabs: {
      label: (id: string) => `Parts of order ${id}`,
      overview: 'Overview',
      devices: 'Devices',
      logistics: 'Logistics',
      documents: 'Documents',
    },
    details: {
      companyName: 'Company',
      contactPerson: 'Contact person',
      quote: 'Quote',
      deviceCount: 'Devices',
      totalAmount: 'Total amount',
      offeredAmount: 'Offered',
      createdDate: 'Created',
      pickupDate: 'Pick-up',
      unplanned: 'Approved. Next, tell us when and where to pick the devices up.',
      completionDate: 'Completed',
      paymentDueAt: 'Payment due',
      payoutAskedAt: 'Payment asked for',
      cameBack: 'The bank sent your payment back:',
      nameAnother: 'Make another account your default, then ask for the payment again.',
      seeAccounts: 'See your payment methods',
      paidAt: 'Paid',
      paymentReference: 'Bank’s reference',
    },
    track: {
      label: 'Progress of the devices',
      of: (total: string) => `of ${total}`,
      progress: (stage: string) => `Devices: ${stage}`,
    },
    forecast: {
      label: 'When to expect it',
      mayBeLate: 'May be late',
      late: 'Late',
      paymentLate: 'Payment overdue',
      range: (from: string, to: string) => `Between ${from} and ${to}`,
      rangeOf: (stage: string, from: string, to: string) => `${stage} between ${from} and ${to}`,
      stages: { collected: 'Collected', received: 'Received', inspected: 'Inspected', wiped: 'Wiped', paid: 'Paid' },
      collected: (from: string, to: string) => `Our courier comes between ${from} and ${to}.`,
      basis: (cases: string, like: 'size' | 'any') =>
        `4 of 5 orders arrive within these times, learnt from ${cases} past orders of ${
          like === 'size' ? 'about this size' : 'any size'
        }.`,
      outwaited: (stage: string, cases: string) =>
        `${stage}: this order waits longer than nearly all of ${cases} similar orders, so they cannot say when.`,
      moved: ({ reason, step, ms, outwaited }: NonNullable<OrderForecast['moved']>, by: string) => {
        const came = {
          created: 'the order was placed', approved: 'it was approved', pickup: 'the pick-up was planned',
          received: 'all devices were received', inspected: 'all devices were inspected', wiped: 'all devices were wiped',
        }[step];
        const why = {
          sooner: `${came} sooner than expected`,
          later: `${came} later than expected`,
          waiting: `${outwaited} of 10 similar orders had moved on by now`,
          pickup_moved: 'the pick-up was moved',
        }[reason];
        return `Moved ${by} ${ms < 0 ? 'earlier' : 'later'}: ${why}.`;
      },
      warnings: {
        collected: (due: string) => `The pick-up promised for ${due} may be missed. Our desk sees it too.`,
        paid: (due: string) => `The payment due by ${due} may be late. Our desk sees it too.`,
      },
      missed: (due: string) => `The pick-up promised for ${due} is overdue. Our desk sees it too.`,
    },
    clock: {
      approval: (since: string) => `Order made ${since}. Work begins once you approve.`,
      processing: (since: string) => `Order made ${since}. Payment follows the last wiped device.`,
      due: (due: string, hours: number) =>
        `We pay by ${due} at the latest, and aim to pay within ${hours} hours of completion.`,
      asked: (due: string) => `We pay by ${due} at the latest.`,
      aim: (aim: string, due: string) => `We aim to pay by ${aim}, and pay by ${due} at the latest.`,
      slow: (due: string, hours: number) =>
        `This is taking longer than ${hours} hours. We pay by ${due} at the latest.`,
      late: (due: string) => `The payment was due by ${due}. Our desk is on it.`,
      paidInTime: 'from completion to payment, within the payment terms.',
      paidLate: 'from completion to payment, later than the payment terms allow.',
    },
    devices: {
      caption: 'Types of devices in this order',
      stage: 'Devices at stage',
      everyStage: 'Every stage',
      none: 'No device is at this stage.',
      listLabel: 'Devices by number',
      number: (number: number) => `No. ${number}`,
      serial: 'Serial number or IMEI',
      certificate: 'Certificate of erasure (PDF)',
      custody: 'Chain of custody',
      custodyOf: (number: number) => ` of device no. ${number}`,
      steps: {
        collected: 'Collected', received: 'Received', inspected: 'Inspected', wiped: 'Wiped', paid: 'Paid',
        returned: 'Set aside to go back',
      },
      by: {
        courier: 'by our courier', desk: 'by our desk', finance: 'by our finance team', partner: 'reported by a partner',
      },
      more: 'Show more devices',
      offered: (amount: string) => `Offered ${amount}`,
      found: (device: string) => `Found: ${device}`,
      worth: (amount: string) => `Worth ${amount}`,
    },
    difference: {
      badge: 'Answer needed',
      title: (count: number, text: string) =>
        count === 1 ? '1 device is worth less than offered' : `${text} devices are worth less than offered`,
      noted: 'We ask for your answer once all devices of this order are inspected. Until then there is nothing to do.',
      asked: (until: string) =>
        `Approve the new prices, or have these devices back free of charge. Please answer by ${until}; without an answer they go back. The other devices keep their prices.`,
      approved: 'You approved the new prices. What is listed here is wiped like the rest.',
      declined: 'You declined the new prices. These devices go back, free of charge.',
      lapsed: 'Nobody answered in time. These devices go back, free of charge.',
      cancelled: 'The order was cancelled: nothing more is done with these devices.',
      caption: 'Devices that are worth less than offered',
      columns: { device: 'Device', found: 'What we found', offered: 'Offered', worth: 'Worth' },
      sum: 'Difference',
      more: (text: string) => `Those from no. ${text} on stand under Devices.`,
      approve: {
        label: (amount: string) => `Approve ${amount} less`,
        title: (id: string) => `Approve the difference of ${id}?`,
        question: (amount: string, total: string) =>
          `These devices are bought for ${amount}; the order then comes to ${total}. It cannot be taken back.`,
        done: 'Difference approved',
        doneText: (id: string, total: string) => `${id} now comes to ${total}.`,
      },
      decline: {
        label: 'Have them back',
        title: (id: string) => `Have these devices of ${id} back?`,
        question: (_amount: string, total: string) =>
          `They go back free of charge; the order then comes to ${total}. It cannot be taken back.`,
        done: 'Devices go back',
        doneText: (id: string, total: string) => `${id} now comes to ${total}.`,
      },
    },
    logistics: {
      pickupDate: 'Pick-up date',
      collectedAt: 'Collected by our courier',
      pickupAddress: 'Pick-up address',
      pickupContact: 'Contact at pick-up',
      estimatedDuration: 'Estimated duration',
      specialInstructions: 'Special instructions',
      noInstructions: 'None',
      plan: 'Plan the pick-up',
      change: 'Change the pick-up',
      planNote: 'Our drivers need a day and an address.',
      wrongDay: 'Choose a day from today on.',
      save: 'Save the plan',
      planned: 'Pick-up planned',
      plannedText: (id: string) => `Our drivers see it with ${id}.`,
    },
    documents: {
      label: 'Documents',
      none: 'There are no documents yet.',
      types: { 'application/json': 'JSON', 'application/pdf': 'PDF', 'text/calendar': 'Calendar file' },
      titles: {
        'purchase-order': 'Purchase order',
        'pickup-calendar': 'Pick-up calendar entry',
        'pickup-note': 'Pick-up note',
        'wiping-certificate': 'Certificate of data erasure',
        'wiping-certificate-json': 'Certificate of data erasure',
        'payment-advice': 'Payment advice',
        'tax-invoice': 'Tax invoice',
      },
      noTaxNumber: 'A tax invoice needs your tax registration number: 15 digits, as the VAT number of your account.',
      download: 'Download',
      ofDocument: (name: string) => ` ${name}`,
    },
    actions: {
      approve: {
        label: 'Approve PO',
        title: (id: string) => `Approve ${id}?`,
        question: (devices: string, amount: string, _account?: string) =>
          `${devices} for ${amount}. Our desk begins its work; you can still cancel the order.`,
        done: 'Order approved',
        doneText: (id: string) => `${id} is being processed.`,
      },
      pay: {
        label: 'Process Payment',
        title: (id: string) => `Process the payment of ${id}?`,
        question: (_devices: string, amount: string, account = 'your default payment method') =>
          `Our finance team will pay ${amount} to ${account}. This cannot be undone.`,
        unverified: (name: string) => `Our desk has not verified ${name} yet. Once it has, you can process the payment.`,
        sentBackTitle: (id: string) => `${id} needs another account`,
        sentBack: (account: string) =>
          `The bank could not pay ${account}, and sent the money back. An Admin makes another account the default in Billing & Payments; then you can ask for the payment again.`,
        noMethod: 'There is no account to pay to yet. An Admin adds it in Billing & Payments, and our desk verifies it.',
        billing: 'See Billing & Payments',
        billingShort: 'Billing',
        addMethod: 'Add a bank account',
        done: 'Payment asked for',
        doneText: (id: string) => `Our finance team pays ${id}. You’ll see it here once it’s paid.`,
      },
      cancel: {
        label: 'Cancel order',
        title: (id: string) => `Cancel ${id}?`,
        question: (devices: string, _amount: string, _account?: string) =>
          `${devices}: nothing more will be done with them. A cancelled order cannot be opened again.`,
        reason: 'Why',
        done: 'Order cancelled',
        doneText: (id: string) => `${id} has ended.`,
      },
    },
  } as const,
);
