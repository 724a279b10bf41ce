import { CONTACT, digitsOf, SOCIAL_HANDLE } from '../../../../kernel/config/contact';
import { communityTexts } from '../../texts.en';
import { buttonStyle } from '../../../../kit/button-style';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { TabSection } from '../../../../kit/tab-section';
import { TARGET_MARKS } from '../../../shares';

/** Where heroes talk to each other, each with a line mark on a grid of 24 units. */
const CHANNELS = [
  { channel: 'WhatsApp', url: `https://wa.me/${digitsOf(CONTACT.whatsapp)}`, mark: TARGET_MARKS.whatsapp },
  { channel: 'LinkedIn', url: `https://www.linkedin.com/company/${SOCIAL_HANDLE}`, mark: TARGET_MARKS.linkedin },
  { channel: 'Facebook', url: `https://www.facebook.com/${SOCIAL_HANDLE}`, mark: TARGET_MARKS.facebook },
  {
    channel: 'Telegram',
    url: `https://t.me/${SOCIAL_HANDLE}`,
    mark: 'M20.500 4L3.500 11l5 2 2 6.500 3-3.500 4.500 3.500zM8.500 13l8-6-6 8.500',
  },
] as const;

/** The channels where heroes meet; each opens in a window of its own (spec document 2, section 2). */
export function ConnectTab() {
  const text = communityTexts.connect;
  return (
    <TabSection title={text.title} lead={text.lead}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {CHANNELS.map(({ channel, url, mark }) => (
          <li key={channel}>
            <Card className="flex h-full flex-col items-start gap-3">
              <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <svg
                  aria-hidden
                  viewBox="0 0 24 24"
                  className="size-7"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={mark} />
                </svg>
              </span>
              <Heading level={3}>{text.channels[channel].name}</Heading>
              <p className="text-ink-muted">{text.channels[channel].purpose}</p>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyle('secondary', 'small', 'mt-auto')}
              >
                {text.join}
                <VisuallyHidden>
                  {' '}
                  {text.channels[channel].name} {text.opensNewWindow}
                </VisuallyHidden>
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </TabSection>
  );
}
