import { homeTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Progress } from '../../../kit/progress';
import { EarnArt } from './art/earn-art';
import { ExchangeArt } from './art/exchange-art';
import { RedeemArt } from './art/redeem-art';
import { JourneyStep } from './journey-step';

const text = homeTexts.journey;

const stepsOf = () => [
  { ...text.exchange, to: '/exchange', Art: ExchangeArt },
  { ...text.earn, to: '/collect', Art: EarnArt },
  { ...text.redeem, to: '/redeem', Art: RedeemArt },
];

/** Exchange, Earn, Redeem, with how far the visitor has come (spec document 1, section 2). `position` is 1 to 3. */
export function Journey({ position }: { position: number }) {
  const steps = stepsOf();
  return (
    <section aria-labelledby="journey-heading" className="page-width section-gap">
      <div className="grid items-end gap-6 md:grid-cols-[1fr_18rem]">
        <div>
          <Heading level={2} id="journey-heading">
            {text.title}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{text.lead}</p>
        </div>
        <div>
          <p className="mb-2 flex justify-between gap-4 text-sm">
            <span className="font-semibold">{text.progress}</span>
            <span className="text-ink-muted">{text.position(position, steps.length)}</span>
          </p>
          <Progress label={text.progress} value={position} max={steps.length} />
        </div>
      </div>
      <ol className="mt-10 grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <JourneyStep key={step.to} {...step} number={index + 1} current={index + 1 === position} />
        ))}
      </ol>
    </section>
  );
}
