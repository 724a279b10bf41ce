import type { HandoverRequest } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { UseMutationResult } from '@tanstack/react-query';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Button } from '../../../../../kit/button';

/** What every way of handing over is given to be arranged. */
export interface Booking {
  /** Something is arranged already, which this takes the place of. */
  isAgain: boolean;
  command: UseMutationResult<TradeIn, Error, HandoverRequest>;
  onBook: (request: HandoverRequest) => void;
  onLeave: (() => void) | undefined;
}

/** The buttons under each way: arrange it, or leave what was arranged. */
export function BookingButtons({ booking: { isAgain, command, onLeave }, isSubmitting = false, onPress }: {
  booking: Booking;
  /** The form is being checked. */
  isSubmitting?: boolean;
  /** Undefined where the button submits its form. */
  onPress?: () => void;
}) {
  const { handover: text } = myTradeInsTexts;
  const isBusy = command.isPending || isSubmitting;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type={onPress ? 'button' : 'submit'}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {isBusy ? text.booking : isAgain ? text.rebook : text.book}
      </Button>
      {onLeave && <Button variant="secondary" onClick={onLeave}>{text.keep}</Button>}
    </div>
  );
}
