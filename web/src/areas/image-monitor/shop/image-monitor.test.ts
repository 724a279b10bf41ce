import { describe, expect, it } from '@jest/globals';
import { imageMetrics, indicatorOf, summarize } from './image-monitor';

const entry = (name: string, duration: number, initiatorType = 'img') => ({
  name,
  duration,
  initiatorType,
  startTime: 7,
});

describe('the image monitor', () => {
  it('counts images alone, regardless of their initiator', () => {
    const metrics = imageMetrics([
      entry('https://planet.example/a.png?v=2', 10, 'css'),
      entry('https://planet.example/photo', 120),
      entry('https://planet.example/assets/index.js', 10, 'script'),
    ]);
    expect(metrics).toEqual([
      { name: 'https://planet.example/a.png?v=2', loadTime: 10, timestamp: 7, cached: true },
      { name: 'https://planet.example/photo', loadTime: 120, timestamp: 7, cached: false },
    ]);
  });

  it('takes less than 50 ms for the cache and less than 100 ms for fast', () => {
    const summary = summarize(imageMetrics([entry('a', 49.9), entry('b', 50), entry('c', 99.9), entry('d', 100.2)]));
    expect(summary).toMatchObject({ total: 4, cacheHitRate: 0.25, fastShare: 0.75 });
    expect(summary.average).toBeCloseTo(75);
  });

  it('has no average without images', () => {
    expect(summarize([])).toEqual({ total: 0, average: undefined, cacheHitRate: 0, fastShare: 0 });
  });

  it('is green under 100, yellow under 500, red otherwise', () => {
    expect([0, 99.9, 100, 499.9, 500].map(indicatorOf)).toEqual(['green', 'green', 'yellow', 'yellow', 'red']);
  });
});
