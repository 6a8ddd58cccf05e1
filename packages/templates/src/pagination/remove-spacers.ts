// The function also runs inside the export browser as text (print.tsx): no imports.

/** Undoes what `insertSpacers` inserted, so that blocks can be measured again. */
export function removeSpacers(root: HTMLElement): void {
  root.style.removeProperty('height');
  root.querySelectorAll<HTMLElement>('ul[data-writing] > li').forEach((line) => (line.style.marginTop = ''));
  for (const spacer of Array.from(root.querySelectorAll('[data-spacer]'))) {
    const parent = spacer.parentElement;
    spacer.remove();
    // Only a break between lines has split a text.
    if (spacer.nodeName === 'SPAN') parent?.normalize();
  }
}
