import { IMPACT_BASELINE } from '@planet-heroes/contracts/areas/impact/catalogue';
import { IMPACT_FACTORS, type ImpactFactor } from '@planet-heroes/contracts/areas/impact/factors';
import { findCondition, findDevice, valueTrade } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { formatDay } from '../../../kernel/i18n/format-date';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { TitleRow } from '../../../kernel/live/title-row';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { PageSection } from '../../../kit/titled-section';
import { howWeCountTexts } from '../texts-counting.en';

const FACTORS = ['co2PerDirham', 'bottlesPerDirham'] as const satisfies readonly ImpactFactor[];
const COUNTED = ['rewards', 'heroes'] as const;
const EXAMPLE = { device: findDevice('home', 'iPhone 15 Pro')!, condition: findCondition('home', 'good')! };

/** What every public figure counts: its factor, source, range and date, and what has changed. */
export function HowWeCountPage() {
  const { title, lead, figures, start, rebound, changes } = howWeCountTexts;
  const { bottlesPrevented, co2SavedGrams, heroes } = IMPACT_BASELINE;
  return (
    <>
      <TitleRow title={title} lead={lead} />
      <PageSection title={figures.title}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {FACTORS.map((factor) => <FactorCard key={factor} factor={factor} />)}
          {COUNTED.map((name) => (
            <FigureCard
              key={name}
              title={figures[name].title}
              facts={[[figures.counts, figures[name].counts], [figures.source, figures[name].source]]}
            />
          ))}
        </ul>
      </PageSection>
      <Example />
      <PageSection title={start.title}>
        <p className="max-w-prose">
          {start.text(formatCompact(bottlesPrevented), formatMass(co2SavedGrams), formatWhole(heroes))}
        </p>
      </PageSection>
      <PageSection title={rebound.title}>
        <p className="max-w-prose">{rebound.text}</p>
      </PageSection>
      <PageSection title={changes.title} lead={changes.lead}>
        <ul className="grid max-w-prose gap-3">
          {changed().map(({ factor, from, value }) => (
            <li key={`${factor} ${from}`}>
              <span className="block font-semibold">{figures[factor].title}</span>
              <time dateTime={from}>{changes.since(formatDay(from), figures[factor].factor(String(value)))}</time>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

/** A phone of the home page's calculator, by the same rules as a real trade. */
function Example() {
  const { example } = howWeCountTexts;
  const { tradeValue, bottlesPrevented, co2Saved } = valueTrade(EXAMPLE.device, EXAMPLE.condition);
  const price = formatWhole(tradeValue);
  const bottles = formatWhole(bottlesPrevented);
  const factorOf = (factor: ImpactFactor): string => String(IMPACT_FACTORS[factor].at(-1)!.value);
  return (
    <PageSection title={example.title}>
      <div className="grid max-w-prose gap-2">
        <p>{example.text(EXAMPLE.device.model, formatAed(tradeValue), bottles, formatMass(co2Saved))}</p>
        <ul className="grid gap-1 text-ink-muted tabular-nums">
          <li>{example.bottles(price, factorOf('bottlesPerDirham'), bottles)}</li>
          <li>{example.carbon(price, factorOf('co2PerDirham'), formatWhole(co2Saved))}</li>
        </ul>
      </div>
    </PageSection>
  );
}

/** Every value that a factor has had, newest first. */
function changed() {
  return FACTORS.flatMap((factor) => IMPACT_FACTORS[factor].map((version) => ({ factor, ...version })))
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

function FactorCard({ factor }: { factor: (typeof FACTORS)[number] }) {
  const { figures } = howWeCountTexts;
  const text = figures[factor];
  const { from, value } = IMPACT_FACTORS[factor].at(-1)!;
  return (
    <FigureCard
      title={text.title}
      facts={[
        [figures.counts, text.counts],
        [figures.factor, text.factor(String(value))],
        [figures.source, text.source],
        [figures.range, text.range],
        [figures.since, formatDay(from)],
      ]}
    />
  );
}

function FigureCard({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <li>
      <Card className="h-full">
        <Heading level={3}>{title}</Heading>
        <dl className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </li>
  );
}
