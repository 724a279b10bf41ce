import type { BulkCondition } from '@planet-heroes/contracts/areas/companies/catalogue';
import {
  type Custodian, type CustodyStep, type DeviceStage, type OrderState, type PaymentState,
} from '@planet-heroes/contracts/areas/orders/catalogue';
import type { TransferState } from '@planet-heroes/contracts/areas/orders/schemas';
import { count } from '../../../kernel/desk/format';

/** The texts of the page of companies’ orders. */
export const ORDERS_MESSAGES = {
  facts: 'Companies’ orders from the pickup to the last wiped device. Scan or type an order’s number to open it.',
  reading: 'Reading the orders…',
  states: {
    pending_approval: 'Waits for the company', processing: 'In process', completed: 'Completed', cancelled: 'Cancelled',
  } satisfies Record<OrderState, string>,
  payments: { pending: 'To be paid', overdue: 'Overdue', paid: 'Paid' } satisfies Record<PaymentState, string>,
  stages: {
    expected: 'Expected', received: 'Received', inspected: 'Inspected', wiped: 'Wiped', paid: 'Paid',
    returned: 'Goes back',
  } satisfies Record<DeviceStage, string>,
  custodySteps: {
    collected: 'Collected', received: 'Received', inspected: 'Inspected', wiped: 'Wiped', paid: 'Paid',
    returned: 'Set aside to go back',
  } satisfies Record<CustodyStep, string>,
  conditions: {
    excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor',
  } satisfies Record<BulkCondition, string>,
  custodians: {
    courier: 'courier', desk: 'desk', finance: 'finance', partner: 'reported by a partner',
  } satisfies Record<Custodian, string>,
  find: {
    title: 'Find an order',
    label: 'Order number',
    hint: 'For example PO-1007.',
    submit: 'Open',
    empty: 'Scan or type the number first.',
  },
  list: {
    title: 'Orders, the oldest first',
    filter: 'Orders',
    state: 'State',
    payment: 'Payment',
    any: 'Any',
    search: 'Number, company or devices',
    none: 'No order is in process. To see others, choose a state and press Search.',
    noneFits: (state: string | undefined) =>
      state === undefined ? 'No order matches.' : `No order is in the state “${state}”.`,
    columns: {
      name: 'Order', company: 'Company', state: 'State', devices: 'Devices', pickup: 'Pickup', due: 'Payment due',
    },
    pages: { first: 'First orders', next: 'Next orders' },
    notBooked: 'Not booked',
    notDue: '–',
  },
  one: {
    title: (id: string) => `Order ${id}`,
    back: 'All orders',
    reading: 'Reading the order…',
    next: 'Next step',
    early: (day: string) =>
      `The pickup is booked for ${day}. Go on only if the devices have really been collected, or are already here.`,
    notYours: (roles: string) => `Only these roles can take this step: ${roles}.`,
    over: 'Nothing is left to do at the desk.',
    toPay: 'All devices are wiped. Finance pays, once the company has asked for it or its terms have ended.',
    keptToPay:
      'All devices that are kept are wiped. Finance pays, once the company has asked for it or its terms have ended.',
    returned: 'Payment came back',
    cameBack: (reason: string | null) =>
      `The bank sent the payment back${reason ? `: ${reason}` : ''}. The company makes another account its default and asks again.`,
    facts: 'The order',
    fields: {
      company: 'Company', contact: 'Contact', email: 'Contact’s e-mail', phone: 'Contact’s phone', devices: 'Devices', amount: 'To be paid', offered: 'Offered',
      quote: 'Quote', created: 'Accepted',
      forecast: 'Forecast', expected: 'Forecast, right for 4 of 5 similar orders', pickup: 'Pickup', collected: 'Collected', address: 'Address', pickupContact: 'Contact at pickup',
      duration: 'Duration', wishes: 'Instructions', completed: 'Completed', due: 'Payment due',
      asked: 'Payment asked for', payoutTo: 'Paid to', paid: 'Paid',
    },
    devices: 'Devices',
    stage: 'Stage',
    everyStage: 'Every stage',
    noDevices: 'No device is at this stage.',
    columns: { name: 'No.', serial: 'Serial number', type: 'Device', stage: 'Stage', custody: 'Chain of custody' },
    pages: { first: 'First devices', next: 'Next devices' },
    noSerial: 'Not listed',
    notMoved: 'With the company',
    found: (device: string, worth: string) => `Found: ${device}, worth ${worth}`,
    offered: (amount: string) => `Offered ${amount}`,
    waits: 'Waits for the company',
    difference: {
      noted: (devices: number) =>
        `${count(devices, 'device is', 'devices are')} worth less than offered. The company is asked once all are inspected.`,
      asked: (devices: number, until: string) =>
        `${count(devices, 'device waits', 'devices wait')} for the company’s answer, until ${until}. The others can be wiped.`,
      approved: (devices: number) =>
        `The company approved the new ${devices === 1 ? 'price' : 'prices'} of ${count(devices, 'device', 'devices')}: ${devices === 1 ? 'it' : 'they'} can be wiped.`,
      declined: (devices: number) => `The company declined: ${count(devices, 'device goes', 'devices go')} back, free of charge.`,
      lapsed: (devices: number) => `Nobody answered in time: ${count(devices, 'device goes', 'devices go')} back, free of charge.`,
    },
  },
  forecast: {
    late: 'Late',
    mayBeLate: 'May be late',
    range: (stage: string, from: string, to: string) => `${stage}: ${from} – ${to}`,
    warnings: {
      collected: (due: string) => `The pickup promised for ${due} may be missed`,
      paid: (due: string) => `The payment due by ${due} may be late`,
    },
    missed: {
      collected: (due: string) => `The pickup promised for ${due} is overdue`,
      paid: (due: string) => `The payment due by ${due} is overdue`,
    },
    outwaited: 'later than nearly all similar orders',
  },
  step: {
    approve: {
      text: 'The company has not approved the order yet. If it did so by phone or e-mail, approve it here.',
      submit: 'Approve for the company', done: (id: string) => `${id} is approved.`,
    },
    book: {
      title: 'Book the pickup',
      text: 'No device is taken before its pickup is booked.',
      again: 'Change the pickup',
      day: 'Day', address: 'Address', contact: 'Contact', duration: 'Duration',
      submit: 'Book', done: (id: string) => `The pickup of ${id} is booked.`,
    },
    collect: {
      text: (day: string) => `The pickup is booked for ${day}.`,
      submit: 'Collected',
      ask: (id: string) => `Are the devices of ${id} collected?`,
      follows: 'Their chain of custody begins now. This cannot be undone.',
      done: (id: string) => `The courier has the devices of ${id}.`,
    },
    scan: {
      title: 'Scan devices',
      step: 'Step',
      steps: { received: 'Receive', inspected: 'Inspect', wiped: 'Wipe' },
      waiting: (devices: number) => `${count(devices, 'device waits', 'devices wait')} for it`,
      label: 'Serial number, or # and the device’s number',
      hint: 'Each scan moves the device one step on.',
      submit: 'Record it',
      empty: 'Scan or type the device first.',
      how: 'How it was erased',
      howHint: 'For the certificate; the company sees it.',
      certificate: 'DoD 5220.22-M, by NIST SP 800-88 Purge',
      notSaid: 'Say first how it was erased.',
      isChecked: 'Checked afterwards that nothing can be read',
      checkedHint: 'The certificate says it.',
      checked: ', checked afterwards',
      otherwise: 'Not as listed: say what was found',
      condition: 'Condition found',
      model: 'Model found',
      asListed: 'As listed',
      note: 'Why',
      noteHint: 'The company reads it.',
      nothingFound: 'Say which condition or model was found.',
      noReason: 'Say why. The company reads it.',
      unknown: (given: string) =>
        `No device of this order has the serial number ${given}, and those that wait have others. Check it, or set the device aside and call the company.`,
      noDevice: (number: number) => `This order has no device no. ${number}.`,
      unlisted: (serial: string) => `${serial} is not in the company’s list. Choose the device it is on, and record it again.`,
      whichDevice: (serial: string) => `The device with ${serial}`,
      whichHint: 'The company listed no serial number for it. This one is kept for its certificate.',
      kind: (kind: string, number: number) => `${kind} (no. ${number})`,
      worth: (listed: string, offered: string, worth: string) =>
        `Listed as ${listed}, offered ${offered}. As found it is worth about ${worth}: the company is asked.`,
      sameWorth: (listed: string, offered: string) => `Listed as ${listed}, offered ${offered}: the price stays.`,
      done: (number: number, stage: string) => `No. ${number}: ${stage.toLowerCase()}.`,
      all: (step: string, devices: number) => `${step} all ${devices}…`,
      allTitle: (step: string, devices: number) =>
        devices === 1 ? `${step} the one that waits?` : `${step} all ${devices} that wait?`,
      withoutSerial: (devices: number, waiting: number) =>
        (waiting === 1
          ? 'It has no serial number yet: the certificate will name none.'
          : `${devices} of ${waiting} ${devices === 1 ? 'has' : 'have'} no serial number yet: the certificate will name none for ${devices === 1 ? 'it' : 'them'}.`)
        + ' To add one, cancel and scan the device.',
      allText: 'The chain of custody says that it was done at this moment.',
      allDone: (devices: number, stage: string) => `${count(devices, 'device', 'devices')}: ${stage.toLowerCase()}.`,
    },
    cancel: {
      button: 'Cancel the order…', title: (id: string) => `Cancel ${id}?`,
      text(arrived: number) {
        const follows = 'Its devices go no further, and none is paid for. The company is notified.';
        if (arrived === 0) return follows;
        const stay = count(arrived, 'device that arrived stays here', 'devices that arrived stay here');
        return `${follows} ${stay}; nothing sends ${arrived === 1 ? 'it' : 'them'} back: agree on that with the company.`;
      },
      reason: 'Why', yes: 'Cancel the order', no: 'Keep the order', done: (id: string) => `${id} is cancelled.`,
    },
  },
  pay: {
    title: 'Company orders to be paid',
    none: 'Every completed order is paid.',
    reading: 'Reading the orders…',
    paid: 'Paid orders',
    columns: { name: 'Company', amount: 'Amount', asked: 'Asked for', due: 'Due', way: 'Paid how', next: 'Next' },
    notAsked: 'Not yet',
    askAgain: 'Has to be asked for again',
    byHand: 'By hand',
    ways: {
      owed: 'The next batch', batched: 'In a batch', paid: 'Paid by a batch', returned: 'Came back',
      withdrawn: 'By hand',
    } satisfies Record<TransferState, string>,
    waits: 'Waits for its company to ask',
    button: 'Paid…',
    of: (id: string) => `Note that ${id} is paid`,
    ask: (id: string, amount: string) => `${id}: ${amount} paid?`,
    text: (to: string) => `To ${to}. The company then sees that it is paid.`,
    unasked: {
      notYet: 'The company has not asked for this payment yet.',
      came: 'The payment came back, and the company has not asked for it again.',
      to: (account: string) => `Its default account is ${account}.`,
      noAccount: 'It has no verified account yet: ask it first.',
    },
    reference: 'The bank’s reference',
    yes: 'It is paid',
    done: (id: string) => `${id} is paid.`,
    pages: { first: 'First orders', next: 'Next orders' },
  },
} as const;
