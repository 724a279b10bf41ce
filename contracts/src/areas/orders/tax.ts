/** The value added tax of the Emirates, in percent. */
export const VAT_PERCENT = 5;

/** An amount in fils, and the tax that it contains. */
export interface TaxedAmount {
  gross: number;
  vat: number;
  net: number;
}

/** The value added tax that an amount contains, to the nearest fils. */
export function vatContained(gross: number): TaxedAmount {
  const vat = Math.round((gross * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { gross, vat, net: gross - vat };
}

/**
 * The same for each of several amounts. Their taxes add up to that of the sum, so that one may be a fils off its own
 * share.
 */
export function vatOfEach(amounts: readonly number[]): TaxedAmount[] {
  let [passed, taxed] = [0, 0];
  return amounts.map((gross) => {
    const upTo = vatContained((passed += gross)).vat;
    const vat = upTo - taxed;
    taxed = upTo;
    return { gross, vat, net: gross - vat };
  });
}
