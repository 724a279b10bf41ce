import { defineEntity, p } from '@mikro-orm/core';
import type { CorrectionReason, CorrectionState } from '@planet-heroes/contracts/areas/support/catalogue';
import { Hero } from '../heroes/heroes.area.js';

/** Points that an operator adds to a hero's, or takes where they are below zero. */
export const PointCorrectionRecord = defineEntity({
  name: 'PointCorrectionRecord',
  tableName: 'point_correction',
  properties: {
    id: p.text().primary(),
    heroId: () => p.manyToOne(Hero).mapToPk().fieldName('hero_id'),
    points: p.bigint('number'),
    reason: p.text().$type<CorrectionReason>(),
    /** For the operator who decides, until then; it stands in the audit log besides. */
    note: p.text().nullable(),
    state: p.text().$type<CorrectionState>(),
    proposedAt: p.datetime().columnType('timestamptz(3)'),
    proposedById: p.text(),
    proposedBy: p.text(),
    /** Null where the correction was small enough for one operator. */
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    decidedBy: p.text().nullable(),
  },
  indexes: [
    { name: 'point_correction_newest', properties: ['proposedAt', 'id'] },
    { name: 'point_correction_hero', properties: ['heroId', 'proposedAt', 'id'] },
  ],
});
