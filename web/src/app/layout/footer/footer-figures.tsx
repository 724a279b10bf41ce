import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { pageEndTexts } from '../texts-page-end.en';

/** The fixed figures that the shop advertises (spec document 1, section 1). */
export function FooterFigures() {
  const { figures: text, figuresHeading } = pageEndTexts.footer;
  const figures = [
    { figure: text.more(formatCompact(IMPACT_BASELINE.bottlesPrevented)), label: text.bottles },
    { figure: formatWhole(IMPACT_BASELINE.heroes), label: text.members },
    { figure: formatMass(IMPACT_BASELINE.co2SavedGrams), label: text.carbon },
    { figure: text.standard, label: text.standardLabel },
    { figure: text.support, label: text.supportLabel },
    { figure: formatAed(MARKETING_FIGURES.heroMinimalOffer), label: text.heroMinimal },
    { figure: formatAed(MARKETING_FIGURES.loyaltyStarterOffer), label: text.loyaltyStarter },
  ];
  return (
    <section aria-label={figuresHeading}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-7 sm:grid-cols-4 lg:grid-cols-7">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-xl font-medium whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
