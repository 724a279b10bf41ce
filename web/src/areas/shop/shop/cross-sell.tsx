import { shopTexts } from '../texts.en';
import { ProductScene } from '../../../kit/art/product-scene';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Heading } from '../../../kit/heading';
import { CounterUnitArt } from './art/counter-unit-art';
import type { ProductArt } from './art/product-art-props';
import { PRODUCT_DRAWINGS } from './art/product-drawings';

/** The way from the shop to the trade-in and to the water systems (spec document 1, section 2). */
export function CrossSell() {
  const { exchange, aquacafe } = shopTexts.cross;
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      <CrossSellCard {...exchange} to="/exchange" Art={PRODUCT_DRAWINGS['iphone-13']} />
      <CrossSellCard {...aquacafe} to="/aquacafe" Art={CounterUnitArt} />
    </ul>
  );
}

function CrossSellCard(
  { title, text, action, to, Art }: { title: string; text: string; action: string; to: string; Art: ProductArt },
) {
  return (
    <li>
      <div className="grid h-full overflow-hidden rounded-lg border border-line bg-surface shadow-card min-[30rem]:grid-cols-[2fr_3fr]">
        <ProductScene Art={Art} className="min-h-44" inset="p-4" />
        <div className="flex flex-col items-start gap-3 p-6">
          <Heading level={3}>{title}</Heading>
          <p className="text-ink-muted">{text}</p>
          <ButtonLink to={to} variant="secondary" className="mt-auto">
            {action}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
