import { CONTACT, digitsOf, SOCIAL_HANDLE } from '../../../kernel/config/contact';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { pageEndTexts } from '../texts-page-end.en';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';

const row = 'inline-flex min-h-9 items-center gap-2.5 text-sm';
const link = `${row} underline-offset-4 hover:text-accent hover:underline`;

/** Address, opening hours and the ways to reach the shop. */
export function FooterContact() {
  const { contactHeading, phone, email, whatsapp } = pageEndTexts.footer;
  const { address, serving, hours, opensNewTab } = commonTexts;
  return (
    <div className="max-sm:col-span-2">
      <h2 className="text-sm font-semibold text-sand">{contactHeading}</h2>
      <address className="mt-3 flex flex-col items-start not-italic">
        <span className={row}>
          <Icon name="pin" className="text-accent" />
          <span>
            {address}
            <br />
            {serving}
          </span>
        </span>
        <span className={row}>
          <Icon name="clock" className="text-accent" />
          {hours}
        </span>
        <a className={link} href={`tel:+${digitsOf(CONTACT.phone)}`}>
          <Icon name="call" className="text-accent" />
          <VisuallyHidden>{phone} </VisuallyHidden>
          <bdi>{CONTACT.phone}</bdi>
        </a>
        <a className={link} href={`mailto:${CONTACT.email}`}>
          <Icon name="mail" className="text-accent" />
          <VisuallyHidden>{email} </VisuallyHidden>
          {CONTACT.email}
        </a>
        <a
          className={link}
          href={`https://wa.me/${digitsOf(CONTACT.whatsapp)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message" className="text-accent" />
          {whatsapp} <VisuallyHidden>{opensNewTab}</VisuallyHidden>
        </a>
      </address>
    </div>
  );
}

/** Each with a plain line drawing that hints at it, on a grid of 24 units. */
const NETWORKS = [
  {
    network: 'Instagram',
    url: `https://www.instagram.com/${SOCIAL_HANDLE}`,
    mark:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M16.8 7.2v.1',
  },
  {
    network: 'Facebook',
    url: `https://www.facebook.com/${SOCIAL_HANDLE}`,
    mark: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12.5h7',
  },
  { network: 'X', url: `https://x.com/${SOCIAL_HANDLE}`, mark: 'M5 5l14 14M19 5L5 19' },
  {
    network: 'LinkedIn',
    url: `https://www.linkedin.com/company/${SOCIAL_HANDLE}`,
    mark: 'M6 10v9M6 6v.1M10.5 19v-9M10.5 14a4 4 0 0 1 8 0v5',
  },
  {
    network: 'YouTube',
    url: `https://www.youtube.com/@${SOCIAL_HANDLE}`,
    mark:
      'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6M10.5 9.5v5l4-2.5z',
  },
  {
    network: 'TikTok',
    url: `https://www.tiktok.com/@${SOCIAL_HANDLE}`,
    mark: 'M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 3 2 4.7 5 5',
  },
] as const;

/** The six social networks. */
export function SocialLinks() {
  const { socialHeading } = pageEndTexts.footer;
  return (
    <nav aria-label={socialHeading}>
      <ul className="flex flex-wrap gap-2">
        {NETWORKS.map(({ network, url, mark }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="grid size-11 place-items-center rounded-full border border-line-strong text-ink transition-colors hover:border-accent hover:bg-accent hover:text-accent-ink"
            >
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className="size-5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={mark} />
              </svg>
              <VisuallyHidden>
                {network} {commonTexts.opensNewTab}
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
