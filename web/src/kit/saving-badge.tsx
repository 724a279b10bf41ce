import { formatAed } from '../kernel/i18n/format-money';
import { messages } from '../kernel/i18n/messages';
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
      {messages.common.save(formatAed(originalPrice - price))}
    </Badge>
  );
}
