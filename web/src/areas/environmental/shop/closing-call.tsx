import { environmentalTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

/** What a visitor can do next (spec document 2, section 2: calls to action). */
export function ClosingCall() {
  const { closing, aquacafe, community } = environmentalTexts;
  return (
    <section aria-labelledby="closing-heading" className="page-width py-8 sm:py-12">
      <Card tone="accent" className="flex flex-col items-center gap-4 py-12 text-center">
        <Heading level={2} id="closing-heading">
          {closing.title}
        </Heading>
        <p className="max-w-prose">{closing.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/aquacafe" size="large">
            {aquacafe}
          </ButtonLink>
          <ButtonLink to="/community" size="large" variant="secondary">
            {community}
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
