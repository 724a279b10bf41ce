import type { SponsorshipState } from './tiers.js';
import type { MissionStatus, SponsoredMission } from './schemas.js';
import { applyListChange } from '../../kernel/rooms/list-change.js';
import type { MissionChange, MissionSnapshot, SponsorshipNews } from './room.js';

/** How many sponsorships' latest news the room keeps. */
export const SPONSORSHIP_NEWS_KEPT = 50;

/** Applies a change; leaves the state given untouched. */
export function applyMissionChange(
  { missions, sponsorships }: MissionSnapshot,
  change: MissionChange,
): MissionSnapshot {
  return {
    missions: applyListChange(missions, change.missions).sort(compareMissions),
    sponsorships: change.sponsorships.reduce(withNews, sponsorships).slice(-SPONSORSHIP_NEWS_KEPT),
  };
}

const STATUS_PLACE: Record<MissionStatus, number> = { funding: 0, active: 1, completed: 2 };

/** The order in which missions are listed: those that look for funding first, then by title. */
export function compareMissions(a: SponsoredMission, b: SponsoredMission): number {
  return STATUS_PLACE[a.status] - STATUS_PLACE[b.status] || compareText(a.title, b.title) || compareText(a.id, b.id);
}

const STATE_PLACE: Record<SponsorshipState, number> = { submitted: 0, in_review: 1, approved: 2, declined: 2 };

const placeOf = ({ state, isPaid }: SponsorshipNews) => STATE_PLACE[state] + (isPaid ? 1 : 0);

/** News can come in another order than it happened; a sponsorship never goes back. */
function withNews(known: SponsorshipNews[], news: SponsorshipNews): SponsorshipNews[] {
  const older = known.find(({ id }) => id === news.id);
  if (older && placeOf(older) >= placeOf(news)) return known;
  return [...known.filter((other) => other !== older), news];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
