import { exchangeTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import { HOW_IT_WORKS_ID, SIMULATOR_ID } from './section-ids';

/** Brings a section to the top, and the focus with it, so that a keyboard goes on from there. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** The two bottom buttons. They call nothing and lead nowhere else; they only scroll within the page. */
export function ClosingButtons() {
  const { title, start, more } = exchangeTexts.closing;
  return (
    <section
      aria-labelledby="closing-heading"
      className="page-width flex flex-col items-center gap-6 py-12 text-center"
    >
      <Heading level={2} id="closing-heading">
        {title}
      </Heading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => scrollToSection(SIMULATOR_ID)}>
          {start}
        </Button>
        <Button size="large" variant="secondary" onClick={() => scrollToSection(HOW_IT_WORKS_ID)}>
          {more}
        </Button>
      </div>
    </section>
  );
}
