import { Link } from '../../../kernel/routing/link';
import type { LegalSection } from '../texts.en';
import { legalTexts } from '../texts.en';

/** Links to the parts of the page; beside the text where there is room, and then always in sight. */
export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
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
