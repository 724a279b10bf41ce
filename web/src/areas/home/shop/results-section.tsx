import { homeSectionsTexts } from '../texts-sections.en';
import { Heading } from '../../../kit/heading';
import type { TradeCalculator } from '../../trade-ins';
import { StartArt } from './art/start-art';
import { NextMoves } from './next-moves';
import { StartPrompt } from './start-prompt';
import { Unlocks } from './unlocks';

/** What a calculated trade unlocks, or a start prompt while there is none (spec document 1, section 2). */
export function ResultsSection({ calculator }: { calculator: TradeCalculator }) {
  const { choice, valuation, confirmed } = calculator;
  const text = homeSectionsTexts.results;
  const complete = confirmed && valuation && choice.model;
  return (
    <section aria-labelledby="results-heading" className="page-width section-gap">
      <div className="grid items-center gap-8 md:grid-cols-[14rem_1fr] md:gap-14">
        <StartArt complete={Boolean(complete)} />
        <div className="flex min-h-52 flex-col justify-center">
          <Heading level={2} id="results-heading">
            {complete ? text.title : text.waitingTitle}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{complete ? text.lead(complete) : text.waitingText}</p>
          {complete ? (
            <>
              <Unlocks valuation={valuation} />
              <NextMoves calculator={calculator} valuation={valuation} model={complete} />
            </>
          ) : (
            <StartPrompt />
          )}
        </div>
      </div>
    </section>
  );
}
