import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon';
import { OfferedText } from '../../translations/offered-text';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

/** Where the buttons without an action of their own scroll to. */
export const SECTION_IDS = {
  contact: 'champions-contact',
  explainer: 'how-sponsoring-works',
  sponsor: 'sponsor-a-mission',
} as const;

const COLOURS: Record<Metal, string> = {
  gold: 'var(--color-gold)',
  silver: 'var(--color-silver)',
  bronze: 'var(--color-bronze)',
};

interface ChampionCardProps {
  metal: Metal;
  /** Takes the name of the role. */
  onChoose: (role: string) => void;
}

/** One kind of champion. The button calls nothing: it leads to how to reach us. */
export function ChampionCard({ metal, onChoose }: ChampionCardProps) {
  const { name, text, benefits, action } = partnersTexts.champions.tiers[metal];
  return (
    <Card className="flex h-full flex-col gap-5 sm:p-8">
      <div className="flex items-center gap-4">
        <MedalArt metal={metal} />
        <div>
          <Heading level={3} size={3}>
            {name}
          </Heading>
          <p className="text-ink-muted">{text}</p>
        </div>
      </div>
      <BenefitList benefits={benefits} />
      <Button
        variant={metal === 'gold' ? 'primary' : 'secondary'}
        className="mt-auto w-full"
        onClick={() => onChoose(name)}
      >
        {action}
      </Button>
    </Card>
  );
}

type Metal = 'gold' | 'silver' | 'bronze';

/** A medal on its ribbon, with a drop of water in it. */
function MedalArt({ metal }: { metal: Metal }) {
  return (
    <svg aria-hidden viewBox="0 0 64 84" className="h-20 w-auto shrink-0" fill="none">
      <path fill="var(--color-spot-soft)" d="M14 0h15l8 30H24z" />
      <path fill="var(--color-spot)" d="M50 0H35l-8 30h13z" />
      <circle cx="32" cy="54" r="28" fill={COLOURS[metal]} />
      <circle cx="32" cy="54" r="21" fill="var(--color-spot-paper)" />
      <path fill="var(--color-spot-soft)" d="M32 38c8 9 12 15 12 21a12 12 0 0 1-24 0c0-6 4-12 12-21" />
      <path fill="var(--color-spot)" d="M20 59a12 12 0 0 0 24 0c-4-3-8-3-12 0s-8 3-12 0" />
    </svg>
  );
}

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

/** A benefit of a sponsor's tier. */
export function offeredBenefit(benefit: string) {
  return <OfferedText of={benefit} />;
}
