import type { LegalSection } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { ContactLinks } from './contact-links';

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
