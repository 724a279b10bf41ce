export const shop = {
  eyebrow: 'Shop',
  title: 'Clean water and second lives',
  lead: 'Filtration for every home, phones with years left in them, and premium water for the table.',
  categories: {
    title: 'Three shelves',
    'refurbished-phones': { name: 'Refurbished phones', text: 'Good phones with a second life ahead of them.' },
    'water-solutions': { name: 'Water solutions', text: 'From compact filters to a whole-home system.' },
    'premium-water': { name: 'Premium water', text: 'Springs and volcanoes, by the bottle or delivered.' },
    products: (count: number) => `${count} products`,
  },
  cross: {
    title: 'Bring the price down',
    exchange: 'Trade in an iPhone',
    aquacafe: 'Compare AquaCafe packages',
  },
} as const;
