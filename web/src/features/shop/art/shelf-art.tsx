import { BottleArt } from './bottle-art';
import { JugArt } from './jug-art';
import { PRODUCT_DRAWINGS } from './product-drawings';

const PhoneArt = PRODUCT_DRAWINGS['iphone-15-pro'];

/** One thing of each shelf of the shop, side by side. */
export function ShelfArt() {
  return (
    <div className="flex items-end">
      <PhoneArt className="h-52" />
      <JugArt className="-ms-10 h-60" />
      <BottleArt spring="ice" className="-ms-14 h-64" />
    </div>
  );
}
