import { IMAGE_METRICS } from '@planet-heroes/contracts/kernel/interface';
import { useEffect, useState } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { imageMonitorTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { networkInformation, readsWebp } from '../browser-abilities';

/** The smallest picture that shows whether the browser decodes AVIF. */
const AVIF_SAMPLE =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

const TONES = { green: 'positive', yellow: 'warning', red: 'danger' } as const;

/** One loaded image (spec document 1, section 3). Times in ms; `timestamp` counts from the start of the page. */
interface ImageMetric {
  name: string;
  loadTime: number;
  timestamp: number;
  cached: boolean;
}

interface ImageSummary {
  total: number;
  /** In ms; undefined where no image was loaded. */
  average: number | undefined;
  /** Shares from 0 to 1. */
  cacheHitRate: number;
  fastShare: number;
}

type LoadEntry = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'duration' | 'startTime'>;

const IMAGE_FILE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** How fast images load, measured every five seconds (spec document 1, sections 2 and 9). */
export function ImageMonitor({ onClose }: { onClose: () => void }) {
  useNow(IMAGE_METRICS.refreshMs); // Renders again, which reads the entries again.
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
  /** The connection's effective type; undefined where the browser does not report it. */
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

/** The images among what the page has loaded. Under 50 ms counts as cached (spec document 1, section 9). */
export function imageMetrics(entries: readonly LoadEntry[]): ImageMetric[] {
  return entries
    .filter(({ name, initiatorType }) => initiatorType === 'img' || IMAGE_FILE.test(name.replace(/[?#].*$/, '')))
    .map(({ name, duration, startTime }) => ({
      name,
      loadTime: duration,
      timestamp: startTime,
      cached: duration < IMAGE_METRICS.cachedBelow,
    }));
}

/** Number, average time, and the shares that came from the cache and that were fast. */
export function summarize(metrics: readonly ImageMetric[]): ImageSummary {
  const total = metrics.length;
  const share = (part: (metric: ImageMetric) => boolean) => (total === 0 ? 0 : metrics.filter(part).length / total);
  return {
    total,
    average: total === 0 ? undefined : metrics.reduce((sum, { loadTime }) => sum + loadTime, 0) / total,
    cacheHitRate: share(({ cached }) => cached),
    fastShare: share(({ loadTime }) => loadTime < IMAGE_METRICS.fastBelow),
  };
}

/** Green under 100 ms, yellow under 500, red otherwise (spec document 1, section 9). */
export function indicatorOf(milliseconds: number): 'green' | 'yellow' | 'red' {
  if (milliseconds < IMAGE_METRICS.greenBelow) return 'green';
  return milliseconds < IMAGE_METRICS.yellowBelow ? 'yellow' : 'red';
}
