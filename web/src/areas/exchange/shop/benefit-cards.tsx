import { exchangeTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

const { credit, product, points } = exchangeTexts.benefits;

const benefits = () => [
  { ...credit, icon: 'shop' },
  { ...product, icon: 'phone' },
  { ...points, icon: 'sparkle' },
] as const;

/** Store credit, product exchange and Planet Points. */
export function BenefitCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {benefits().map(({ title, text, icon }) => (
        <li key={title}>
          <Card className="flex h-full flex-col gap-3">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <Heading level={3}>{title}</Heading>
            <p className="text-ink-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
