import { formatAed } from '../format/format-money';
import { messages } from '../messages/messages';
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
