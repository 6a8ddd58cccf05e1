// This function also runs inside the export browser as source text (print.tsx): no imports.

/**
 * A name that takes several lines leaves the next column its place, unless it would take two more lines then: templates with
 * columns give a name the room of a short position, which helps only if it then fits on one line. Idempotent.
 */
export function keepColumns(root: HTMLElement): void {
  for (const row of Array.from(root.querySelectorAll<HTMLElement>('.entry-row, .form-line'))) {
    delete row.dataset.wraps;
    const name = row.querySelector(':scope > :is(.entry-title, .cell):has(~ .entry-subtitle)');
    if (!name) continue;
    const height = (): number => name.getBoundingClientRect().height;
    const before = height();
    const scale = row.getBoundingClientRect().width / (row.offsetWidth || 1);
    const line = parseFloat(getComputedStyle(name).lineHeight) * scale;
    if (before < line * 1.25) continue;
    row.dataset.wraps = '';
    if (height() > before + line * 1.25) delete row.dataset.wraps;
  }
}
