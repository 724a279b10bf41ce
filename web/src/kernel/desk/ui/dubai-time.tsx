import { formatDubaiDay, formatDubaiTime, formatUtc } from '../format';

/** A moment as it was in Dubai, wherever the operator is; the time of the world is its title. */
export function DubaiTime({ at, isDay = false }: { at: string; isDay?: boolean }) {
  return <time dateTime={at} title={formatUtc(at)}>{(isDay ? formatDubaiDay : formatDubaiTime)(at)}</time>;
}
