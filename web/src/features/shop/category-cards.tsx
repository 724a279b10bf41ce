import { type ProductCategory, SHOP_PRODUCTS } from '@planet-heroes/contracts/catalogue/shop';
import { formatAed } from '../../shared/format/format-money';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';

const text = messages.shop.categories;
const CATEGORIES: readonly ProductCategory[] = ['refurbished-phones', 'water-solutions', 'premium-water'];

const FACTS = CATEGORIES.map((category) => {
  const products = SHOP_PRODUCTS.filter((product) => product.category === category);
  const lowest = Math.min(...products.map(({ price }) => price));
  return {
    figure: text[category].name,
    label: `${text.products(products.length)}, ${messages.common.from(formatAed(lowest))}`,
    note: text[category].text,
  };
});

/** What each category holds and where its prices start. */
export function CategoryCards() {
  return <FactCards facts={FACTS} />;
}
