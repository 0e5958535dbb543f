// Counts how many units of text two neighbouring terms begin with; a letter of two units is never cut.

export function sharedLetters(a: string, b: string, most = 255): number {
  const end = Math.min(a.length, b.length, most);
  let shared = 0;
  while (shared < end && a[shared] === b[shared]) shared++;
  const last = a.charCodeAt(shared - 1);
  return last >= 0xd800 && last <= 0xdbff ? shared - 1 : shared;
}
