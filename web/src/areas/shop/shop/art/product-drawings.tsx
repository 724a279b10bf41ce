import { BottleArt } from './bottle-art';
import { CounterUnitArt } from './counter-unit-art';
import { DeliveryArt } from './delivery-art';
import { IonizerArt } from './ionizer-art';
import { JugArt } from './jug-art';
import { PhoneArt } from './phone-art';
import type { ProductArt } from './product-art-props';
import { UnderSinkArt } from './under-sink-art';
import { WholeHomeArt } from './whole-home-art';
import type { ProductId } from '../products';

/** Every product's own drawing. */
export const PRODUCT_DRAWINGS: Record<ProductId, ProductArt> = {
  'iphone-15-pro': (props) => (
    <PhoneArt body="var(--color-skyline)" cameras="three" cutout="island" tide={0.85} {...props} />
  ),
  'iphone-14-pro': (props) => (
    <PhoneArt body="var(--color-spot)" cameras="three" cutout="island" tide={0.6} {...props} />
  ),
  'iphone-13': (props) => (
    <PhoneArt body="var(--color-spot-soft)" cameras="diagonal" cutout="notch" tide={0.45} {...props} />
  ),
  'iphone-12': (props) => <PhoneArt body="var(--color-sand)" cameras="column" cutout="notch" tide={0.3} {...props} />,
  'aquacafe-basic': JugArt,
  'aquacafe-premium': CounterUnitArt,
  'under-sink-compact': (props) => <UnderSinkArt cartridges={1} {...props} />,
  'under-sink-premium': (props) => <UnderSinkArt cartridges={3} {...props} />,
  'whole-home-basic': WholeHomeArt,
  'kangen-k8': IonizerArt,
  'icelandic-premium': (props) => <BottleArt spring="ice" {...props} />,
  'himalayan-spring': (props) => <BottleArt spring="peaks" {...props} />,
  'volcanic-mineral': (props) => <BottleArt spring="volcano" {...props} />,
  'kangen-delivery': DeliveryArt,
};
