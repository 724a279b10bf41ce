import { perLocale } from './format-number';

// Apart from the other formats, which home loads.
const soon = perLocale((tag) =>
  new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Dubai', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit',
  })
);

/** A moment in Dubai within days from now: 21 Nov, 6:30 pm. */
export function formatSoon(iso: string): string {
  return soon().format(new Date(iso));
}
