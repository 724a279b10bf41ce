import { messages } from '../messages/messages';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { useActingFor } from './use-acting-for';

/** Whom a form is sent for: the own company, or the sample one, whose account everybody sees. */
export function PublicNote() {
  const { publicNote, actingFor } = messages.corporate;
  const acting = useActingFor();
  return (
    <p
      className={classNames(
        'flex items-start gap-2.5 text-sm text-ink-muted',
        // Holds the place until it is known.
        acting.kind === 'unknown' && 'invisible',
      )}
    >
      <Icon name="shield" className="mt-0.5 size-5 text-accent" />
      <span>{acting.kind === 'own' ? actingFor(acting.company.name) : publicNote}</span>
    </p>
  );
}
