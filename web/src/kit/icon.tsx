import { classNames } from './class-names';

/** Our line icons, drawn on a grid of 24 units. */
const ICON_PATHS = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5h4',
  building: 'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 11.5h3M8 15h3M16.5 13h0M16.5 16.5h0',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5M12 6.5v13',
  bulb: 'M9.5 17.5h5M10 20.5h4M8.8 14.5a6 6 0 1 1 6.4 0c-.6.5-.7 1.5-.7 3h-5c0-1.5-.1-2.5-.7-3',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 10l5 5 5-5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2',
  'cloud-off': 'M4 4l16 16M7.5 9.2A5 5 0 0 0 7 19h10.5M10 6.3a6 6 0 0 1 8.3 4.4 4.4 4.4 0 0 1 2 7',
  close: 'M6 6l12 12M18 6L6 18',
  cube: 'M12 3.5l7.5 4.25v8.5L12 20.5l-7.5-4.25v-8.5zM4.5 7.75L12 12l7.5-4.25M12 12v8.5',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15',
  drop: 'M12 3.5c3.6 4 6 6.9 6 10.2a6 6 0 0 1-12 0c0-3.3 2.4-6.2 6-10.2M9 14.5a3.2 3.2 0 0 0 2.6 2.7',
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C8 7.5 6.6 3.5 9 3.5c2 0 3 4 3 4s1-4 3-4c2.4 0 1 4-3 4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3.3 9.5h17.4M3.3 14.5h17.4M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3',
  key: 'M8.5 15.5a4 4 0 1 1 2.6-7 4 4 0 0 1 0 6 4 4 0 0 1-2.6 1M12 11.5h8.5v3M17 11.5V14',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 21c1-5 4-8 9-10',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 20l1.3-4A8 8 0 1 1 8 18.8zM9 10.5h6M9 13.5h4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
  pencil: 'M4.5 19.5l.8-4L16 4.8l3.2 3.2L8.5 18.7zM13.5 7.3l3.2 3.2',
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3M10.5 18.2h3',
  call: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3A2 2 0 0 1 18 19.5 14.5 14.5 0 0 1 4.5 6a2 2 0 0 1 2-2',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  pin:
    'M12 21c4-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.5 6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M6 12H5v8.5h14V12h-1',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.6',
  shop: 'M5 9h14l-1 11H6zM8.5 9V7.5a3.5 3.5 0 0 1 7 0V9',
  sparkle: 'M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM18.5 16.5v4M16.5 18.5h4',
  sun:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  truck:
    'M3 7h10.5v9.5H3zM13.5 10.5h4l3 3v3h-7M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19M17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3.5 1.5 5 3.7 5M16 5.5h3.5c0 3.5-1.5 5-3.7 5M12 14v3M8.5 20h7M10 17h4v3h-4z',
  upload: 'M12 15.5v-11M7.5 9L12 4.5 16.5 9M4.5 19.5h15',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 19.5c.4-3.4 2.8-5.2 6-5.2s5.6 1.8 6 5.2M16 11.3a3 3 0 0 0 0-6M18 14.8c1.8.7 2.8 2.3 3 4.7',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.3v.2',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  className?: string;
  /** Turns with the direction of writing: for arrows. */
  directional?: boolean;
}

/**
 * A line icon in the colour and at the size of the text around it. Decorative: the text beside it carries the meaning.
 */
export function Icon({ name, className, directional }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={classNames('icon', directional && 'rtl:-scale-x-100', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
