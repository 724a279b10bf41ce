import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { joiningTexts } from '../../texts-joining.en';
import { nameOf } from '../../../../kernel/i18n/name-of';

/** The hero's badges, each with the day on which it was awarded. */
export function OwnBadges({ me }: { me: HeroProfile }) {
  const { badges: text } = joiningTexts.profile;
  const awardedAt = new Map(me.badgesAwarded.map(({ badge, awardedAt: at }) => [badge, at]));
  return (
    <section aria-label={text.label} className="grid gap-2 text-sm">
      <h3 className="font-semibold">{text.label}</h3>
      {me.badges.length === 0 ? (
        <p className="text-ink-muted">{text.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {me.badges.map((badge) => {
            const at = awardedAt.get(badge);
            return (
              <li key={badge} className="rounded-full bg-sand-soft px-3 py-1">
                <span className="font-semibold">{nameOf(badge)}</span>
                {at !== undefined && <time dateTime={at} className="text-ink-muted"> {text.since(formatDay(at))}</time>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
