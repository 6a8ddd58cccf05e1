/** Whether a longer name contains the characters of a short one in this order: 云栈电商 in 杭州云栈电子商务有限公司. */
export function isInOrder(name: string, whole: string): boolean {
  let at = 0;
  for (const character of name) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
