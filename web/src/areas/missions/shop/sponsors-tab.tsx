import { SPONSOR_PROGRAMMES } from '@planet-heroes/contracts/areas/missions/tiers';
import { formatUsd } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { partnersTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { StepList } from '../../../kit/step-list';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './champion-card';
import { SponsorMission } from './sponsor-mission';

const PROGRAMMES = ['enterprise', 'community'] as const;
const REASON_ICONS = ['check', 'pin', 'leaf'] as const;

/** What sponsoring is, and the sponsorship itself (spec document 2, section 2). */
export function SponsorsTab() {
  const { explainer, programmes, why } = partnersTexts;
  return (
    <>
      <TitledSection id={SECTION_IDS.explainer} title={explainer.title} lead={explainer.lead}>
        {/* On phones the titles alone, two in a row: the missions come next. */}
        <div className="max-sm:[&_li>p:last-child]:sr-only max-sm:[&_ol]:grid-cols-2 max-sm:[&_ol]:gap-x-4">
          <StepList steps={explainer.steps} />
        </div>
      </TitledSection>
      <SponsorMission />
      <TitledSection title={programmes.title}>
        <ul className="grid gap-5 md:grid-cols-2">
          {PROGRAMMES.map((programme) => {
            const { fromUsdPerMonth, missionsPerMonth } = SPONSOR_PROGRAMMES[programme];
            return (
              <li key={programme}>
                <Card tone={programme === 'enterprise' ? 'accent' : 'sand'} className="h-full sm:p-8">
                  <Heading level={3}>{programmes[programme].name}</Heading>
                  <p className="mt-3 font-display text-2xl font-medium lining-nums">
                    {programmes.perMonth(formatUsd(fromUsdPerMonth))}
                  </p>
                  <p className="font-semibold">{programmes.missions(formatWhole(missionsPerMonth))}</p>
                  <p className="mt-3 text-ink-muted">{programmes[programme].text}</p>
                </Card>
              </li>
            );
          })}
        </ul>
      </TitledSection>
      <TitledSection title={why.title}>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {why.reasons.map(({ title, text }, index) => (
            <li key={title} className="flex items-start gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon name={REASON_ICONS[index] ?? 'check'} className="size-6" />
              </span>
              <div>
                <Heading level={3}>{title}</Heading>
                <p className="mt-1 text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}
