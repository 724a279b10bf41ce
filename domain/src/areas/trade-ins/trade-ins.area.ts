import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { addPhoto, removePhoto } from './add-photo.js';
import { applyVerifiedTrades } from './apply-verified-trades.js';
import { answerCounterOffer, lapseCounterOffer } from './answer-counter-offer.js';
import { bookHandover } from './book-handover.js';
import { bringTradeInsAlong } from './bring-trade-ins-along.js';
import {
  cancelTradeIn, expireTradeIn, rejectTradeIn, rejectTradeInByOperator, returnTradeIn,
} from './close-trade-in.js';
import { countPickups } from './count-pickups.js';
import { DEMO_CITY } from './demo-city.js';
import { describeTradeIn } from './describe-trade-in.js';
import { clearTradeIn } from './fair-play.js';
import { detailTradeIn } from './detail-trade-in.js';
import { forgetHandovers } from './forget-handovers.js';
import { inspectTradeIn, settleInspection } from './inspect-trade-in.js';
import { TradeInFlag, TradeInHandover, TradeInInspection, TradeInPhoto, TradeInReturn, TradeInStep } from './journey.entities.js';
import { advanceByEvent, repriceByEvent } from './journey-events.js';
import { removePhotoFile } from './photo-files.js';
import { nameReturnAddress } from './name-return-address.js';
import { postTradeIn } from './post-trade-in.js';
import { quoteTradeIn, quoteTradeInByHero } from './quote-trade-in.js';
import { readTradeInsOf } from './read-trade-ins.js';
import { collectTradeIn, receiveTradeIn } from './receive-trade-in.js';
import { reverseTradeIn, reverseTradeInByOperator } from './reverse-trade-in.js';
import { TRADE_IN_INVARIANTS, tradeInTotals } from './reconciliation.js';
import { removeLapsedTradeIns } from './remove-lapsed-trade-ins.js';
import { TradeIn } from './trade-in.entity.js';
import { takePickup } from './take-pickup.js';
import { calculateTrade, calculateTradeValue } from './value-phone.js';
import { verifyTrade } from './verify-trade.handler.js';
import { walkDemoTradeIn } from './walk-demo-trade-in.js';
import { wipeTradeIn } from './wipe-trade-in.js';

/** Phones that heroes trade in: valuations, locked prices and what the desk found. */
export const tradeIns = defineArea({
  name: 'trade-ins',
  entities: [TradeIn, TradeInStep, TradeInHandover, TradeInReturn, TradeInInspection, TradeInPhoto, TradeInFlag],
  commands: {
    'calculate-trade': calculateTrade,
    'calculate-trade-value': calculateTradeValue,
    'quote-trade-in': quoteTradeInByHero,
    'verify-trade': verifyTrade,
    'reject-trade-in': rejectTradeInByOperator,
    'reverse-trade-in': reverseTradeInByOperator,
    'expire-trade-in': expireTradeIn,
    'describe-trade-in': describeTradeIn,
    'detail-trade-in': detailTradeIn,
    'add-trade-in-photo': addPhoto,
    'remove-trade-in-photo': removePhoto,
    'remove-photo-file': removePhotoFile,
    'book-handover': bookHandover,
    'name-return-address': nameReturnAddress,
    'post-trade-in': postTradeIn,
    'cancel-trade-in': cancelTradeIn,
    'answer-counter-offer': answerCounterOffer,
    'take-pickup': takePickup,
    'collect-trade-in': collectTradeIn,
    'receive-trade-in': receiveTradeIn,
    'inspect-trade-in': inspectTradeIn,
    'wipe-trade-in': wipeTradeIn,
    'clear-trade-in': clearTradeIn,
    'return-trade-in': returnTradeIn,
    'settle-inspection': settleInspection,
    'lapse-counter-offer': lapseCounterOffer,
    'walk-demo-trade-in': walkDemoTradeIn,
  },
  recurring: [DEMO_CITY],
  events: {
    'trade.quoted': oneByOne((transaction, event) => quoteTradeIn(transaction, activityOf(event))),
    'trade.verified': (transaction, events) => applyVerifiedTrades(transaction, events.map(activityOf)),
    'trade.rejected': oneByOne((transaction, event) => rejectTradeIn(transaction, activityOf(event))),
    'trade.reversed': oneByOne((transaction, event) => reverseTradeIn(transaction, activityOf(event))),
    'trade.advanced': oneByOne((transaction, event) => advanceByEvent(transaction, activityOf(event))),
    'trade.repriced': oneByOne((transaction, event) => repriceByEvent(transaction, activityOf(event))),
  },
  reactions: {
    'trade.advanced': countPickups,
    'hero.merged': bringTradeInsAlong,
    'hero.removed': forgetHandovers,
  },
  invariants: TRADE_IN_INVARIANTS,
  totals: [tradeInTotals],
  retention: [removeLapsedTradeIns],
  personalData: { tradeIns: (snapshot, heroId) => readTradeInsOf(snapshot, heroId, EVERYTHING) },
});

export type { TradeInHandover, TradeInInspection } from './journey.entities.js';
export { lockTradeIn } from './lock-trade-in.js';
export { pickupCalendar } from './pickup-calendar.js';
export { raiseFlag } from './fair-play.js';
export { TradeIn } from './trade-in.entity.js';
export { readTradeIn, readTradeInsOf } from './read-trade-ins.js';
export { valuePhone } from './value-phone.js';
export { reversedActivities, type VerifiedActivity, verifiedActivities, verifiedActivitiesOf } from './verified-activity.js';
