import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon';

interface BenefitListProps {
  benefits: readonly string[];
  /** How each is shown; without it, as it stands. */
  show?: (benefit: string) => ReactNode;
}

/** What one gets, point by point. */
export function BenefitList({ benefits, show = String }: BenefitListProps) {
  return (
    <ul className="grid gap-2.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-1 text-positive" />
          {show(benefit)}
        </li>
      ))}
    </ul>
  );
}
