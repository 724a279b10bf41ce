import { communityForumTexts } from '../../texts-forum.en';
import { Icon } from '../../../../kit/icon';
import type { IconName } from '../../../../kit/icon-paths';
import { FORUM_CATEGORIES } from './forum-posts';
import type { ForumCategory } from './search-posts';

const ICONS: Readonly<Record<ForumCategory, IconName>> = {
  water: 'drop',
  ewaste: 'phone',
  missions: 'trophy',
  connect: 'users',
};

interface CategoryChoiceProps {
  chosen: ForumCategory | undefined;
  onChoose: (category: ForumCategory | undefined) => void;
}

/** The four categories as tiles; pressing the chosen one again shows all posts. */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const text = communityForumTexts;
  return (
    <div role="group" aria-label={text.categoriesLabel} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {FORUM_CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? undefined : category)}
          className="flex cursor-pointer flex-col items-start gap-1 rounded-lg border border-line-strong bg-surface p-4 text-start transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          <Icon name={ICONS[category]} className="size-6 text-accent" />
          <span className="font-semibold">{text.categories[category].name}</span>
          <span className="text-sm text-ink-muted">{text.categories[category].about}</span>
        </button>
      ))}
    </div>
  );
}
