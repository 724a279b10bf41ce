import type { HeroGain, LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { leftToRight } from '../../../kernel/i18n/left-to-right';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { Badge } from '../../../kit/badge';
import { Dialog } from '../../../kit/dialog';
import { LevelBadge } from '../../heroes/level-badge';
import { pointsLedgerTexts } from '../../heroes/texts.en';
import { leaderboardTexts } from '../texts.en';
import { BadgeLine } from './badge-chips';
import { LastTrade } from './last-trade';
import { GainMark } from './row-marks';

/** A hero as the row had it that was pressed. */
export interface ShownHero {
  hero: LeaderboardHero;
  rank: number;
  gain: HeroGain | undefined;
}

interface HeroSheetProps {
  shown: ShownHero;
  onClose: () => void;
}

/** A hero of the board in full: phones have no room in a row for what the badges stand for. */
export function HeroSheet({ shown: { hero, rank, gain }, onClose }: HeroSheetProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={hero.name} isReading>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {hero.id === DEMO_HERO_ID && <Badge>{commonTexts.demoHero}</Badge>}
          <LevelBadge level={hero.level} />
          {gain && <GainMark points={gain.points} />}
          {gain && <LastTrade gain={gain} points={hero.points} />}
        </p>
        <HeroFacts hero={hero} rank={rank} />
      </div>
    </Dialog>
  );
}

interface HeroFactsProps {
  hero: LeaderboardHero;
  rank: number;
  /** Beside the rank. */
  note?: string;
}

/** A hero's figures, and what each of its badges stands for. */
export function HeroFacts({ hero, rank, note }: HeroFactsProps) {
  const { columns, badges } = leaderboardTexts;
  const facts = [
    { label: columns.rank, figure: leftToRight(pointsLedgerTexts.standing.rank(formatWhole(rank))), note },
    { label: columns.points, figure: formatWhole(hero.points) },
    { label: columns.bottles, figure: formatWhole(hero.bottlesPrevented) },
    { label: columns.carbon, figure: formatMass(hero.co2Saved) },
    { label: columns.referrals, figure: formatWhole(hero.referralCount) },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 rounded-md bg-accent-soft p-4 sm:grid-cols-3 sm:p-5">
        {facts.map(({ label, figure, note: beside }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-xl font-medium lining-nums">
              <bdi>{figure}</bdi> {beside && <span className="font-sans text-xs text-ink-muted">{beside}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {hero.badges.length > 0 && (
        <section aria-label={badges}>
          <h3 className="font-semibold">{badges}</h3>
          <ul className="mt-2 grid gap-2.5 text-sm">
            {hero.badges.map((badge) => <BadgeLine key={badge} badge={badge} />)}
          </ul>
        </section>
      )}
    </>
  );
}
