import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import type { LastMove } from '../../heroes/last-move';
import type { HeroRoomState } from '../../heroes/use-hero-room';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { leaderboardTexts } from '../texts.en';
import { DemoLabel } from '../../heroes/demo-label';
import { classNames } from '../../../kit/class-names';
import { PointsButton } from '../../heroes';
import { pointsLedgerTexts } from '../../heroes/texts.en';
import { AROUND_YOU_ID, nextTo, useNeighbours } from './leaderboard-queries';
import { Link } from '../../../kernel/routing/link';
import { causesInWords, changeInWords } from '../../heroes/standing-words';
import { useEffect, useRef, useState } from 'react';

/** Changes within this time are announced as one, so that a busy board does not talk without end. */
const GATHER_MS = 3000;

interface OwnStandingProps {
  hero: HeroRoomState;
  board: Leaderboard | undefined;
  /** Whether the screen shows who is around the visitor. */
  hasAround: boolean;
  /** It is the visitor's own, and not the demo hero's. */
  isYou: boolean;
}

/** The visitor's own row, pinned to the foot of the list: rank, the gaps above and below, and what moved it last. */
export function OwnStanding({ hero, board, hasAround, isYou }: OwnStandingProps) {
  const { you, units } = leaderboardTexts;
  const { standing: words } = pointsLedgerTexts;
  const { rank, pointsToNext, leadOverNext, tiedWith, totalHeroes } = hero.standing;
  const { rival, chaser } = nextTo(useNeighbours(hero, board) ?? [], hero);
  const gaps = [
    { name: 'above', text: pointsToNext === null ? words.leads : words.toNext(formatWhole(pointsToNext)), rival },
    {
      name: 'below',
      text: leadOverNext !== null && words.lead(formatWhole(leadOverNext), chaser),
      short: leadOverNext !== null && words.leadShort(formatWhole(leadOverNext)),
    },
    { name: 'tied', text: tiedWith > 0 && words.tied(tiedWith) },
  ].filter(({ text }) => text);

  return (
    <section
      aria-label={words.label}
      data-sticky-foot
      className="sticky bottom-0 [@media(max-height:32rem)]:static z-10 border-t-2 border-accent bg-surface-raised"
    >
      <OwnChangeAnnouncer hero={hero} />
      <div
        className="flex flex-wrap items-center gap-x-4 gap-y-0.5 bg-accent-soft px-4 py-2.5 sm:px-6 lg:gap-x-6"
      >
        <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
          <span className="min-w-[2.8ch] font-display text-2xl font-medium">
            <bdi dir="ltr">
              <RollingNumber value={rank} format={formatRank} />
            </bdi>
          </span>
          <span className="hidden text-xs text-ink-muted sm:inline">{words.ofHeroes(formatWhole(totalHeroes))}</span>
        </p>
        {isYou ? <p className="grow basis-24 font-semibold">{you}</p> : (
          <p className="flex max-w-full min-w-min grow basis-24 flex-wrap items-center gap-x-2">
            <bdi translate="no" className="max-w-full font-semibold">{hero.hero.name}</bdi>
            <DemoLabel />
          </p>
        )}
        <p className="order-1 flex w-full flex-wrap gap-x-4 text-xs tabular-nums lg:text-sm">
          {gaps.map(({ name, text, short, rival }) => (
            <span key={name} className={classNames('block', name === 'below' && tiedWith > 0 && 'max-sm:hidden')}>
              <span className={short ? 'max-sm:hidden' : undefined}>{text}</span>
              {short && <span className="sm:hidden">{short}</span>}
              {rival && <span className="max-sm:hidden xl:hidden">: <bdi>{rival}</bdi></span>}
            </span>
          ))}
        </p>
        <p className="order-1 flex w-full gap-x-4 text-xs text-ink-muted lg:text-sm">
          <span className="line-clamp-2 min-w-0 grow">
            <span className="font-semibold max-sm:sr-only">{words.lastMove}: </span>
            <span>{hero.lastChange ? causesInWords(hero.lastChange.causes) : words.noMove}</span>
          </span>
          {hasAround && (
            <Link
              to={`#${AROUND_YOU_ID}`}
              className="shrink-0 font-semibold text-accent underline underline-offset-3 xl:hidden"
            >
              {words.around}
            </Link>
          )}
        </p>
        <p className="text-end">
          <span className="text-lg font-bold">
            <PointsButton points={hero.standing.points} />
          </span>{' '}
          <span className="text-xs text-ink-muted">{units.points}</span>
        </p>
      </div>
    </section>
  );
}

function formatRank(rank: number): string {
  return pointsLedgerTexts.standing.rank(formatWhole(rank));
}

/** Announces only the visitor's own changes to assistive technology, politely. */
function OwnChangeAnnouncer({ hero }: { hero: HeroRoomState }) {
  const [text, setText] = useState('');
  const latest = useRef(hero.lastChange);
  const toldRank = useRef(hero.standing.rank);
  const untold = useRef<LastMove[]>([]);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const change = hero.lastChange;
    if (!change || change === latest.current) return;
    latest.current = change;
    untold.current.push(change);
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined;
      setText(changeInWords(untold.current, toldRank.current));
      toldRank.current = latest.current!.to;
      untold.current = [];
    }, GATHER_MS);
  }, [hero.lastChange]);

  useEffect(() => () => clearTimeout(gathering.current), []);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
