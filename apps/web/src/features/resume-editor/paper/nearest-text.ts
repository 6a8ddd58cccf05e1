type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Which of some texts a press beside them means, as in a word processor: the nearest one on its line, else the next one
 * at most a line away; -1 if there is none. A text is the boxes of its lines.
 */
export function nearestText(texts: readonly (readonly Box[])[], x: number, y: number): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, boxes] of texts.entries()) {
    for (const { left, right, top, bottom } of boxes) {
      const across = Math.max(0, top - y, y - bottom);
      // The line above or below counts only if none is at the height of the press.
      const away = Math.max(0, left - x, x - right) + across * 1e4;
      if (right <= left || across > bottom - top || away >= least) continue;
      [nearest, least] = [index, away];
    }
  }
  return nearest;
}
