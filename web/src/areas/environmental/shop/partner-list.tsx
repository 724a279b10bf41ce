import { environmentalTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';

/** Who works with us, as what, and since when. */
export function PartnerList() {
  const text = environmentalTexts.partners;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {text.list.map(({ name, role, impact, since }) => (
        <li key={name} className="flex items-start gap-5 border-t border-line pt-5">
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full bg-sand-soft font-display text-lg font-semibold"
          >
            {name
              .split(' ')
              .slice(0, 2)
              .map((word) => word[0])
              .join('')}
          </span>
          <div className="min-w-0">
            <Heading level={3}>{name}</Heading>
            <p className="text-sm font-semibold text-accent">{role}</p>
            <p className="mt-1">{impact}</p>
            <p className="mt-1 text-sm text-ink-muted">{text.since(since)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
