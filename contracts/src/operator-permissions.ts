import type { Route } from './kernel/calls/route.js';
import type { OperatorRole } from './kernel/operators/roles.js';
import { COMPANIES_DESK_ROUTES } from './areas/companies/desk-routes.js';
import { DUBAI_DESK_ROUTES } from './areas/dubai-rewards/routes.js';
import { MISSIONS_DESK_ROUTES } from './areas/missions/desk-routes.js';
import { ORDERS_DESK_ROUTES } from './areas/orders/desk-routes.js';
import { PAYOUTS_DESK_ROUTES } from './areas/payouts/desk-routes.js';
import { PICKUPS_DESK_ROUTES } from './areas/pickups/routes.js';
import { QUOTES_DESK_ROUTES } from './areas/quotes/desk-routes.js';
import { SUPPORT_ROUTES } from './areas/support/routes.js';
import { TRADE_DESK_ROUTES } from './areas/trade-ins/routes.js';
import { TRANSLATIONS_ROUTES } from './areas/translations/routes.js';
import { OPERATIONS_ROUTES, OPERATORS_ROUTES, OVERVIEW_ROUTES, QUEUE_ROUTES } from './areas/operations/routes.js';

const EVERYBODY = ['desk', 'finance', 'courier', 'support'] as const;
const LOOKS_AFTER_PEOPLE = ['desk', 'finance', 'support'] as const;
const DESK = ['desk'] as const;
const SUPPORT = ['support'] as const;
const FINANCE = ['finance'] as const;

/**
 * What operators who are not admins may do, by call. An admin may do everything, and calls that are missing here alone.
 */
export const OPERATOR_PERMISSIONS = {
  [OPERATORS_ROUTES.readOperator]: EVERYBODY,
  [OVERVIEW_ROUTES.readOverview]: LOOKS_AFTER_PEOPLE,
  [OPERATIONS_ROUTES.readBooks]: LOOKS_AFTER_PEOPLE,
  [OPERATIONS_ROUTES.readClock]: EVERYBODY,
  [OPERATIONS_ROUTES.readSchedule]: EVERYBODY,
  [QUEUE_ROUTES.readQueues]: EVERYBODY,
  [QUEUE_ROUTES.listFailedJobs]: EVERYBODY,
  [QUEUE_ROUTES.readCommandSteps]: LOOKS_AFTER_PEOPLE,
  [COMPANIES_DESK_ROUTES.listCompanies]: LOOKS_AFTER_PEOPLE,
  [COMPANIES_DESK_ROUTES.readCompanyAsOperator]: LOOKS_AFTER_PEOPLE,
  [COMPANIES_DESK_ROUTES.decideCompany]: DESK,
  [COMPANIES_DESK_ROUTES.registerCompany]: DESK,
  [COMPANIES_DESK_ROUTES.readPaymentMethodAccount]: ['desk', 'finance'],
  [COMPANIES_DESK_ROUTES.verifyPaymentMethod]: ['desk', 'finance'],
  [DUBAI_DESK_ROUTES.listClaims]: LOOKS_AFTER_PEOPLE,
  [DUBAI_DESK_ROUTES.readClaim]: LOOKS_AFTER_PEOPLE,
  [DUBAI_DESK_ROUTES.advanceClaim]: DESK,
  [DUBAI_DESK_ROUTES.listRewardsAsOperator]: LOOKS_AFTER_PEOPLE,
  [DUBAI_DESK_ROUTES.addReward]: DESK,
  [DUBAI_DESK_ROUTES.stockReward]: DESK,
  [DUBAI_DESK_ROUTES.listChallengesAsOperator]: LOOKS_AFTER_PEOPLE,
  [DUBAI_DESK_ROUTES.openDubaiChallenge]: DESK,
  [TRADE_DESK_ROUTES.listTradeIns]: LOOKS_AFTER_PEOPLE,
  [TRADE_DESK_ROUTES.listPickupsOfDay]: ['desk', 'courier'],
  [PICKUPS_DESK_ROUTES.completePickup]: DESK,
  [TRADE_DESK_ROUTES.takePickup]: ['desk', 'courier'],
  [TRADE_DESK_ROUTES.collectTradeIn]: ['desk', 'courier'],
  [TRADE_DESK_ROUTES.receiveTradeIn]: DESK,
  [TRADE_DESK_ROUTES.inspectTradeIn]: DESK,
  [TRADE_DESK_ROUTES.readTradeInImei]: DESK,
  [TRADE_DESK_ROUTES.addInspectionPhoto]: DESK,
  [TRADE_DESK_ROUTES.readTradeInPhotoAsOperator]: DESK,
  [TRADE_DESK_ROUTES.removeInspectionPhoto]: DESK,
  [TRADE_DESK_ROUTES.wipeTradeIn]: DESK,
  [TRADE_DESK_ROUTES.clearTradeIn]: DESK,
  [TRADE_DESK_ROUTES.returnTradeIn]: DESK,
  [TRADE_DESK_ROUTES.readTradeIn]: LOOKS_AFTER_PEOPLE,
  [TRADE_DESK_ROUTES.verifyTradeIn]: DESK,
  [TRADE_DESK_ROUTES.rejectTradeIn]: DESK,
  [TRADE_DESK_ROUTES.reverseTradeIn]: FINANCE,
  [PAYOUTS_DESK_ROUTES.listPayouts]: ['finance', 'support'],
  [PAYOUTS_DESK_ROUTES.listPayoutBatches]: FINANCE,
  [PAYOUTS_DESK_ROUTES.listBatchOrders]: FINANCE,
  [PAYOUTS_DESK_ROUTES.useCreditCode]: FINANCE,
  [PAYOUTS_DESK_ROUTES.proposePayoutBatch]: FINANCE,
  [PAYOUTS_DESK_ROUTES.approvePayoutBatch]: FINANCE,
  [PAYOUTS_DESK_ROUTES.refusePayoutBatch]: FINANCE,
  [PAYOUTS_DESK_ROUTES.settlePayoutBatch]: FINANCE,
  [PAYOUTS_DESK_ROUTES.exportPayoutBatch]: FINANCE,
  [MISSIONS_DESK_ROUTES.listSponsorships]: LOOKS_AFTER_PEOPLE,
  [MISSIONS_DESK_ROUTES.readSponsorshipAsOperator]: LOOKS_AFTER_PEOPLE,
  [MISSIONS_DESK_ROUTES.openMission]: DESK,
  [MISSIONS_DESK_ROUTES.completeMission]: DESK,
  [MISSIONS_DESK_ROUTES.decideSponsorship]: DESK,
  [MISSIONS_DESK_ROUTES.paySponsorship]: FINANCE,
  [TRANSLATIONS_ROUTES.listOfferedTexts]: LOOKS_AFTER_PEOPLE,
  [TRANSLATIONS_ROUTES.translateText]: DESK,
  [ORDERS_DESK_ROUTES.listAllOrders]: EVERYBODY,
  [ORDERS_DESK_ROUTES.readOrderAsOperator]: EVERYBODY,
  [ORDERS_DESK_ROUTES.approveOrderAsOperator]: DESK,
  [ORDERS_DESK_ROUTES.cancelOrderAsOperator]: DESK,
  [ORDERS_DESK_ROUTES.planPickupAsOperator]: ['desk', 'courier'],
  [ORDERS_DESK_ROUTES.listOrderDevicesAsOperator]: EVERYBODY,
  [ORDERS_DESK_ROUTES.collectOrder]: ['desk', 'courier'],
  [ORDERS_DESK_ROUTES.advanceDevices]: DESK,
  [ORDERS_DESK_ROUTES.payOrderAsOperator]: FINANCE,
  [QUOTES_DESK_ROUTES.listAllQuotes]: LOOKS_AFTER_PEOPLE,
  [QUOTES_DESK_ROUTES.readQuoteAsOperator]: LOOKS_AFTER_PEOPLE,
  [QUOTES_DESK_ROUTES.reviewQuote]: DESK,
  [QUOTES_DESK_ROUTES.approveQuote]: DESK,
  [QUOTES_DESK_ROUTES.declineQuoteAsOperator]: DESK,
  [SUPPORT_ROUTES.findPeople]: ['desk', 'support'],
  [SUPPORT_ROUTES.readPerson]: ['desk', 'support'],
  [SUPPORT_ROUTES.showContacts]: SUPPORT,
  [SUPPORT_ROUTES.listPersonPoints]: ['desk', 'support'],
  [SUPPORT_ROUTES.listPersonChallenges]: ['desk', 'support'],
  [SUPPORT_ROUTES.listPersonMessages]: SUPPORT,
  [SUPPORT_ROUTES.listCompanyMessages]: SUPPORT,
  [SUPPORT_ROUTES.listPersonAudit]: SUPPORT,
  [SUPPORT_ROUTES.renamePerson]: SUPPORT,
  [SUPPORT_ROUTES.hidePerson]: SUPPORT,
  [SUPPORT_ROUTES.showPerson]: SUPPORT,
  [SUPPORT_ROUTES.erasePerson]: SUPPORT,
  [SUPPORT_ROUTES.correctPoints]: SUPPORT,
  [SUPPORT_ROUTES.listPointCorrections]: SUPPORT,
  [SUPPORT_ROUTES.decidePointCorrection]: SUPPORT,
  [SUPPORT_ROUTES.removeChallenge]: SUPPORT,
  [SUPPORT_ROUTES.removeSponsorshipMessage]: SUPPORT,
} as const satisfies Record<Route, readonly OperatorRole[]>;

/** The roles that may make a call of operators: always an admin's. */
export function rolesFor(call: Route): readonly OperatorRole[] {
  return ['admin', ...(OPERATOR_PERMISSIONS as Partial<Record<Route, readonly OperatorRole[]>>)[call] ?? []];
}

/** Whether an operator with these roles may make a call. */
export function mayOperate(roles: readonly OperatorRole[], call: Route): boolean {
  const allowed = rolesFor(call);
  return roles.some((role) => allowed.includes(role));
}
