/** What lines about a trade-in say, formatted. What the line does not know is left out. */
export interface ToldStep {
  device: string;
  price: string | undefined;
  offer: string | undefined;
  points: string | undefined;
  amount: string | undefined;
  fee: string | undefined;
  pay: 'credit' | 'bank' | 'undecided' | undefined;
  account: string | undefined;
  reasons: readonly string[];
  comesBack: boolean;
  isDemo: boolean;
}

/** What lines about a transfer say, formatted. */
export interface ToldTransfer {
  device: string;
  amount: string;
  account: string | null;
  reference: string | null;
  day: string | undefined;
}
