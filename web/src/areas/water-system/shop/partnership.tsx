import type { ReactNode } from 'react';
import { PARTNER_KITCHEN_PLACE } from '../../../kernel/config/places';
import { waterSystemTexts } from '../texts.en';
import { ProductScene } from '../../../kit/art/product-scene';
import { Heading } from '../../../kit/heading';
import { MapLink } from '../../../kit/map-link';
import { CounterUnitArt, PRODUCT_DRAWINGS, type ProductArt } from '../../shop';
import { VoucherArt } from './art/voucher-art';

/** Who stands behind the offer: Planet Heroes, AquaCafe and the partner kitchen (spec document 1, sections 1 and 2). */
export function Partnership() {
  const { planetHeroes, aquaCafe, kitchen } = waterSystemTexts.partnership;
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      <Partner {...planetHeroes} Art={PRODUCT_DRAWINGS['iphone-13']} />
      <Partner {...aquaCafe} Art={CounterUnitArt} />
      <Partner {...kitchen} Art={VoucherArt}>
        <MapLink place={PARTNER_KITCHEN_PLACE}>{kitchen.map}</MapLink>
      </Partner>
    </ul>
  );
}

function Partner(
  { title, text, Art, children }: { title: string; text: string; Art: ProductArt; children?: ReactNode },
) {
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <ProductScene Art={Art} className="aspect-5/2" inset="p-4" />
      <div className="flex flex-1 flex-col items-start gap-2 p-6">
        <Heading level={3}>{title}</Heading>
        <p className="text-ink-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}
