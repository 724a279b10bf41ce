import { messages } from '../../../kernel/i18n/messages';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { ASSISTANT_ID } from './section-ids';

/** The way back to the calculator, while nothing has been calculated. */
export function StartPrompt() {
  return (
    <div className="mt-6">
      <ButtonLink to={`#${ASSISTANT_ID}`} variant="secondary">
        {messages.homeSections.results.start}
      </ButtonLink>
    </div>
  );
}
