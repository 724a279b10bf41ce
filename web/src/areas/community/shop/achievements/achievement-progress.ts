import { ACHIEVEMENT_STEPS, type AchievementKind } from '@planet-heroes/contracts/areas/community/community-hub';

export interface AchievementProgress {
  /** How many steps are reached, and how many there are. */
  reached: number;
  total: number;
  /** The step that comes next, and what it takes; undefined once every step is reached. */
  next: { goal: number; left: number } | undefined;
  /** The step that the bar ends at. */
  goal: number;
}

/** How far a figure has come on the steps of its kind. */
export function achievementProgress(kind: AchievementKind, figure: number): AchievementProgress {
  const steps: readonly number[] = ACHIEVEMENT_STEPS[kind];
  const reached = steps.filter((step) => figure >= step).length;
  const goal = steps[reached];
  return {
    reached,
    total: steps.length,
    next: goal === undefined ? undefined : { goal, left: goal - figure },
    goal: goal ?? steps.at(-1)!,
  };
}
