import { ButtonLink } from '../kernel/routing/button-link';
import { Heading } from '../kit/heading';
import { notFoundTexts } from './texts-not-found.en';
import { LostDhow } from './lost-dhow';

/** Every path outside the route table (spec document 1, section 2). */
export function NotFoundPage() {
  const { title, description, home, shop } = notFoundTexts;
  return (
    <div className="page-width section-gap flex flex-col items-center gap-6 text-center">
      <LostDhow />
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <p className="max-w-prose text-lg text-ink-muted">{description}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to="/products" variant="secondary">
          {shop}
        </ButtonLink>
      </div>
    </div>
  );
}
