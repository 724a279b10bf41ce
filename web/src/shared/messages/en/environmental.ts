export const environmental = {
  eyebrow: 'Environmental impact',
  title: 'What a drawer full of phones can do',
  lead: 'Bottles that were never made, carbon that was never burnt, and devices that found a second life.',
  aquacafe: 'See the water systems',
  community: 'Join the community',
  figures: {
    title: 'Our impact so far',
    bottles: 'plastic bottles prevented',
    carbon: 'of CO2 saved',
    devices: 'devices collected',
  },
} as const;
