/**
 * Replaces a separator at the end of a line by a line break. The line is full there, so no other line
 * changes, and a centred line stays centred. Idempotent. Runs inside the export browser as source text, like
 * `paginate`.
 */
export function clearLineEnds(root: HTMLElement): void {
  for (const lineEnd of Array.from(root.querySelectorAll('[data-line-end]'))) lineEnd.remove();
  const marks = Array.from(root.querySelectorAll<HTMLElement>('[data-separator]'));
  for (const mark of marks) mark.textContent = mark.dataset.separator ?? '';
  const loose = marks.filter((mark) => {
    const next = mark.closest('.part')?.nextElementSibling?.getClientRects()[0];
    return next !== undefined && next.left < mark.getBoundingClientRect().left;
  });
  for (const mark of loose) {
    mark.textContent = '';
    const lineEnd = document.createElement('br');
    lineEnd.dataset.lineEnd = '';
    mark.closest('.part')?.after(lineEnd);
  }
}
