import { CounterUnitArt, PRODUCT_DRAWINGS } from '../../../shop';

const PhoneArt = PRODUCT_DRAWINGS['iphone-13'];

/** A filter unit with the phone that paid for it. */
export function KitchenCounterArt() {
  return (
    <div className="flex items-end">
      <PhoneArt className="h-44" />
      <CounterUnitArt className="-ms-8 h-72" />
    </div>
  );
}
