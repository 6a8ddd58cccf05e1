import { spacedRuns } from '@qicheng/templates/spaced-runs';

/** The text as nodes, in which some characters are set in another width, as they are printed. */
function nodesOf(text: string): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  const add = (end: number, className?: string) => {
    if (end <= at) return;
    const part = document.createTextNode(text.slice(at, end));
    const holder = document.createElement('span');
    holder.className = className ?? '';
    if (className !== undefined) holder.append(part);
    nodes.push(className === undefined ? part : holder);
    at = end;
  };
  for (const { start, end, className } of spacedRuns(text)) {
    add(start);
    add(end, className);
  }
  add(text.length);
  return nodes;
}

const markupOf = (nodes: Iterable<Node>): string =>
  Array.from(nodes, (node) => (node instanceof Element ? node.outerHTML : `${node.textContent}\n`)).join('');

/** Sets the text of an element as it is printed; false if it was set like that already. */
export function setSpacedText(element: HTMLElement, text: string): boolean {
  const nodes = nodesOf(text);
  if (markupOf(nodes) === markupOf(element.childNodes)) return false;
  element.replaceChildren(...nodes);
  return true;
}

/** The node and the offset in it of a character of an element. */
export function pointIn(element: HTMLElement, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let point: [Node, number] = [element, 0];
  let before = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    point = [node, Math.min(offset - before, node.length)];
    before += node.length;
    if (before >= offset) break;
  }
  return point;
}
