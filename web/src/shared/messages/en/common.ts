export const common = {
  instead: (price: string) => `instead of ${price}`,
  from: (figure: string) => `from ${figure}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  points: (count: string) => `${count} points`,
} as const;
