import { STARTER_KIT } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { waterSystemTexts } from '../texts.en';
import { StoreLink } from '../../shop/store-link';
import { Badge } from '../../../kit/badge';
import { Waterline } from '../../../kit/art/product-scene';
import { Heading } from '../../../kit/heading';
import { Icon, type IconName } from '../../../kit/icon';

const STARTER_KIT_ID = 'starter-kit';
export const PACKAGES_ID = 'packages';

/** The gateway: the starter kit, what is in it and what it is worth (spec document 1, section 9). */
export function StarterKit() {
  const text = waterSystemTexts.starter;
  const price = formatAed(STARTER_KIT.price);
  const parts: readonly { icon: IconName; name: string; worth?: number }[] = [
    { icon: 'gift', name: text.shower, worth: STARTER_KIT.showerFilterValue },
    { icon: 'truck', name: text.membership, worth: STARTER_KIT.membershipAndSetupValue },
    { icon: 'sparkle', name: text.points(formatWhole(STARTER_KIT.points)) },
    { icon: 'clock', name: text.guarantee(STARTER_KIT.guaranteeDays) },
    { icon: 'shield', name: text.warranty(STARTER_KIT.warrantyYears) },
  ];
  return (
    <section id={STARTER_KIT_ID} aria-labelledby="starter-heading" className="page-width py-8 outline-none sm:py-12">
      <div className="grid overflow-hidden rounded-xl bg-sand-soft lg:grid-cols-[1fr_1.35fr]">
        <div aria-hidden className="relative grid overflow-hidden bg-sky px-4 pt-4">
          <StarterKitArt className="h-56 w-full sm:h-72 lg:h-full" />
          <Waterline className="h-10" />
        </div>
        <div className="flex flex-col items-start gap-6 p-6 sm:p-10">
          <div>
            <p className="text-sm font-semibold text-accent">{text.eyebrow}</p>
            <Heading level={2} id="starter-heading" className="mt-1">
              {text.title(price)}
            </Heading>
            <p className="mt-2 text-lg text-ink-muted">{text.lead}</p>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-display text-4xl font-medium tabular-nums">{price}</span>
            <span className="text-ink-muted">{text.oneTime}</span>
            <Badge tone="positive">{text.lifetime(formatAed(STARTER_KIT.lifetimeValue))}</Badge>
          </p>
          <ul className="grid w-full gap-x-8 sm:grid-cols-2">
            {parts.map(({ icon, name, worth }) => (
              <li key={name} className="flex items-start gap-3 border-t border-line py-3">
                <Icon name={icon} className="mt-0.5 size-6 text-gold" />
                <span>
                  <span className="font-medium">{worth ? text.free(name) : name}</span>
                  {worth && <span className="block text-sm text-ink-muted">{text.worth(formatAed(worth))}</span>}
                </span>
              </li>
            ))}
          </ul>
          <StoreLink parameters={{ starter: 'loyalty-starter' }} size="large">
            {text.action(price)}
          </StoreLink>
        </div>
      </div>
    </section>
  );
}

/** The starter kit unpacked: a shower filter, a membership card and the box that they came in. */
export function StarterKitArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 256" preserveAspectRatio="xMidYMax meet" fill="none" className={className}>
      <circle cx="240" cy="82" r="66" fill="var(--color-sun)" />
      <g transform="rotate(-10 130 90)">
        <path d="M110 20h24v40h-24z" fill="var(--color-spot-ink)" />
        <path d="M96 34h52v22H96z" fill="var(--color-spot)" />
        <path d="M122 56c28 0 48 16 50 44H72c2-28 22-44 50-44" fill="var(--color-spot-ink)" />
        <path d="M90 90c4-14 16-22 32-22s28 8 32 22z" fill="var(--color-spot-soft)" />
        <rect x="68" y="98" width="108" height="16" rx="8" fill="var(--color-spot-ink)" />
        <path
          d="M88 124v18M105 124v28M122 124v20M139 124v30M156 124v18"
          stroke="var(--color-spot-soft)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(9 232 128)">
        <rect x="178" y="90" width="116" height="76" rx="14" fill="var(--color-spot-ink)" />
        <rect x="184" y="96" width="104" height="64" rx="9" fill="var(--color-spot-paper)" />
        <path d="M184 132c17-8 35-8 52 0s35 8 52 0v19a9 9 0 0 1-9 9h-86a9 9 0 0 1-9-9z" fill="var(--color-spot-soft)" />
        <rect x="194" y="106" width="24" height="17" rx="4" fill="var(--color-sand)" />
        <path d="M266 100c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15" fill="var(--color-spot)" />
      </g>
      <path d="M66 176h188v66H66z" fill="var(--color-spot)" />
      <path d="M56 160h208v24H56z" fill="var(--color-spot-ink)" />
      <path d="M148 160h24v82h-24z" fill="var(--color-sand)" />
      <path d="M160 192c11 13 16 20 16 28a16 16 0 0 1-32 0c0-8 5-15 16-28" fill="var(--color-spot-paper)" />
    </svg>
  );
}
