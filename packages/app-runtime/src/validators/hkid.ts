// The check digit of a Hong Kong identity card: the weighted sum of all characters is divisible by 11, where A is 10 and a
// missing first letter 36.

const pattern = /^([A-Z]?)([A-Z])(\d{6})(?:\(([\dA])\)|([\dA]))$/;
const missingLetter = 36;

export function isHkid(text: string): boolean {
  const match = pattern.exec(text.trim().toUpperCase());
  if (!match) return false;
  const [, first = '', second = '', digits = '', bracketed, bare] = match;
  const values = [
    first === '' ? missingLetter : letterValue(first),
    letterValue(second),
    ...Array.from(digits, Number),
  ];
  const check = bracketed ?? bare;
  const sum = values.reduce((total, value, index) => total + value * (9 - index), check === 'A' ? 10 : Number(check));
  return sum % 11 === 0;
}

function letterValue(letter: string): number {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10;
}
