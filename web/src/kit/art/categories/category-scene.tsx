import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { DesertScene, MangroveScene, SunScene, WaterScene } from './land-scenes';

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

interface CategorySceneProps {
  category: Category;
  className?: string;
  /** A drawing of the thing itself, before the sky of its category. */
  children?: ReactNode;
}

/** A strip of landscape that says what a card is about. Drawn on 320 by 104 units, its middle always in sight. */
export function CategoryScene({ category, className, children }: CategorySceneProps) {
  const { sky, drawing } = SCENES[category];
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 104"
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block aspect-320/104 w-full', sky, className)}
      fill="none"
    >
      {children ?? drawing}
    </svg>
  );
}

/** Old phones on their way into a collection box. */
function CollectScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <g transform="rotate(14 182 34)">
        <rect x="168" y="4" width="30" height="58" rx="6" fill="var(--color-spot-ink)" />
        <rect x="171" y="8" width="24" height="50" rx="4" fill="var(--color-sea-light)" />
      </g>
      <g transform="rotate(-12 140 40)">
        <rect x="126" y="14" width="28" height="52" rx="6" fill="var(--color-spot-ink)" />
        <rect x="129" y="18" width="22" height="44" rx="4" fill="var(--color-sun)" />
      </g>
      <path fill="var(--color-spot)" d="M108 54h104v40H108z" />
      <path fill="var(--color-spot-ink)" d="M100 46h120v10H100z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M151 74a10 10 0 0 1 17-4l3 3m0-6v6h-6M169 79a10 10 0 0 1-17 4l-3-3m0 6v-6h6"
      />
    </>
  );
}

/** A voucher with its perforated stub. */
function TicketScene() {
  return (
    <>
      <path fill="var(--color-dune)" opacity="0.6" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <g transform="rotate(-7 160 54)">
        <path fill="var(--color-spot-soft)" d="M94 20h148v16a9 9 0 0 0 0 18v16H94z" />
        <path fill="var(--color-spot-ink)" d="M80 26h160v21a9 9 0 0 0 0 18v21H80V65a9 9 0 0 0 0-18z" />
        <path fill="var(--color-spot-paper)" d="M128 31h107v13a14 14 0 0 0 0 24v13H128z" />
        <path fill="var(--color-spot)" d="M85 31h38v50H85V68a14 14 0 0 0 0-24z" />
        <path stroke="var(--color-spot)" strokeWidth="5" strokeLinecap="round" d="M142 48h46M142 64h28" />
        <circle cx="208" cy="58" r="12" fill="var(--color-sand)" />
      </g>
    </>
  );
}

/** A steel bottle and a filter on a shelf. */
function GoodsScene() {
  return (
    <>
      <circle cx="216" cy="46" r="30" fill="var(--color-sun)" opacity="0.7" />
      <path fill="var(--color-spot-ink)" d="M140 8h22v13h-22z" />
      <path fill="var(--color-spot)" d="M142 22h18c8 6 11 12 11 22v48h-40V44c0-10 3-16 11-22" />
      <path fill="var(--color-spot-soft)" d="M131 60c13-6 27 6 40 0v32h-40z" />
      <path stroke="var(--color-spot-paper)" strokeWidth="3.5" strokeLinecap="round" d="M140 40v12" />
      <path fill="var(--color-spot-ink)" d="M186 40h40a6 6 0 0 1 6 6v46h-52V46a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M185 45h42v42h-42z" />
      <path fill="var(--color-spot-soft)" d="M185 64c14-6 28 6 42 0v23h-42z" />
      <path fill="var(--color-spot)" d="M190 30h32v10h-32z" />
      <path fill="var(--color-dune-shade)" d="M-200 92h720v20h-720z" />
    </>
  );
}

/** A metro train on its viaduct, with the city behind. */
function TransportScene() {
  return (
    <>
      <circle cx="70" cy="34" r="18" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-skyline)"
        opacity="0.7"
        d="M-120 104V58h26v46zm40 0V40h20v64zm34 0V66h30v38zm44 0V48h18v56zm64 0V60h30v44zm40 0V30h14l8-22 8 22h8v74zm58 0V52h24v52zm36 0V38h18v66zm34 0V62h28v42zm42 0V46h20v58zm36 0V64h34v40z"
      />
      <path fill="var(--color-dune-shade)" d="M-200 88h720v8h-720z" />
      <path
        fill="var(--color-dune)"
        d="M40 96h14v20H40zm112 0h14v20h-14zm112 0h14v20h-14zM-72 96h14v20h-14zm448 0h14v20h-14z"
      />
      <path fill="var(--color-spot)" d="M84 56h128c22 0 36 12 42 32H84z" />
      <path fill="var(--color-spot-ink)" d="M84 80h167l3 8H84z" />
      <path
        fill="var(--color-spot-paper)"
        d="M94 62h22v11H94zm30 0h22v11h-22zm30 0h22v11h-22zm30 0h24c10 1 18 5 23 11h-47z"
      />
    </>
  );
}

/** A house that is looked after: water in the pipes and a tool at the wall. */
function BuiltScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <path fill="var(--color-spot-ink)" d="M112 46h76v48h-76z" />
      <path fill="var(--color-spot-paper)" d="M118 46h64v48h-64z" />
      <path fill="var(--color-spot)" d="M100 52l50-38 50 38z" />
      <path fill="var(--color-spot-soft)" d="M126 60h18v16h-18z" />
      <path fill="var(--color-spot)" d="M156 62h18v32h-18z" />
      <path
        fill="var(--color-sand)"
        d="M238 20a17 17 0 0 0-15 23l-24 30a8 8 0 0 0 12 11l25-30a17 17 0 0 0 21-21l-10 9-9-3-2-9 10-9a17 17 0 0 0-8-1"
      />
      <path fill="var(--color-spot)" d="M84 54c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20" />
    </>
  );
}
