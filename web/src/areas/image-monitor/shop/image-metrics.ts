import { IMAGE_METRICS } from '@planet-heroes/contracts/kernel/interface';

/** One loaded image (spec document 1, section 3). Times in ms; `timestamp` counts from the start of the page. */
export interface ImageMetric {
  name: string;
  loadTime: number;
  timestamp: number;
  cached: boolean;
}

export interface ImageSummary {
  total: number;
  /** In ms; undefined where no image was loaded. */
  average: number | undefined;
  /** Shares from 0 to 1. */
  cacheHitRate: number;
  fastShare: number;
}

type LoadEntry = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'duration' | 'startTime'>;

const IMAGE_FILE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

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
