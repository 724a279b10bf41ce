import { Link } from '../../../kernel/routing/link';
import { waterSystemTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import type { IconName } from '../../../kit/icon-paths';
import { alliancePath } from './alliance-path';

/** The flow at the page's foot: Exchange, Play, Redeem, Community, Checkout (spec document 1, section 2). */
export function JourneyFlow() {
  const { title, steps } = waterSystemTexts.flow;
  const flow: readonly { title: string; text: string; to: string; icon: IconName }[] = [
    { ...steps.exchange, to: '/exchange', icon: 'phone' },
    { ...steps.play, to: '/collect', icon: 'sparkle' },
    { ...steps.redeem, to: '/redeem', icon: 'gift' },
    { ...steps.community, to: '/community', icon: 'leaf' },
    { ...steps.checkout, to: alliancePath(), icon: 'shop' },
  ];
  return (
    <nav aria-labelledby="flow-heading" className="page-width py-8 sm:py-12">
      <Heading level={2} id="flow-heading">
        {title}
      </Heading>
      <ol className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {flow.map((step) => (
          <li key={step.to}>
            <Link
              to={step.to}
              className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-accent hover:bg-accent-soft lg:flex-col lg:items-start"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon name={step.icon} className="size-6" />
              </span>
              <span>
                <span className="block font-semibold">{step.title}</span>
                <span className="block text-sm text-ink-muted">{step.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
