import { defineArea } from '../../kernel/areas/area.js';
import { correctPoints, decidePointCorrection, dropCorrections } from './correct-points.js';
import { PointCorrectionRecord } from './point-correction.entity.js';
import { removeIdleHeroes } from './remove-idle-heroes.js';

/** What operators do for people, and about them: finding them, and corrections of points. */
export const support = defineArea({
  name: 'support',
  entities: [PointCorrectionRecord],
  commands: {
    'correct-points': correctPoints,
    'decide-point-correction': decidePointCorrection,
  },
  reactions: { 'hero.removed': dropCorrections },
  retention: [removeIdleHeroes],
});
