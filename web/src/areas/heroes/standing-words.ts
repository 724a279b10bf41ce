import type { HeroStandingChange, RankCause } from '@planet-heroes/contracts/socket-map';
import { formatWhole } from '../../kernel/i18n/format-number';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { pointsLedgerTexts } from './texts.en';
import { reasonOf } from '../../kernel/i18n/name-of';

type Told = Pick<HeroStandingChange, 'to' | 'causes'>;
/** A cause over several changes, with the names that they knew. */
type SpanCause = RankCause | { kind: 'passed'; by: number; heroes: readonly string[] };

/**
 * Why a standing changed, in words, the first cause first. Points for one reason are summed and named once.
 */
export function causesInWords(causes: readonly SpanCause[]): string {
  const { standing } = pointsLedgerTexts;
  return eachReasonOnce(causes)
    .map((cause) => {
      switch (cause.kind) {
        case 'earned':
          return cause.points < 0
            ? standing.takenBack(formatWhole(-cause.points), reasonOf(cause.reason))
            : standing.earned(formatWhole(cause.points), reasonOf(cause.reason));
        case 'passed':
          return standing.passed(cause.by, 'heroes' in cause ? cause.heroes : cause.hero ? [cause.hero] : []);
        case 'climbed':
          return standing.climbed(cause.past);
      }
    })
    .join(commonTexts.separator);
}

function eachReasonOnce(causes: readonly SpanCause[]): SpanCause[] {
  const told: SpanCause[] = [];
  for (const cause of causes) {
    const index = told.findIndex((other) =>
      cause.kind === 'earned' && other.kind === 'earned' && other.reason === cause.reason
    );
    const same = told[index];
    if (cause.kind === 'earned' && same?.kind === 'earned')
      told[index] = {
        ...same,
        points: same.points + cause.points,
      };
    else told.push(cause);
  }
  return told;
}

/**
 * Changes of the visitor's own standing as one sentence, from the rank that was announced last. Who passed is counted
 * over all of them: each alone knows only its own part.
 */
export function changeInWords(changes: readonly Told[], fromRank: number): string {
  const { standing } = pointsLedgerTexts;
  const { to, causes } = overSpan(changes, fromRank);
  const from = formatWhole(fromRank);
  const now = formatWhole(to);
  const moved = to < fromRank
    ? standing.climbedTo(from, now)
    : to > fromRank
    ? standing.fellTo(from, now)
    : standing.stayedAt(now);
  // Points earned meanwhile do not explain a fall: they get their own sentence.
  const isReason = (cause: SpanCause) => to <= fromRank || cause.kind !== 'earned' || cause.points < 0;
  const why = causesInWords(causes.filter(isReason));
  const besides = causesInWords(causes.filter((cause) => !isReason(cause)));
  return [why ? `${moved}: ${why}.` : `${moved}.`, besides && `${besides}.`].filter(Boolean).join(' ');
}

function overSpan(changes: readonly Told[], fromRank: number): { to: number; causes: SpanCause[] } {
  const { to } = changes.at(-1)!;
  const causes = changes.flatMap((change) => change.causes);
  const earned = causes.filter((cause) => cause.kind === 'earned');
  if (to > fromRank && !earned.some(({ points }) => points < 0)) {
    const heroes = new Set(causes.flatMap((cause) => (cause.kind === 'passed' ? cause.hero ?? [] : [])));
    return { to, causes: [{ kind: 'passed', by: to - fromRank, heroes: [...heroes] }, ...earned] };
  }
  if (to < fromRank && earned.length === 0) return { to, causes: [{ kind: 'climbed', past: fromRank - to }] };
  return { to, causes: earned };
}
