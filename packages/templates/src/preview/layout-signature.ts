const rounded = (pixels: number): number => Math.round(pixels * 100) / 100;

/**
 * All that pagination reads of the laid out copy: where the blocks lie, what they are, and what the candidate asked for.
 * As long as it stays the same, so do the pages.
 */
export function layoutSignature(root: HTMLElement): string {
  const origin = root.getBoundingClientRect();
  const sections = Array.from(root.querySelectorAll<HTMLElement>('[data-section]'), (section) =>
    [section.dataset.section, section.dataset.startsPage, section.className, section.style.cssText].join(),
  );
  const items = Array.from(root.querySelectorAll<HTMLElement>('[data-item]'), ({ dataset }) =>
    [dataset.item, dataset.break].join(),
  );
  const blocks = Array.from(root.querySelectorAll<HTMLElement>('[data-block]'), (block) => {
    const { left, top, right, bottom } = block.getBoundingClientRect();
    const edges = [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top];
    return [block.dataset.block, block.dataset.id, ...edges.map(rounded)].join();
  });
  return [sections, items, blocks].map((parts) => parts.join(';')).join('\n');
}
