import { translated } from '../../kernel/i18n/translated';

export const imageMonitorTexts = translated(
  'imageMonitor',
  {
    title: 'Image monitor',
    close: 'Close the image monitor',
    total: 'Total images',
    average: 'Average load time',
    cacheHits: 'Cache hit rate',
    fast: (limit: string) => `Loads under ${limit} ms`,
    format: 'Best format',
    connection: 'Connection',
    pixelRatio: 'Pixel ratio',
    milliseconds: (value: string) => `${value} ms`,
    percent: (value: string) => `${value}%`,
    unknown: 'unknown',
    speed: { green: 'Fast', yellow: 'Fair', red: 'Slow' },
  } as const,
);
