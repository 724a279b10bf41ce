import { IMAGE_METRICS } from '@planet-heroes/contracts/kernel/interface';
import { useEffect, useState } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { imageMonitorTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { imageMetrics, indicatorOf, summarize } from './image-metrics';
import { networkInformation, readsWebp } from './browser-abilities';

/** The smallest picture that shows whether the browser decodes AVIF. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

const TONES = { green: 'positive', yellow: 'warning', red: 'danger' } as const;

/** How fast images load, measured every five seconds (spec document 1, sections 2 and 9). */
export function ImageMonitor({ onClose }: { onClose: () => void }) {
  useNow(IMAGE_METRICS.refreshMs);
  const [device, setDevice] = useState<DeviceCapabilities>();
  useEffect(() => void deviceCapabilities().then(setDevice), []);

  const text = imageMonitorTexts;
  const { total, average, cacheHitRate, fastShare } = summarize(
    imageMetrics(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  );
  const indicator = average === undefined ? undefined : indicatorOf(average);
  const percent = (share: number) => text.percent(formatWhole(share * 100));
  const rows = [
    [text.total, formatWhole(total)],
    [text.average, average === undefined ? text.unknown : text.milliseconds(formatWhole(average))],
    [text.cacheHits, percent(cacheHitRate)],
    [text.fast(formatWhole(IMAGE_METRICS.fastBelow)), percent(fastShare)],
    [text.format, device ? bestFormat(device) : ''],
    [text.pixelRatio, device ? String(device.devicePixelRatio) : ''],
    [text.connection, device ? (device.connectionType ?? text.unknown) : ''],
  ];
  return (
    <section
      aria-labelledby="image-monitor-title"
      className="pointer-events-auto w-72 max-w-[calc(100vw-6rem)] rounded-lg border border-line bg-surface-raised p-4 text-sm shadow-raised"
    >
      <div className="flex items-center gap-2">
        <p id="image-monitor-title" className="font-display text-lg font-semibold">
          {text.title}
        </p>
        {indicator && <Badge tone={TONES[indicator]}>{text.speed[indicator]}</Badge>}
        <button
          type="button"
          aria-label={text.close}
          onClick={onClose}
          className="-me-1 ms-auto grid size-9 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
        >
          <Icon name="close" />
        </button>
      </div>
      <dl className="mt-2 flex flex-col gap-1">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function bestFormat({ avif, webp }: DeviceCapabilities): string {
  if (avif) return 'AVIF';
  return webp ? 'WebP' : 'JPG';
}

interface DeviceCapabilities {
  webp: boolean;
  avif: boolean;
  devicePixelRatio: number;
  /** The connection's effective type; undefined where the browser does not tell. */
  connectionType: string | undefined;
}

/** What this device can show, and over which connection (spec document 1, section 3). */
async function deviceCapabilities(): Promise<DeviceCapabilities> {
  return {
    webp: readsWebp(),
    avif: await canDecode(AVIF_SAMPLE),
    devicePixelRatio,
    connectionType: networkInformation()?.effectiveType,
  };
}

async function canDecode(source: string): Promise<boolean> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
