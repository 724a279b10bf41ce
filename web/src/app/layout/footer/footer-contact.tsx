import { CONTACT, digitsOf } from '../../../kernel/config/contact';
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
    <div>
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
