import { myTradeInsTexts } from '../../../texts-mine.en';
import { Refusal } from '../refusal';
import { type Booking, BookingButtons } from './booking';
import { DeskAddress } from './desk-address';

/** Bringing the phone, or sending it: nothing has to be filled in. */
export function DeskHandover({ method, code, ...booking }: Booking & { method: 'drop-off' | 'post'; code: string | null }) {
  return (
    <div className="grid gap-4">
      <DeskAddress method={method} code={code} />
      <BookingButtons booking={booking} onPress={() => booking.onBook({ method })} />
      <Refusal error={booking.command.error} otherwise={myTradeInsTexts.handover.failed} />
    </div>
  );
}
