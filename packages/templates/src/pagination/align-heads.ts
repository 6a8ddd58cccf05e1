// This function also runs inside the export browser as source text (print.tsx): no imports.

/**
 * Gives the entries of a section heads of one shape: if the facts behind one title do not fit on its line, those of all are
 * on the next line. Measured before a column is widened; idempotent.
 */
export function alignHeads(root: HTMLElement): void {
  for (const head of Array.from(root.querySelectorAll<HTMLElement>('[data-stacked]')))
    delete head.dataset.stacked;
  const scale = root.getBoundingClientRect().width / (parseFloat(getComputedStyle(root).width) || 1);
  const isWrapped = (head: HTMLElement): boolean => {
    const first = head.querySelector('.entry-title')?.getClientRects()[0];
    const line = parseFloat(getComputedStyle(head).lineHeight) * scale;
    const facts = Array.from(head.querySelectorAll('.whole'));
    return (
      first !== undefined && facts.some((fact) => fact.getBoundingClientRect().top > first.top + line * 0.75)
    );
  };
  for (const entries of Array.from(root.querySelectorAll('.entries:not(.entries-compact)'))) {
    const heads = Array.from(entries.querySelectorAll<HTMLElement>('.entry > .entry-row > .entry-lead'));
    // Positions within an employment are heads of their own kind.
    const isNested = (head: HTMLElement): boolean =>
      head.closest('.entry')?.parentElement?.closest('.entry') != null;
    for (const nested of [false, true]) {
      const alike = heads.filter((head) => isNested(head) === nested);
      if (alike.some(isWrapped)) for (const head of alike) head.dataset.stacked = '';
    }
  }
}
