import { shopTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { buttonStyle } from '../../../kit/button-style';
import { productsIn, SHOP_FILTERS, type ShopFilter } from './products';

interface CategoryFilterProps {
  filter: ShopFilter;
  onChange: (filter: ShopFilter) => void;
}

/** The category buttons, and how many products show (spec document 1, section 2). */
export function CategoryFilter({ filter, onChange }: CategoryFilterProps) {
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
