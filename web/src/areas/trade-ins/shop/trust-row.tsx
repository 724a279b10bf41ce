import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import type { ReactNode } from 'react';
import { Link } from '../../../kernel/routing/link';
import { CONTACT, digitsOf } from '../../../kernel/config/contact';
import { formatAed } from '../../../kernel/i18n/format-money';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { tradeChoiceTexts } from '../texts-choice.en';
import { Icon, type IconName } from '../../../kit/icon';

const LINK = 'underline underline-offset-3 hover:text-accent';

/** Why to send a phone to us: only what the specification says of us. */
export function TrustRow() {
  const { trust } = tradeChoiceTexts;
  const mostForCourier = formatAed(Math.max(...DELIVERY_ZONES.map(({ fee }) => fee)));
  const { address, serving, hours, opensNewTab } = commonTexts;
  const reasons: { icon: IconName; title: string; text: ReactNode }[] = [
    { icon: 'shield', title: trust.price.title(QUOTE_LOCK_DAYS), text: trust.price.text },
    { icon: 'truck', title: trust.pickup.title, text: trust.pickup.text(mostForCourier) },
    {
      icon: 'key',
      title: trust.data.title,
      text: <Link to="/terms" className={LINK}>{trust.data.text}</Link>,
    },
    { icon: 'pin', title: address, text: serving },
    {
      icon: 'message',
      title: hours,
      text: (
        <>
          <a href={`tel:+${digitsOf(CONTACT.phone)}`} className={LINK}><bdi dir="ltr">{CONTACT.phone}</bdi></a>,{' '}
          <a href={`https://wa.me/${digitsOf(CONTACT.whatsapp)}`} target="_blank" rel="noopener" className={LINK}>
            WhatsApp<span className="sr-only"> {opensNewTab}</span>
          </a>
        </>
      ),
    },
  ];
  return (
    <section aria-label={trust.label} className="page-width py-5 sm:py-6">
      <ul className="grid gap-x-5 gap-y-3.5 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-2.5">
            <Icon name={icon} className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0 text-sm leading-snug">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-xs text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
