import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { exchangeTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

const text = exchangeTexts.guarantee;

const promises = () => [
  { icon: 'shield', label: text.locked(QUOTE_LOCK_DAYS) },
  { icon: 'clock', label: text.processed(VERIFICATION_PROCESSING_HOURS) },
  { icon: 'truck', label: text.shipping },
] as const;

/** What the shop promises about a quoted value (spec document 1, section 9). */
export function ValueGuarantee() {
  return (
    <section aria-labelledby="guarantee-heading" className="page-width py-8 sm:py-12">
      <Card tone="sand" className="grid items-center gap-6 sm:p-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <Heading level={2} id="guarantee-heading">
            {text.title}
          </Heading>
          <p className="mt-2 text-lg text-ink-muted">{text.lead}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-3">
          {promises().map(({ icon, label }) => (
            <li key={label} className="flex items-start gap-3 font-medium sm:flex-col">
              <Icon name={icon} className="size-7 text-gold" />
              {label}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
