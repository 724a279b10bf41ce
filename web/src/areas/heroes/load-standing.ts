import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { ask } from '../../kernel/api/ask';
import { rememberedMove } from './last-move';
import type { HeroRoomState } from './room-state';

/**
 * Reads a hero's standing while no room shows it. The answer does not contain the last move: a known cause stays, since
 * the client cannot know a later one.
 */
export async function loadStanding(heroId: string, known: HeroRoomState | undefined): Promise<HeroRoomState> {
  const { heroes, ...standing } = await ask(LEADERBOARD_ROUTES.readHeroNeighbourhood, {
    params: { heroId },
    query: { radius: 0 },
  });
  const { rank: _rank, ...hero } = heroes[0]!;
  const unread = known?.unread;
  return {
    standing,
    hero,
    ...(unread !== undefined && { unread }),
    lastChange: known?.lastChange ?? rememberedMove({ standing, hero }),
  };
}
