import { shopTexts } from '../texts.en';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { ProductGrid } from './product-grid';
import { filterOf, productsIn, SHOP_FILTERS, type ShopFilter } from './products';
import { Spot } from '../../../kit/art/spot';
import { classNames } from '../../../kit/class-names';
import { buttonStyle } from '../../../kit/button-style';
import { ProductScene } from '../../../kit/art/product-scene';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Heading } from '../../../kit/heading';
import { CounterUnitArt, type ProductArt } from '../art/counter-unit-art';
import { PRODUCT_DRAWINGS } from '../art/product-drawings';

/** The shop (spec document 1, section 2). The category stands in the address, so that links to one work. */
export function ShopPage() {
  const [query, setQuery] = usePageQuery();
  const filter = filterOf(query.get('category'));
  const text = shopTexts;

  const choose = (chosen: ShopFilter): void => {
    const next = new URLSearchParams(query);
    if (chosen === 'all') next.delete('category');
    else next.set('category', chosen);
    setQuery(next, { replace: true, state: { keepPlace: true } });
  };

  return (
    <>
      <TitleRow title={text.title} lead={text.lead} art={<ShelfArt />} />
      <PageSection title={text.products}>
        <div className="flex flex-col gap-6">
          <CategoryFilter filter={filter} onChange={choose} />
          <ProductGrid products={productsIn(filter)} />
        </div>
      </PageSection>
      <PageSection title={text.cross.title}>
        <CrossSell />
      </PageSection>
    </>
  );
}

/** A phone, and a filter with its glass. */
function ShelfArt() {
  return (
    <Spot sun={[128, 28]}>
      <path fill="var(--color-spot-ink)" d="M46 14h26a6 6 0 0 1 6 6v56H40V20a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M45 20h28v50H45z" />
      <path fill="var(--color-spot-soft)" d="M45 44c9-5 19 5 28 0v30H45z" />
      <path fill="var(--color-sand)" d="M59 26a7 7 0 1 1 0 14 7 7 0 0 1 0-14" />
      <path fill="var(--color-spot)" d="M92 30h18v46H92z" />
      <path fill="var(--color-spot-ink)" d="M92 22h30c8 0 12 5 12 12v8h-7v-7c0-4-2-5-5-5H92z" />
      <path fill="var(--color-spot-soft)" d="M96 36h10v20H96z" />
      <path fill="var(--color-spot-paper)" d="M120 52h20l-3 26h-14z" />
      <path fill="var(--color-spot)" d="M122 62h16l-2 16h-12z" />
    </Spot>
  );
}

interface CategoryFilterProps {
  filter: ShopFilter;
  onChange: (filter: ShopFilter) => void;
}

/** The category buttons, and how many products show (spec document 1, section 2). */
function CategoryFilter({ filter, onChange }: CategoryFilterProps) {
  const { filter: label, categories, shown } = shopTexts;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {SHOP_FILTERS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === filter}
            onClick={() => onChange(option)}
            className={classNames(buttonStyle(option === filter ? 'primary' : 'secondary', 'small'), 'min-h-11')}
          >
            {categories[option]}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {shown(productsIn(filter).length)}
      </p>
    </div>
  );
}

/** The way from the shop to the trade-in and to the water systems (spec document 1, section 2). */
function CrossSell() {
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
