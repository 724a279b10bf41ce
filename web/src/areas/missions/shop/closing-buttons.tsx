import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';

/** The two bottom buttons (spec document 2, section 2). They call nothing: they show a part of this page. */
export function ClosingButtons({ onPartner, onLearn }: { onPartner: () => void; onLearn: () => void }) {
  const { title, partner, more } = partnersTexts.closing;
  return (
    <section
      aria-labelledby="closing-heading"
      className="page-width flex flex-col items-center gap-6 py-16 text-center"
    >
      <Heading level={2} id="closing-heading">
        {title}
      </Heading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={onPartner}>
          {partner}
        </Button>
        <Button size="large" variant="secondary" onClick={onLearn}>
          {more}
        </Button>
      </div>
    </section>
  );
}
