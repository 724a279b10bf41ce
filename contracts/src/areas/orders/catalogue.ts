export const ORDER_STATES = ['pending_approval', 'processing', 'completed', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const PAYMENT_STATES = ['pending', 'overdue', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
/** Where one device of an order is. `expected`: still with the company; `returned`: goes back to it, free of charge. */
export const DEVICE_STAGES = ['expected', 'received', 'inspected', 'wiped', 'paid', 'returned'] as const;
export type DeviceStage = (typeof DEVICE_STAGES)[number];
/** Hand-overs of a device in its chain of custody: the courier's collection, then the stages it reached. */
export const CUSTODY_STEPS = ['collected', 'received', 'inspected', 'wiped', 'paid', 'returned'] as const;
export type CustodyStep = (typeof CUSTODY_STEPS)[number];
/** Who took a device from one hand to the next; `partner`: reported by an event from outside. */
export const CUSTODIANS = ['courier', 'desk', 'finance', 'partner'] as const;
export type Custodian = (typeof CUSTODIANS)[number];
/** The stages that the desk moves devices to; `paid` follows from the order's payment. */
export const DESK_STAGES = ['received', 'inspected', 'wiped'] as const;

/**
 * What became of the devices of an order that were found to be worth less than was offered: `noted` until all of its
 * devices are inspected, `asked` until its company answers or the days have passed.
 */
export const DIFFERENCE_STATES = ['none', 'noted', 'asked', 'approved', 'declined', 'lapsed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
/** How long a company may think about the difference; then the devices go back. */
export const DIFFERENCE_DAYS = 7;

/** What the figures of a company are of: calendar periods, those that run up to now. */
export const FIGURE_PERIODS = ['month', 'last-month', 'quarter', 'year', 'all'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
