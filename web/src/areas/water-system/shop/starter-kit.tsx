import { STARTER_KIT } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { waterSystemTexts } from '../texts.en';
import { StoreLink } from '../../shop/store-link-button';
import { Badge } from '../../../kit/badge';
import { Waterline } from '../../../kit/art/waterline';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import type { IconName } from '../../../kit/icon-paths';
import { StarterKitArt } from './art/starter-kit-art';
import { STARTER_KIT_ID } from './section-ids';

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
