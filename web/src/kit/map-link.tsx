import type { ReactNode } from 'react';
import { toastsTexts } from '../kernel/i18n/texts-toasts.en';
import { commonTexts } from '../kernel/i18n/texts.en';
import { Icon } from './icon';
import { toast } from './toast/toast';
import { VisuallyHidden } from './visually-hidden';

/** Shows a place on a map, in a new tab, and says so (spec document 1, sections 7 and 8). */
export function MapLink({ place, children }: { place: string; children: ReactNode }) {
  const { maps } = toastsTexts;
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      onClick={() => toast({ title: maps.title, description: maps.description(place) })}
    >
      <Icon name="pin" />
      <span>
        {children} <VisuallyHidden>{commonTexts.opensNewTab}</VisuallyHidden>
      </span>
    </a>
  );
}
