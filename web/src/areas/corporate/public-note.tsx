import { corporateTexts } from './texts.en';
import { classNames } from '../../kit/class-names';
import { Icon } from '../../kit/icon';
import { useActingFor } from './use-acting-for';

/** Whom a form is sent for: the own company, or the sample one, whose account everybody sees. */
export function PublicNote() {
  const { publicNote, actingFor } = corporateTexts;
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
