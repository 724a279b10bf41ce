import { CONTACT } from '../../../kernel/config/contact';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { pageEndTexts } from '../texts-page-end.en';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { SOCIAL_MARKS } from './social-marks';

/** The six social networks. */
export function SocialLinks() {
  const { socialHeading } = pageEndTexts.footer;
  return (
    <nav aria-label={socialHeading}>
      <ul className="flex flex-wrap gap-2">
        {CONTACT.social.map(({ network, url }) => (
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
                <path d={SOCIAL_MARKS[network]} />
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
