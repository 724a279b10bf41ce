import type { ReactNode } from 'react';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { type LegalSection, legalTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { type Fact, FactCards } from '../../../kit/fact-cards';
import { Heading } from '../../../kit/heading';
import { TitleRow } from '../../../kernel/live/title-row';
import { LegalText } from './legal-text';
import { longDayOf } from './long-day';
import { Link } from '../../../kernel/routing/link';

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
      <div className="page-width grid gap-12 pt-4 pb-16 sm:pb-24">
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
        <div className="grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
          <TableOfContents sections={sections} />
          <div className="grid gap-12">
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
