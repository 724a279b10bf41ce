/** Whether the last digit of a number is its check digit by the Luhn formula; never of one digit repeated. */
export function hasCheckDigit(digits: string): boolean {
  if (/^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => {
    const weighed = Number(digit) * ((digits.length - at) % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
