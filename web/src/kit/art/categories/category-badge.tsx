import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../badge';
import type { Category } from './category-scene';

/** The colour of each category, and its icon on a grid of 24 units. */
const LOOKS: Record<Category, { tone: BadgeTone; icon: string }> = {
  water: {
    tone: 'accent',
    icon: 'M12 3.5c3.6 4 6 6.9 6 10.2a6 6 0 0 1-12 0c0-3.3 2.4-6.2 6-10.2M9 14.5a3.2 3.2 0 0 0 2.6 2.7',
  },
  energy: { tone: 'warning', icon: 'M13 3L5.5 13.5H11L10 21l8-11h-5.5z' },
  transport: {
    tone: 'silver',
    icon:
      'M7 4h10a1.5 1.5 0 0 1 1.5 1.5v9A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5v-9A1.5 1.5 0 0 1 7 4M5.5 10.5h13M9 13.8v.1M15 13.8v.1M8.5 17L6 20.5M15.5 17l2.5 3.5',
  },
  waste: { tone: 'bronze', icon: 'M5.5 8h13l-1 12h-11zM4 8h16M9.5 8V5h5v3M10 11.5l.3 5M14 11.5l-.3 5' },
  voucher: { tone: 'sand', icon: 'M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4zM14 7.5v1.5M14 11.2v1.6M14 15v1.5' },
  experience: { tone: 'positive', icon: 'M3.5 19.5L12 5l8.5 14.5zM12 11l4 8.5M12 11l-4 8.5M10.5 3.5L12 5l1.5-1.5' },
  product: { tone: 'gold', icon: 'M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM4.5 7.75L12 12l7.5-4.25M12 12v8.5' },
  service: {
    tone: 'neutral',
    icon:
      'M14.5 4a5 5 0 0 0-4.6 7L4 17a2 2 0 0 0 3 3l6-5.9a5 5 0 0 0 6.5-6.2l-2.8 2.6-2.6-.7-.7-2.6L16 4.3A5 5 0 0 0 14.5 4',
  },
  biodiversity: { tone: 'positive', icon: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 21c1-5 4-8 9-10' },
};

/** A category by its icon, its colour and its name. */
export function CategoryBadge({ category, children }: { category: Category; children: ReactNode }) {
  const { tone, icon } = LOOKS[category];
  return (
    <Badge tone={tone}>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="icon"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={icon} />
      </svg>
      {children}
    </Badge>
  );
}
