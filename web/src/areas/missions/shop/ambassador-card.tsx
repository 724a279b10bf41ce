import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { scrollToSection } from '../../../kernel/routing/scroll-to-section';
import { BenefitList } from './benefit-list';
import { SECTION_IDS } from './partner-sections';

/** The ambassador programme. The button calls nothing: it leads to how to reach us. */
export function AmbassadorCard() {
  const { ambassador } = partnersTexts.champions;
  return (
    <section aria-labelledby="ambassador-heading">
      <Card tone="sand" className="grid items-center gap-8 sm:p-10 lg:grid-cols-[auto_1fr]">
        <AmbassadorArt />
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} id="ambassador-heading">
            {ambassador.name}
          </Heading>
          <p className="max-w-prose">{ambassador.text}</p>
          <BenefitList benefits={ambassador.benefits} />
          <Button className="mt-2" onClick={() => scrollToSection(SECTION_IDS.contact)}>
            {partnersTexts.champions.apply}
          </Button>
        </div>
      </Card>
    </section>
  );
}

/** A speaker on a small stage, with waves going out from the voice. */
function AmbassadorArt() {
  return (
    <svg aria-hidden viewBox="0 0 260 200" className="mx-auto h-44 w-auto" fill="none">
      <circle cx="130" cy="96" r="88" fill="var(--color-sky)" />
      <circle cx="176" cy="62" r="24" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M30 168c60-18 140-18 200 0v14H30z" />
      <path fill="var(--color-spot)" d="M88 176v-40c0-18 12-30 30-30s30 12 30 30v40z" />
      <circle cx="118" cy="84" r="20" fill="var(--color-sand)" />
      <path fill="var(--color-spot-paper)" d="M96 84c0-16 9-25 22-25s22 9 22 25l-6-9H102z" />
      <path fill="var(--color-spot-ink)" d="M112 176h12v-40h-12zM108 128h20v10h-20z" />
      <path
        stroke="var(--color-spot-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M160 92c8 8 8 20 0 28M174 82c14 14 14 36 0 50M76 92c-8 8-8 20 0 28M62 82c-14 14-14 36 0 50"
      />
    </svg>
  );
}
