import { describe, expect, it } from '@jest/globals';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { QueryClient } from '@tanstack/react-query';
import { roomKey } from '../../kernel/live/query-keys';
import { sampleHero } from '../../kernel/live/testing/fakes';
import { forgetGone } from './forget-gone';

const around = [LEADERBOARD_ROUTES.readHeroNeighbourhood, { params: { heroId: 'me' } }];
const own = roomKey('hero:me');
const passed = { from: 2, to: 3, causes: [{ kind: 'passed', by: 1, hero: 'Sara' }] };

function page(): QueryClient {
  const queryClient = new QueryClient();
  const heroes = ['sara', 'me'].map((id) => ({ ...sampleHero(id, 10), name: id === 'sara' ? 'Sara' : 'Me' }));
  queryClient.setQueryData(around, { heroes });
  queryClient.setQueryData(own, { lastChange: passed });
  return queryClient;
}

describe('a hero who leaves the board', () => {
  it('leaves who stands around and the last move that it caused', () => {
    const queryClient = page();
    forgetGone(queryClient, new Set(['sara']), []);
    expect(queryClient.getQueryData(around)).toMatchObject({ heroes: [{ id: 'me' }] });
    expect(queryClient.getQueryData(own)).toEqual({ lastChange: { ...passed, causes: [{ kind: 'passed', by: 1 }] } });
  });

  it('changes nothing where it was not named', () => {
    const queryClient = page();
    forgetGone(queryClient, new Set(['omar']), [{ ...sampleHero('omar', 5), name: 'Omar' }]);
    expect(queryClient.getQueryData(around)).toMatchObject({ heroes: [{ id: 'sara' }, { id: 'me' }] });
    expect(queryClient.getQueryData(own)).toEqual({ lastChange: passed });
  });
});
