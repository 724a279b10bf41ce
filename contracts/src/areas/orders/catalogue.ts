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

/** What an order's forecast gives times for, in their course: the courier's collection and all devices at a stage. */
export const FORECAST_STAGES = ['collected', 'received', 'inspected', 'wiped', 'paid'] as const;
export type ForecastStage = (typeof FORECAST_STAGES)[number];
/** A range is learnt from at least this many past orders. */
export const FORECAST_CASES = 30;
/** Of 10 like orders a range holds this many; an order that waits longer than as many is later than expected. */
export const FORECAST_OF_TEN = 8;
/**
 * Why a forecast moved: the order came to its last step sooner or later than the forecast had it, waits there longer
 * than most, or its pickup was put to another day.
 */
export const FORECAST_REASONS = ['sooner', 'later', 'waiting', 'pickup_moved'] as const;
export type ForecastReason = (typeof FORECAST_REASONS)[number];
/** What an order's forecast starts from: the last of these that it has come to. */
export const FORECAST_STEPS = ['created', 'approved', 'pickup', 'received', 'inspected', 'wiped'] as const;
export type ForecastStep = (typeof FORECAST_STEPS)[number];

/** What the figures of a company are of: calendar periods, those that run up to now. */
export const FIGURE_PERIODS = ['month', 'last-month', 'quarter', 'year', 'all'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** How far ahead a pickup may be planned: a slip of the year is noticed. */
const PICKUP_YEARS = 10;

/** The first and the last day that a pickup may be planned for, as `2026-11-22` in Dubai. */
export function pickupDays(today: string): { min: string; max: string } {
  return { min: today, max: `${Number(today.slice(0, 4)) + PICKUP_YEARS}${today.slice(4)}` };
}
