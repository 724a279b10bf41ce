import { useState } from 'react';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { OVERVIEW_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { type Polled, usePolled } from '../../../../kernel/desk/api/use-polled';
import { type History, remember } from './history';

const POLL_MS = 2_000;

/** The overview, read every two seconds unless it is held, with what the page remembers. */
export function useOverview(paused: boolean): Polled<Overview> & { history: History } {
  const polled = usePolled(OVERVIEW_ROUTES.readOverview, {}, { everyMs: POLL_MS, paused });
  const { answer, goodAt } = polled;
  const [past, setPast] = useState<{ newest?: Overview; history: History }>({ history: {} });
  if (answer && answer !== past.newest) setPast({ newest: answer, history: remember(past.history, answer, goodAt) });
  return { ...polled, history: past.history };
}
