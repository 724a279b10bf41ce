import { communityEventsTexts } from '../../texts-feed-and-events.en';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { TabSection } from '../../../../kit/tab-section';
import { create } from 'zustand';
import { browserStorage } from '../../../../kernel/browser-storage';

const KEY = 'planet-heroes:events';

/** The events that the visitor has put on the list, in this browser alone: there is no call that would take them. */
const useListedEvents = create<{ ids: readonly string[]; toggle: (id: string) => void }>()((set, get) => ({
  ids: browserStorage.getItem(KEY)?.split(',').filter(Boolean) ?? [],
  toggle(id) {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    browserStorage.setItem(KEY, next.join(','));
    set({ ids: next });
  },
}));

type CommunityEvent = (typeof communityEventsTexts.events)[number];

/** The community's events: Join Now where one is active, otherwise Register (spec document 2, section 2). */
export function EventsTab() {
  const text = communityEventsTexts;
  const { ids, toggle } = useListedEvents();
  return (
    <TabSection title={text.title} lead={text.lead}>
      <ul aria-label={text.listLabel} className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {text.events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} isListed={ids.includes(event.id)} onToggle={() => toggle(event.id)} />
          </li>
        ))}
      </ul>
    </TabSection>
  );
}

interface EventCardProps {
  event: CommunityEvent;
  isListed: boolean;
  onToggle: () => void;
}

function EventCard({ event: { status, title, when, where, about }, isListed, onToggle }: EventCardProps) {
  const text = communityEventsTexts;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading level={3}>{title}</Heading>
        <Badge tone={status === 'active' ? 'positive' : 'sand'}>{text.status[status]}</Badge>
      </div>
      <p className="text-ink-muted">{about}</p>
      <ul className="grid gap-2 text-sm">
        <li className="flex items-center gap-2">
          <Icon name="clock" className="text-accent" />
          {when}
        </li>
        <li className="flex items-center gap-2">
          <Icon name="pin" className="text-accent" />
          {where}
        </li>
      </ul>
      <div className="mt-auto flex min-h-12 flex-wrap items-center gap-3">
        <Button size="small" variant={isListed ? 'secondary' : 'primary'} aria-pressed={isListed} onClick={onToggle}>
          {isListed && <Icon name="check" />}
          {text.action[status]}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        {isListed && <span className="text-sm text-ink-muted">{text.going}</span>}
      </div>
    </Card>
  );
}
