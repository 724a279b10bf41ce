import { formatAed } from '../kernel/i18n/format-money';
import { commonTexts } from '../kernel/i18n/texts.en';
import { Badge } from './badge';
import { Icon } from './icon';

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

interface SavingBadgeProps {
  price: number;
  originalPrice: number;
  className?: string;
}

/** What a price is below the price before, in whole AED. */
export function SavingBadge({ price, originalPrice, className }: SavingBadgeProps) {
  return (
    <Badge tone="positive" className={className}>
      {commonTexts.save(formatAed(originalPrice - price))}
    </Badge>
  );
}

/** Things that are included, each with a tick. */
export function CheckList({ items, className = 'gap-2' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-col ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 text-positive" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
