/** Where a character of the text of an element is, as the browser's selection takes it. */
export function pointIn(element: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, 0];
}
