import type { FormEvent } from 'react';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { formatDubaiDay } from '../../../kernel/desk/format';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { Button } from '../../../kit/button';
import { TextField } from '../../../kit/form/text-field';
import { ROUTE_MESSAGES } from './messages';

const TEXTS = ROUTE_MESSAGES.days;
const LOOK = { variant: 'secondary', size: 'small' } as const;

/** The day that is shown, and the way to others. */
export function DayForm({ day }: { day: string }) {
  const [, setQuery] = usePageQuery();

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('day'));
    setQuery(new URLSearchParams(asked && { day: asked }));
  }

  return (
    <form role="search" aria-label={TEXTS.label} className="filters" onSubmit={show}>
      <TextField label={TEXTS.day} name="day" type="date" defaultValue={day} />
      <div className="row-buttons">
        <Button type="submit" size="small">{TEXTS.show}</Button>
        <OtherDay day={dayAfter(day, -1)} name={TEXTS.before}>‹</OtherDay>
        <ButtonLink to="?" {...LOOK}>{TEXTS.today}</ButtonLink>
        <OtherDay day={dayAfter(day, 1)} name={TEXTS.after}>›</OtherDay>
      </div>
    </form>
  );
}

function OtherDay({ day, name, children }: { day: string; name: (day: string) => string; children: string }) {
  return <ButtonLink to={`?day=${day}`} aria-label={name(formatDubaiDay(day))} {...LOOK}>{children}</ButtonLink>;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
