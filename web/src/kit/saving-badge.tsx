import { formatAed } from '../kernel/i18n/format-money';
import { commonTexts } from '../kernel/i18n/texts.en';
import { Badge } from './badge';

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
