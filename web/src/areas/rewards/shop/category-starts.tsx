import { REWARD_CATEGORY_STARTS } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { rewardsTexts } from '../texts.en';
import { Icon } from '../../../kit/icon';

const CATEGORIES = [
  { category: 'technology', icon: 'phone' },
  { category: 'waterSystems', icon: 'drop' },
  { category: 'lifestyle', icon: 'leaf' },
  { category: 'experiences', icon: 'sparkle' },
] as const;

/** What the cheapest reward of each category costs (spec document 1, section 2). */
export function CategoryStarts() {
  const { categories } = rewardsTexts;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {CATEGORIES.map(({ category, icon }) => (
        <li key={category} className="flex items-center gap-4 rounded-lg bg-band p-5">
          <Icon name={icon} className="size-8 text-accent" />
          <p className="min-w-0">
            <span className="block font-semibold">{categories[category]}</span>
            <span className="block text-sm text-ink-muted">
              {commonTexts.from(commonTexts.points(formatWhole(REWARD_CATEGORY_STARTS[category])))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
