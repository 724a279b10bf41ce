import {
  REWARD_CATALOGUE,
  REWARD_CATEGORIES,
  type RewardCategory,
} from '@planet-heroes/contracts/areas/rewards/catalogue';
import { useState } from 'react';
import { rewardsTexts } from '../texts.en';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { PhoneArt, type Reward, RewardGrid, RewardScene, WaterSystemArt } from './reward-grid';
import { formatAed } from '../../../kernel/i18n/format-money';

const DROPS = [
  { x: 128, y: 104 },
  { x: 160, y: 112 },
  { x: 192, y: 104 },
  { x: 144, y: 130 },
  { x: 176, y: 130 },
] as const;

const ART = {
  'iphone-17-pro-max': PhoneArt,
  'water-system': WaterSystemArt,
  'shower-filter': ShowerArt,
  'solar-charger': SolarArt,
  'partner-lunch': LunchArt,
  'partner-dinner': DinnerArt,
} as const;

type Filter = 'all' | RewardCategory;
const FILTERS: readonly Filter[] = ['all', ...REWARD_CATEGORIES];

/** The rewards catalogue: all, tech, water or food (spec document 1, section 4, Rewards filter). */
export function RewardCatalogue() {
  const { filters, filterLabel } = rewardsTexts.catalogue;
  const [filter, setFilter] = useState<Filter>('all');
  const rewards = rewardCatalogue();
  return (
    <Tabs
      label={filterLabel}
      tabs={FILTERS.map((value) => ({ value, label: filters[value] }))}
      value={filter}
      onChange={setFilter}
    >
      {FILTERS.map((value) => (
        <TabPanel key={value} value={value}>
          <RewardGrid
            price="regular"
            rewards={rewards.filter(({ category }) => value === 'all' || category === value)}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The rewards catalogue with its names and drawings. */
function rewardCatalogue(): Reward[] {
  const { items, worth } = rewardsTexts.catalogue;
  return REWARD_CATALOGUE.map(({ valueAed, ...reward }) => ({
    ...reward,
    name: items[reward.id].name,
    value: valueAed === undefined ? items[reward.id].value : worth(formatAed(valueAed)),
    Art: ART[reward.id],
  }));
}

/** A folded solar panel that charges a phone. */
function SolarArt() {
  return (
    <RewardScene>
      <path
        fill="var(--color-spot)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M62 132l22-72h92l-10 72z"
      />
      <path stroke="var(--color-sea-light)" strokeWidth="2.5" d="M114 60l-16 72M146 60l-12 72M77 84h96M70 108h99" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M166 124c18 18 26 20 40 20" />
      <rect x="206" y="92" width="38" height="66" rx="8" fill="var(--color-spot-ink)" />
      <rect x="210" y="96" width="30" height="58" rx="5" fill="var(--color-sky-low)" />
      <path fill="var(--color-spot-soft)" d="M228 106l-12 20h8l-3 18 13-23h-8z" />
    </RewardScene>
  );
}

/** A bowl of greens with its spoon, as the partner kitchen serves it. */
function LunchArt() {
  return (
    <RewardScene>
      <path fill="var(--color-spot-soft)" d="M112 96c2-20 14-32 30-32 4-12 26-14 32-2 18-2 34 12 34 34z" />
      <path fill="var(--color-sea-light)" d="M128 96c0-14 8-22 18-22s18 8 18 22zM172 96c0-12 6-18 14-18s14 6 14 18z" />
      <circle cx="166" cy="78" r="9" fill="var(--color-sun)" />
      <circle cx="142" cy="88" r="6" fill="var(--color-dune-shade)" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M96 96h128c0 32-22 56-46 58h-36c-24-2-46-26-46-58z"
      />
      <path stroke="var(--color-sea-light)" strokeWidth="6" strokeLinecap="round" d="M110 112c30 10 70 10 100 0" />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M204 90l40-54" />
      <ellipse cx="248" cy="30" rx="8" ry="12" transform="rotate(36 248 30)" fill="var(--color-spot-ink)" />
    </RewardScene>
  );
}

/** A table for two: covers, a candle and two glasses of water. */
function DinnerArt() {
  return (
    <RewardScene>
      <path fill="var(--color-sand)" d="M152 60h16v58h-16z" />
      <path
        fill="var(--color-sun)"
        stroke="var(--color-spot-ink)"
        strokeWidth="2"
        d="M160 26c7 10 10 15 10 21a10 10 0 0 1-20 0c0-6 3-11 10-21"
      />
      <path fill="var(--color-spot-ink)" d="M138 116h44v8h-44z" />
      <path
        fill="var(--color-sea-light)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M56 120c2-26 18-42 38-42s36 16 38 42zM188 120c2-26 18-42 38-42s36 16 38 42z"
      />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M94 78v-7M226 78v-7" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M40 124h240l-16 16H56z"
      />
      <path fill="var(--color-spot-ink)" d="M72 140h10v30H72zM238 140h10v30h-10z" />
    </RewardScene>
  );
}

/** A shower head with its filter, and clean drops. */
function ShowerArt() {
  return (
    <RewardScene>
      <path stroke="var(--color-spot-ink)" strokeWidth="9" strokeLinecap="round" d="M252 20v14a26 26 0 0 1-26 26h-66" />
      <rect
        x="194"
        y="46"
        width="40"
        height="28"
        rx="9"
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
      />
      <path fill="var(--color-spot-soft)" d="M199 60c8-4 8-4 15 0s8 4 15 0v7a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5z" />
      <path fill="var(--color-spot-ink)" d="M108 92c0-20 22-34 52-34s52 14 52 34z" />
      {DROPS.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          fill="var(--color-spot-soft)"
          transform={`translate(${x} ${y})`}
          d="M0-6c6 7 9 11 9 16a9 9 0 0 1-18 0c0-5 3-9 9-16"
        />
      ))}
    </RewardScene>
  );
}
