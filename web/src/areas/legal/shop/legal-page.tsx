import type { ReactNode } from 'react';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { Button } from '../../../kit/button';
import { type Fact, FactCards } from '../../../kit/fact-cards';
import { Heading } from '../../../kit/heading';
import { TitleRow } from '../../../kernel/live/title-row';
import { Link } from '../../../kernel/routing/link';
import { CONTACT, digitsOf } from '../../../kernel/config/contact';
import { type LegalSection, legalTexts } from '../texts.en';
import { longDayOf } from '../../../kernel/i18n/format-words';

const LINK = 'font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** One numbered part of a legal page. */
function LegalText({ section, number }: { section: LegalSection; number: number }) {
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

interface LegalPageProps {
  title: string;
  lead: string;
  art: ReactNode;
  facts: readonly Fact[];
  sections: readonly LegalSection[];
}

/**
 * The layout of every legal page: the date, what matters in short, a table of contents, and the text, fit for printing.
 */
export function LegalPage({ title, lead, art, facts, sections }: LegalPageProps) {
  const text = legalTexts;
  return (
    <>
      <TitleRow
        title={title}
        lead={lead}
        art={art}
        actions={
          <Button size="small" variant="secondary" className="print:hidden" onClick={() => window.print()}>
            {text.print}
          </Button>
        }
      />
      <div className="page-width grid grid-cols-1 gap-12 pt-4 pb-16 sm:pb-24">
        <section aria-labelledby="in-short">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Heading level={2} id="in-short">
              {text.inShort}
            </Heading>
            <p className="text-ink-muted">
              <time dateTime={LEGAL_CLAIMS.termsUpdated}>{text.updated(longDayOf(LEGAL_CLAIMS.termsUpdated))}</time>
            </p>
          </div>
          <div className="mt-6">
            <FactCards facts={facts} />
          </div>
        </section>
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
          <TableOfContents sections={sections} />
          <div className="grid grid-cols-1 gap-12">
            {sections.map((section, index) => (
              <LegalText key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** Links to the parts of the page; beside the text where there is room, and then always in sight. */
function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents-heading"
      className="rounded-lg bg-band p-5 lg:sticky lg:top-[calc(var(--header-height)+var(--sticky-banner-height)+1.5rem)] print:hidden"
    >
      <p id="contents-heading" className="px-2 text-sm font-semibold">
        {legalTexts.contents}
      </p>
      <ol className="mt-2 grid gap-0.5">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex gap-3 rounded-sm px-2 py-1.5 text-ink-muted hover:bg-accent-soft hover:text-accent-strong"
            >
              <span aria-hidden className="w-4 shrink-0 tabular-nums">
                {index + 1}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
