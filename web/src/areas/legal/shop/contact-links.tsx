import { CONTACT, digitsOf } from '../../../kernel/config/contact';
import { legalTexts } from '../texts.en';

const LINK = 'font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** How to reach us, by e-mail and by phone. */
export function ContactLinks() {
  const text = legalTexts;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 rounded-lg bg-sand-soft p-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-muted">{text.email}</dt>
        <dd>
          <a className={LINK} href={`mailto:${CONTACT.email}`}>
            {CONTACT.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-muted">{text.phone}</dt>
        <dd>
          <a className={LINK} href={`tel:+${digitsOf(CONTACT.phone)}`}>
            {CONTACT.phone}
          </a>
        </dd>
      </div>
    </dl>
  );
}
