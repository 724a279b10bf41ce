import { shopTexts } from '../texts.en';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { ShelfArt } from './art/shelf-art';
import { CategoryFilter } from './category-filter';
import { CrossSell } from './cross-sell';
import { ProductGrid } from './product-grid';
import { filterOf, productsIn, type ShopFilter } from './products';

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
