import type {
  CorrectionsQuery, PointCorrection, PointCorrections,
} from '@planet-heroes/contracts/areas/support/schemas';
import type { Queryable, Row } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import type { PointCorrectionRecord } from './point-correction.entity.js';

/** A page of corrections of points, newest first. */
export async function listCorrections(
  database: Queryable,
  { state, heroId, after, limit }: CorrectionsQuery,
): Promise<PointCorrections> {
  const end = after === undefined ? undefined : readCursor(after);
  const found = await database.tables<typeof PointCorrectionRecord>().selectFrom('point_correction').selectAll()
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!))
    .$if(heroId !== undefined, (rows) => rows.where('heroId', '=', heroId!))
    .$if(end !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) => eb(refTuple('proposedAt', 'id'), '<', tuple(end!.time, end!.id))))
    .orderBy('proposedAt', 'desc').orderBy('id', 'desc').limit(limit + 1).execute();
  const { page, next } = pageOf(found, limit, ({ proposedAt, id }) => ({ time: proposedAt, id }));
  return { corrections: page.map(correctionView), next: next ?? null };
}

type Late = 'note' | 'decidedAt' | 'decidedBy';
/** A correction as a row or as an entity, which leaves out what it has not yet. */
type Correction =
  & Omit<Row<typeof PointCorrectionRecord>, Late | 'proposedById'>
  & { [K in Late]?: Row<typeof PointCorrectionRecord>[K] | undefined };

export function correctionView(
  { id, heroId, points, reason, note, state, proposedAt, proposedBy, decidedAt, decidedBy }: Correction,
): PointCorrection {
  return {
    id, heroId, points, reason, state, proposedBy,
    note: note ?? null,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy ?? null,
  };
}
