import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { offered, OfferedText } from '../../translations/offered-text';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { partnersTexts } from '../texts.en';

/** Who sponsors a mission and what they say, newest first: read each time that somebody opens it. */
export function MissionSponsors({ mission: { id, title } }: { mission: SponsoredMission }) {
  const text = partnersTexts.mission.sponsors;
  const [isOpen, setOpen] = useState(false);
  const { data: sponsors, isError } = useQuery({
    ...queryOptionsOf(MISSIONS_ROUTES.listMissionSponsors, { params: { id } }),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    // Above the card's radio button, which lies over the whole card.
    <details className="relative z-10 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 text-accent underline underline-offset-4">
        {text.title}
        <VisuallyHidden>{text.of(offered(title))}</VisuallyHidden>
      </summary>
      {isError && <p className="mt-2">{text.failed}</p>}
      {sponsors?.length === 0 && <p className="mt-2">{text.none}</p>}
      <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
        {sponsors?.map(({ name, isAnonymous, tier, message, approvedAt }) => (
          <li key={`${approvedAt} ${name}`}>
            <bdi className="font-semibold">{isAnonymous ? partnersTexts.own.anonymous : name}</bdi>
            {' · '}
            <OfferedText of={tier} />
            {message && <q dir="auto" className="block wrap-anywhere text-ink-muted">{message}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}
