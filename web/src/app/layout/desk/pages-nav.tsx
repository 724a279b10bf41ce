import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Link } from '../../../kernel/routing/link';
import { Button } from '../../../kit/button';

const TEXTS = MESSAGES.frame;
/** How many fit beside each other on a phone. */
const FIT = 3;

/** The ways to the pages that are offered; on a phone behind a button that says which one shows. */
export function PagesNav({ page, offered }: { page: OperatorPage; offered: readonly OperatorPage[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const isLong = offered.length > FIT;
  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  return (
    <nav aria-label={TEXTS.nav} data-long={isLong || undefined}>
      {isLong && (
        <Button
          ref={button}
          variant="secondary"
          className="pages-button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeByKey}
        >
          {TEXTS.menu}
          <span className="muted">{TEXTS.pages[page]}</span>
        </Button>
      )}
      <ul id={list} data-open={isOpen || undefined}>
        {offered.map((name) => (
          <li key={name}>
            <Link
              to={OPERATOR_PAGES[name].path}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setOpen(false)}
              onKeyDown={closeByKey}
            >
              {TEXTS.pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
