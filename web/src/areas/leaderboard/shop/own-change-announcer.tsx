import { useEffect, useRef, useState } from 'react';
import type { HeroRoomState } from '../../heroes/room-state';
import { changeInWords } from '../../heroes/standing-words';

/** Changes within this time are told as one, so that a busy board does not talk without end. */
const GATHER_MS = 3000;

/** Tells assistive technology, politely, of the visitor's own changes, and of nobody else's. */
export function OwnChangeAnnouncer({ hero }: { hero: HeroRoomState }) {
  const [text, setText] = useState('');
  const latest = useRef(hero.lastChange);
  const toldRank = useRef(hero.standing.rank);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const change = hero.lastChange;
    if (!change || change === latest.current) return;
    latest.current = change;
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined;
      setText(changeInWords(latest.current!, toldRank.current));
      toldRank.current = latest.current!.to;
    }, GATHER_MS);
  }, [hero.lastChange]);

  useEffect(() => () => clearTimeout(gathering.current), []);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
