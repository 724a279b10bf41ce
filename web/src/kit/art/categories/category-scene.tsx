import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { BuiltScene, TransportScene } from './town-scenes';
import { GoodsScene, TicketScene } from './goods-scenes';
import { DesertScene, MangroveScene, SunScene, WaterScene } from './land-scenes';
import { CollectScene } from './collect-scene';

/** The categories of Dubai challenges and rewards, and of sponsored missions. */
export type Category =
  | 'water'
  | 'energy'
  | 'transport'
  | 'waste'
  | 'voucher'
  | 'experience'
  | 'product'
  | 'service'
  | 'biodiversity';

const SCENES: Record<Category, { sky: string; drawing: ReactNode }> = {
  water: { sky: 'bg-sky', drawing: <WaterScene /> },
  energy: { sky: 'bg-sky-low', drawing: <SunScene /> },
  transport: { sky: 'bg-band', drawing: <TransportScene /> },
  waste: { sky: 'bg-accent-soft', drawing: <CollectScene /> },
  voucher: { sky: 'bg-sand-soft', drawing: <TicketScene /> },
  experience: { sky: 'bg-sky-low', drawing: <DesertScene /> },
  product: { sky: 'bg-sky', drawing: <GoodsScene /> },
  service: { sky: 'bg-accent-soft', drawing: <BuiltScene /> },
  biodiversity: { sky: 'bg-sky', drawing: <MangroveScene /> },
};

/** A strip of landscape that says what a card is about. Drawn on 320 by 104 units, its middle always in sight. */
export function CategoryScene({ category, className }: { category: Category; className?: string }) {
  const { sky, drawing } = SCENES[category];
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 104"
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block aspect-320/104 w-full', sky, className)}
      fill="none"
    >
      {drawing}
    </svg>
  );
}
