import { Link } from '../../../kernel/routing/link';
import { pageEndTexts } from '../texts-page-end.en';

interface FooterColumnProps {
  heading: string;
  links: readonly { to: string; text: keyof typeof pageEndTexts.footer.links }[];
}

/** One list of links in the footer. */
export function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-sand">{heading}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-sm text-ink underline-offset-4 hover:text-accent hover:underline"
            >
              {pageEndTexts.footer.links[text]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
