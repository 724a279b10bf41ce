/** Why the desk looks at a trade-in once more before it is credited. */
export const ARRIVAL_FLAGS = ['same-imei', 'shared-door', 'shared-mailbox', 'burst'] as const;
/** Those that are seen already when a courier is booked. */
export const BOOKING_FLAGS = ['shared-door', 'shared-mailbox'] as const satisfies readonly (typeof ARRIVAL_FLAGS)[number][];
/** What could not be taken back of a trade-in that was reversed, and is to be settled with its hero. */
export const REVERSAL_FLAGS = ['points-spent', 'money-left'] as const;
export const FLAG_REASONS = [...ARRIVAL_FLAGS, ...REVERSAL_FLAGS] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The usual amounts; above them a trade-in is flagged for the desk, never refused. */
export const FAIR_PLAY = {
  /** Heroes whom a courier may find at one door within these days. */
  heroesAtDoor: 2,
  doorDays: 30,
  /** Phones that one hero may hand over within `phoneHours`. */
  phones: 5,
  phoneHours: 24,
} as const;

/** Couriers are few: limits of open pickups. */
export const OPEN_PICKUPS = {
  /** Of one hero, and of all whose addresses lead into one mailbox. */
  ofMailbox: 2,
  /** Of all heroes of one network, in a zone on a day: as many as one slot takes. */
  ofNetworkADay: 6,
  /** Of one courier on a day: the others find some too. */
  ofCourierADay: 12,
} as const;
