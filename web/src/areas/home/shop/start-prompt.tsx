import { homeSectionsTexts } from '../texts-sections.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { ASSISTANT_ID } from './section-ids';

/** The way back to the calculator, while nothing has been calculated. */
export function StartPrompt() {
  return (
    <div className="mt-6">
      <ButtonLink to={`#${ASSISTANT_ID}`} variant="secondary">
        {homeSectionsTexts.results.start}
      </ButtonLink>
    </div>
  );
}
