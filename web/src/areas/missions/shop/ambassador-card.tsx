import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { scrollToSection } from '../../../kernel/routing/scroll-to-section';
import { AmbassadorArt } from './ambassador-art';
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
