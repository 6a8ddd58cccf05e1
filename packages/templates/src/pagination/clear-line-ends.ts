/**
 * Replaces a separator at the end of a line by a line break. The line is full there, so no other line
 * changes, and a centred line stays centred. Idempotent. Runs inside the export browser as source text, like
 * `paginate`.
 */
export function clearLineEnds(root: HTMLElement): void {
  const range = document.createRange();
  /** Whether a mark itself had no room on the line of its part. */
  const isPushed = (part: Element, mark: HTMLElement, { top }: DOMRect): boolean => {
    range.setStart(part, 0);
    range.setEndBefore(mark);
    const last = Array.from(range.getClientRects()).findLast(({ width }) => width > 0);
    return last !== undefined && top >= last.bottom - last.height / 4;
  };
  for (const lineEnd of Array.from(root.querySelectorAll('[data-line-end]'))) lineEnd.remove();
  const marks = Array.from(root.querySelectorAll<HTMLElement>('[data-separator]'));
  for (const mark of marks) mark.textContent = mark.dataset.separator ?? '';
  const loose = marks.filter((mark) => {
    const part = mark.closest('.part');
    const next = part?.nextElementSibling?.getClientRects()[0];
    if (!part || !next) return false;
    const box = mark.getBoundingClientRect();
    return next.left < box.left || isPushed(part, mark, box);
  });
  for (const mark of loose) {
    mark.textContent = '';
    const lineEnd = document.createElement('br');
    lineEnd.dataset.lineEnd = '';
    mark.closest('.part')?.after(lineEnd);
  }
}
