import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { ComponentType } from 'react';
import { CategoryScene } from '../../kit/art/categories/category-scene';

/** Rewards that the picture of their category does not show, by id. */
const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  'city-bike-month': Bike,
  'compost-bin': CompostBin,
  'led-home-set': Lamp,
};

/** The picture of a Dubai reward: its own, or that of its category. */
export function RewardScene({ reward: { id, category } }: { reward: Pick<DubaiReward, 'id' | 'category'> }) {
  const Drawing = DRAWINGS[id];
  return <CategoryScene category={category}>{Drawing && <Drawing />}</CategoryScene>;
}

function Bike() {
  return (
    <>
      <circle cx="236" cy="32" r="18" fill="var(--color-sun)" opacity="0.8" />
      <path fill="var(--color-dune-shade)" d="M-200 91h720v20h-720z" />
      <g strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="var(--color-spot-ink)">
          <circle cx="120" cy="67" r="22" />
          <circle cx="200" cy="67" r="22" />
        </g>
        <path stroke="var(--color-spot)" d="M120 67l25-33h42l-31 33zM156 67l-14-41M200 67l-17-47" />
        <path stroke="var(--color-spot-ink)" d="M132 25h20M183 20h14" />
      </g>
    </>
  );
}

function CompostBin() {
  return (
    <>
      <path fill="var(--color-dune)" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <path fill="var(--color-spot)" d="M122 40h68l-7 54h-54z" />
      <path fill="var(--color-spot-ink)" d="M114 28h84v12h-84zM144 19h24v9h-24z" />
      <path fill="var(--color-spot-paper)" d="M138 84c0-20 9-30 34-30 1 20-9 30-26 27l-4 7z" />
      <path stroke="var(--color-spot)" strokeWidth="4" strokeLinecap="round" d="M232 90V62" />
      <path
        fill="var(--color-sea-light)"
        d="M232 74c-2-13-12-17-22-17 0 11 9 17 22 17M232 66c0-13 10-18 20-18 0 12-9 18-20 18"
      />
    </>
  );
}

function Lamp() {
  return (
    <>
      <circle cx="160" cy="44" r="42" fill="var(--color-sun)" opacity="0.5" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M160 12a28 28 0 0 0-16 51c4 3 5 6 5 11h22c0-5 1-8 5-11a28 28 0 0 0-16-51"
      />
      <path stroke="var(--color-dune-shade)" strokeWidth="4" strokeLinejoin="round" d="M150 42l10 9 10-9M160 51v21" />
      <path fill="var(--color-spot-ink)" d="M147 77h26v7h-26zM152 87h16v7h-16z" />
      <path
        stroke="var(--color-sun)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M92 20l9 5M92 66l9-5M228 20l-9 5M228 66l-9-5M86 43h10M224 43h10"
      />
    </>
  );
}
