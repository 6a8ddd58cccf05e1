/** The longest common substring of two texts. */
export function sharedRun(one: string, other: string): string {
  let longest = '';
  for (let start = 0; start < one.length; start += 1)
    while (
      other.includes(one.slice(start, start + longest.length + 1)) &&
      start + longest.length < one.length
    )
      longest = one.slice(start, start + longest.length + 1);
  return longest;
}
