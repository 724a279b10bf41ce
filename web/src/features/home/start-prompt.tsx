import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
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
