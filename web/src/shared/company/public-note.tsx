import { actingCompany } from '../api/company-key';
import { messages } from '../messages/messages';
import { Icon } from '../ui/icon';
import { useHydrated } from '../use-hydrated';

/** Whom a form is sent for: without a key the sample company, whose account everybody sees (design: "Who you are"). */
export function PublicNote() {
  const { publicNote, actingFor } = messages.corporate;
  const isHydrated = useHydrated();
  const company = isHydrated ? actingCompany() : undefined;
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-muted">
      <Icon name="shield" className="mt-0.5 size-5 text-accent" />
      <span>{company ? actingFor(company.name) : publicNote}</span>
    </p>
  );
}
