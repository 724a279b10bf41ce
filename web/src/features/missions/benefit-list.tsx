import { Icon } from '../../shared/ui/icon';

/** What one gets, point by point. */
export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-1 text-positive" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
