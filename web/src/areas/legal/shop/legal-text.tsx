import { type LegalSection, legalTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { CONTACT, digitsOf } from '../../../kernel/config/contact';

const LINK = 'font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** One numbered part of a legal page. */
export function LegalText({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs = [], points = [], hasContact } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-prose break-inside-avoid-page outline-none">
      <Heading level={2} size={3} id={`${id}-title`} className="text-2xl">
        <span className="text-accent">{number}.</span> {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <dl className="mt-4 grid gap-4">
          {points.map((point) => (
            <div key={point.title} className="border-s-2 border-sand ps-4">
              <dt className="font-semibold">{point.title}</dt>
              <dd className="text-ink-muted">{point.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasContact && <ContactLinks />}
    </section>
  );
}

/** How to reach us, by e-mail and by phone. */
function ContactLinks() {
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
