import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import {
  findCondition,
  findDevice,
  type TradeInProgramme,
  type TradeValuation,
  valueTrade,
} from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Link } from '../../../kernel/routing/link';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { tradeInTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Heading } from '../../../kit/heading';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { calculatorFor, COMPARISON_ID, LINK, MISSION_CALCULATOR, STANDARD_CALCULATOR } from './calculator-parts';
import type { TradeChoice } from './trade-choice';

/** A phone that both programmes take. */
const EXAMPLE: TradeChoice = { model: 'iPhone 15 Pro', condition: 'excellent' };

interface OtherPriceProps {
  choice: Partial<TradeChoice>;
  /** What the exchange programme gives, whole AED. */
  value: number;
  /** What the mission programme gives; undefined where it does not take the phone. */
  mission: TradeValuation | undefined;
}

/** What the mission programme would give for a phone that is priced in the exchange, and how much more. */
export function OtherPrice({ choice, value, mission }: OtherPriceProps) {
  const text = tradeInTexts.comparison;
  if (!mission) {
    return <p className="flex min-h-16 items-center rounded-md bg-band px-4 text-sm text-ink-muted">{text.standardOnly}</p>;
  }
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-positive-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-48">
        {text.missionPays(formatAed(mission.tradeValue), formatAed(mission.tradeValue - value))}
      </p>
      <ButtonLink to={calculatorFor('home', choice)} size="small">
        {text.toMission}
      </ButtonLink>
    </div>
  );
}

/** Who qualifies for which programme, and what changes: so that nobody is surprised by two prices. */
export function ProgrammeComparison() {
  const text = tradeInTexts.comparison;
  const [mission, standard] = [valueIn('home', EXAMPLE)!, valueIn('exchange', EXAMPLE)!];
  const rows: { name: string; mission: ReactNode; standard: ReactNode }[] = [
    { name: text.who.name, mission: text.who.mission, standard: text.who.standard },
    { name: text.phones.name, mission: text.phones.mission, standard: text.phones.standard },
    {
      name: text.example(EXAMPLE.model, nameOf(EXAMPLE.condition)),
      mission: <Worth valuation={mission} />,
      standard: <Worth valuation={standard} />,
    },
    {
      name: text.where,
      mission: <Link to={MISSION_CALCULATOR} className={LINK}>{text.missionCalculator}</Link>,
      standard: <Link to={STANDARD_CALCULATOR} className={LINK}>{text.standardCalculator}</Link>,
    },
  ];
  return (
    <section
      id={COMPARISON_ID}
      aria-labelledby="comparison-heading"
      className="page-width py-8 outline-none sm:py-12"
    >
      <Heading level={2} id="comparison-heading">{text.title}</Heading>
      <p className="mt-2 max-w-prose text-ink-muted">{text.lead}</p>
      <table className="mt-5 w-full table-fixed overflow-hidden rounded-lg border border-line bg-surface text-start text-sm shadow-card sm:text-base">
        <thead>
          <tr className="border-b border-line bg-band max-sm:text-sm">
            <th scope="col" className="w-1/5 max-sm:hidden">
              <VisuallyHidden>{text.aspect}</VisuallyHidden>
            </th>
            <th scope="col" className="px-3 py-3 text-start font-semibold sm:px-5">{text.mission}</th>
            <th scope="col" className="px-3 py-3 text-start font-semibold sm:px-5">{text.standard}</th>
          </tr>
        </thead>
        {rows.map(({ name, ...programmes }) => (
          <tbody key={name} className="border-b border-line last:border-b-0">
            {/* On phones a row's name stands above its two cells. */}
            <tr className="sm:hidden">
              <th scope="rowgroup" colSpan={2} className="px-3 pt-2.5 text-start text-xs font-semibold text-ink-muted">{name}</th>
              <td aria-hidden className="max-sm:hidden" />
            </tr>
            <tr className="align-top">
              <th scope="row" className="px-5 py-3.5 text-start text-sm font-semibold text-ink-muted max-sm:hidden">{name}</th>
              <td className="px-3 pt-1 pb-3 sm:px-5 sm:py-3.5">{programmes.mission}</td>
              <td className="px-3 pt-1 pb-3 sm:px-5 sm:py-3.5">{programmes.standard}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-sm text-ink-muted">{text.same(QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS)}</p>
    </section>
  );
}

function Worth({ valuation }: { valuation: TradeValuation }) {
  return (
    <>
      <span className="block font-display text-xl font-medium sm:text-2xl">{formatAed(valuation.tradeValue)}</span>
      <span className="text-sm text-ink-muted">{commonTexts.points(formatWhole(valuation.points))}</span>
    </>
  );
}

/** What a programme gives for a phone; undefined where it does not take it. */
export function valueIn(
  programme: TradeInProgramme,
  { model, condition }: Partial<TradeChoice>,
): TradeValuation | undefined {
  const device = model && findDevice(programme, model);
  const state = condition && findCondition(programme, condition);
  return device && state ? valueTrade(device, state) : undefined;
}
