import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { scrollToSection } from '../../../kernel/routing/scroll-to-section';
import { BenefitList } from './benefit-list';
import { type Metal, MedalArt } from './medal-art';
import { SECTION_IDS } from './partner-sections';

/** One kind of champion. The button calls nothing: it leads to how to reach us. */
export function ChampionCard({ metal }: { metal: Metal }) {
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
        onClick={() => scrollToSection(SECTION_IDS.contact)}
      >
        {action}
      </Button>
    </Card>
  );
}
