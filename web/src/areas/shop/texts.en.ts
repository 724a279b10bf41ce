import { translated } from '../../kernel/i18n/translated';

export const shopTexts = translated(
  'shop',
  {
    title: 'Clean water and second lives',
    lead: 'Filtration for every home, phones with years left in them, and premium water for the table.',
    products: 'Products',
    filter: 'Show',
    categories: {
      all: 'All',
      'refurbished-phones': 'Refurbished phones',
      'water-solutions': 'Water solutions',
      'premium-water': 'Premium water',
    },
    shown: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    order: 'Order Now',
    redirecting: {
      title: 'Redirecting to Checkout',
      description: (product: string) => `${product} opens on the provider's shop, in a new tab.`,
      withoutStore: (product: string) => `The new tab says how to order ${product} until our shop opens.`,
    },
    warranty: (years: number) => (years === 1 ? '1-year warranty' : `${years}-year warranty`),
    items: {
      'iphone-15-pro': {
        name: 'iPhone 15 Pro',
        features: ['Titanium frame', 'Three cameras', 'Data wiped and checked'],
        badge: 'Newest',
      },
      'iphone-14-pro': {
        name: 'iPhone 14 Pro',
        features: ['Always-on display', 'Three cameras', 'Data wiped and checked'],
        badge: '',
      },
      'iphone-13': {
        name: 'iPhone 13',
        features: ['All-day battery', 'Two cameras', 'Data wiped and checked'],
        badge: 'Most popular',
      },
      'iphone-12': {
        name: 'iPhone 12',
        features: ['Light and slim', 'Two cameras', 'Data wiped and checked'],
        badge: '',
      },
      'aquacafe-basic': {
        name: 'AquaCafe Basic',
        features: ['Filter jug for the fridge door', 'No installation needed', 'Cartridge changes in seconds'],
        badge: 'First step',
      },
      'aquacafe-premium': {
        name: 'AquaCafe Premium',
        features: ['Stands on the counter', 'Fills a glass at a touch', 'Shows when a filter is due'],
        badge: 'Most popular',
      },
      'under-sink-compact': {
        name: 'Under-Sink Compact',
        features: ['One cartridge, out of sight', 'A tap of its own', 'Fits the smallest kitchen'],
        badge: '',
      },
      'under-sink-premium': {
        name: 'Under-Sink Premium',
        features: ['Three stages of filtration', 'Minerals put back at the end', 'A tap of its own'],
        badge: '',
      },
      'whole-home-basic': {
        name: 'Whole Home Basic',
        features: ['For every tap and shower', 'Sits where the water comes in', 'Two self-rinsing tanks'],
        badge: 'For villas',
      },
      'kangen-k8': {
        name: 'Kangen K8',
        features: ['Ionised water at a touch', 'Display for every setting', 'Steel spout'],
        badge: 'Top of the range',
      },
      'icelandic-premium': {
        name: 'Icelandic Premium',
        features: ['Filtered by lava and ice', 'Soft and light', 'In glass'],
        badge: '',
      },
      'himalayan-spring': {
        name: 'Himalayan Spring',
        features: ['From a mountain spring', 'Balanced minerals', 'In glass'],
        badge: '',
      },
      'volcanic-mineral': {
        name: 'Volcanic Mineral',
        features: ['Rich in minerals', 'A fuller taste', 'In glass'],
        badge: 'Chefs\' choice',
      },
      'kangen-delivery': {
        name: 'Kangen Delivery',
        features: ['Large bottles to your door', 'Empties taken back', 'Across the Emirates'],
        badge: 'Delivered',
      },
    },
    cross: {
      title: 'Bring the price down',
      exchange: {
        title: 'Pay with the phone in your drawer',
        text: 'An instant value for your iPhone, as credit in this shop.',
        action: 'Trade in an iPhone',
      },
      aquacafe: {
        title: 'Thinking of a whole system?',
        text: 'AquaCafe packages come with filters, points and a hero level.',
        action: 'Compare AquaCafe packages',
      },
    },
  } as const,
);
