import { useId } from 'react';
import { Icon } from '../../shared/ui/icon';

interface DeviceSelectProps {
  label: string;
  models: readonly string[];
  value: string | undefined;
  onChange: (model: string) => void;
}

/** The browser's own list of models: too many for tiles, and at its best on a phone. */
export function DeviceSelect({ label, models, value, onChange }: DeviceSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-3 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-14 w-full cursor-pointer appearance-none rounded-md border border-line-strong bg-surface ps-4 pe-12 text-ink hover:border-accent"
        >
          {models.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </select>
        <Icon name="chevron" className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-ink-muted" />
      </div>
    </div>
  );
}
