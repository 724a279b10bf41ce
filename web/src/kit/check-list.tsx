import { Icon } from './icon';

/** Things that are included, each with a tick. */
export function CheckList({ items, className = 'gap-2' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-col ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 text-positive" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
