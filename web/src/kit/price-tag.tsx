import { formatAed } from '../kernel/i18n/format-money';
import { commonTexts } from '../kernel/i18n/texts.en';

interface PriceTagProps {
  price: number;
  originalPrice: number;
  size?: 'medium' | 'large';
}

/** A price in whole AED, and what it was before. */
export function PriceTag({ price, originalPrice, size = 'medium' }: PriceTagProps) {
  return (
    <p>
      <span className={`block font-display font-medium tabular-nums ${size === 'large' ? 'text-3xl' : 'text-2xl'}`}>
        {formatAed(price)}
      </span>
      <span className="text-sm text-ink-muted tabular-nums">{commonTexts.instead(formatAed(originalPrice))}</span>
    </p>
  );
}
