import { count } from '../../../kernel/desk/format';

/** The texts of a courier's page. */
export const ROUTE_MESSAGES = {
  facts: 'The pickups of a day by time slot.',
  afterTaking: 'You see an address once you take the pickup.',
  reading: 'Reading the route…',
  days: {
    label: 'Day of the route', day: 'Day in Dubai', show: 'Show', today: 'Today',
    before: (day: string) => `The day before: ${day}`, after: (day: string) => `The day after: ${day}`,
  },
  title: (day: string) => `Pickups of ${day}`,
  none: 'No home pickup is left on this day.',
  next: (day: string) => `See the pickups of ${day}`,
  orders: {
    title: 'Companies, on the same day',
    devices: (devices: number) => count(devices, 'device', 'devices'),
    hint: 'Open an order to say that it is collected.',
    notSaid: 'Not given',
  },
  at: (slot: string, who: string) => `${slot}, ${who}`,
  fields: { address: 'Address', phone: 'Phone', zone: 'Zone', device: 'Phone to collect', code: 'Code on the label', courier: 'Courier', contact: 'Contact', devices: 'Devices', wishes: 'Instructions' },
  take: {
    button: 'Take',
    of: (slot: string, code: string) => `Take ${slot}: ${code}`,
    done: (code: string) => `${code} is on your route.`,
  },
  partner: {
    title: 'Done by a partner’s courier',
    text: 'Our own couriers’ pickups count automatically. Count a partner’s pickup here, once; it shows on “Collect”.',
    labels: { id: 'The partner’s number', zone: 'Zone' },
    hint: 'Letters, digits, - and _, as the partner’s list has it.',
    submit: 'Count…',
    ask: (id: string) => `Count pickup ${id}?`,
    follows: (zone: string) => `It counts for ${zone} from now on, and cannot be removed.`,
    yes: 'Count it',
    done: (id: string) => `Pickup ${id} is counted.`,
  },
  collect: {
    button: 'Collected',
    of: (contact: string, code: string) => `Collected from ${contact}: ${code}`,
    title: (contact: string) => `Collected from ${contact}?`,
    text: (device: string, code: string) => `You have the ${device} in hand, and ${code} is on its label.`,
    signature: {
      name: 'Handed over by',
      nameHint: 'The person at the door. The name is enough if they cannot sign.',
      label: 'Signature, with a finger or the mouse',
      empty: 'Nothing is drawn yet.',
      drawn: 'Something is drawn.',
      clear: 'Clear',
      clearName: 'Clear the signature',
    },
    note: 'Remark',
    noteHint: 'Optional. The hero sees it.',
    yes: 'I have the phone',
    done: (code: string) => `${code} is collected.`,
  },
} as const;
