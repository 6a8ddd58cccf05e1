/** Only letters and digits. @param {string} text */
export const bare = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** The longest common run of characters. @param {string} one @param {string} other */
export function sharedRun(one, other) {
  let most = 0;
  let before = new Array(other.length + 1).fill(0);
  for (const letter of one) {
    const row = [0];
    for (let at = 0; at < other.length; at += 1) {
      row.push(letter === other[at] ? before[at] + 1 : 0);
      most = Math.max(most, row[at + 1]);
    }
    before = row;
  }
  return most;
}
