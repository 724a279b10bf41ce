/** The texts of a courier's page. */
export const ROUTE_MESSAGES = {
  facts: 'The doors of a day at which a phone is still to be collected, slot by slot. A door is shown to whoever takes it.',
  reading: 'Reading the route…',
  filter: 'Day of the route',
  day: 'Day in Dubai',
  title: (day: string) => `Pickups of ${day}`,
  none: 'No pickup is left on this day.',
  at: (slot: string, who: string) => `${slot}, ${who}`,
  fields: { address: 'Address', phone: 'Phone', zone: 'Zone', device: 'Phone to collect', code: 'Code on the label', courier: 'Courier' },
  take: {
    button: 'Take',
    of: (slot: string, code: string) => `Take ${slot}: ${code}`,
    done: (code: string) => `${code} is on your route.`,
  },
  collect: {
    button: 'Collected',
    of: (contact: string, code: string) => `Collected from ${contact}: ${code}`,
    title: (contact: string) => `Collected from ${contact}?`,
    text: (device: string, code: string) => `You have the ${device} in hand, and ${code} is on its label.`,
    note: 'Remark',
    noteHint: 'May stay empty. The hero sees it.',
    yes: 'I have the phone',
    done: (code: string) => `${code} is collected.`,
  },
} as const;
