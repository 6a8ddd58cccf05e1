import type { PageGeometry } from './page-geometry.js';
import type { LabelPlace } from './pagination.js';

// All functions also run inside the export browser as source text (print.tsx): type imports only, no module constants.

/**
 * Writes the heading of a section that continues on a page beside its first line there, in designs that have headings in a
 * column of their own. The labels are part of the paper, so that they move nothing and are read as artifacts.
 */
export function repeatLabels(root: HTMLElement, geometry: PageGeometry): void {
  for (const label of Array.from(root.querySelectorAll('.page > .continued'))) label.remove();
  const papers = Array.from(root.querySelectorAll<HTMLElement>('.page'));
  const origin = root.getBoundingClientRect();
  const scale = origin.width / (parseFloat(getComputedStyle(root).width) || 1);
  // Nothing has a size in a hidden pane.
  if (papers.length < 2 || !(scale > 0)) return;
  for (const section of Array.from(root.querySelectorAll<HTMLElement>('section[data-section]'))) {
    const heading = section.querySelector<HTMLElement>(':scope > [data-block="heading"]');
    if (!heading || parseFloat(getComputedStyle(heading).marginBottom) >= 0) continue;
    const { bottom } = section.getBoundingClientRect();
    papers.forEach((paper, page) => {
      const top = origin.top + (page * geometry.pitch + geometry.top) * scale;
      if (page === 0 || heading.getBoundingClientRect().top > top - 1 || bottom < top + 1) return;
      const end = Math.min(bottom, origin.top + (page * geometry.pitch + geometry.bottom) * scale);
      drawLabel({ root, paper, section, heading, top, end, scale });
    });
  }
}

/** A label on the paper of a page, between the first line of a section there and the end of its content. */
export function drawLabel(place: LabelPlace): void {
  const { root, paper, section, heading, top, end, scale } = place;
  const name = firstLine(heading, -Infinity);
  const [first, here] = [firstLine(section, -Infinity, heading), firstLine(section, top, heading)];
  if (!name || !first || !here || name.box.right > first.box.left + 1) return;
  const label = document.createElement('p');
  label.className = 'continued';
  // Each part stays together; the second has a line of its own where both do not fit on one.
  const [whole, suffix] = [document.createElement('span'), document.createElement('span')];
  const isChinese = root.lang.startsWith('zh');
  whole.textContent = heading.textContent;
  suffix.textContent = isChinese ? '（续）' : '(cont.)';
  label.append(whole, isChinese ? '' : ' ', suffix);
  const shape = (heading.firstElementChild ?? heading) as HTMLElement;
  const box = shape.getBoundingClientRect();
  const [type, line] = [getComputedStyle(name.holder), parseFloat(getComputedStyle(shape).lineHeight)];
  const { paddingLeft, paddingRight, textAlign, textWrap } = getComputedStyle(shape);
  const { fontFamily, fontSize, fontWeight, letterSpacing, color } = type;
  Object.assign(label.style, { fontFamily, fontSize, fontWeight, letterSpacing, color, textAlign, textWrap });
  Object.assign(label.style, {
    paddingLeft,
    paddingRight,
    lineHeight: `${line}px`,
    width: `${box.width / scale}px`,
    // A heading in a band of its own has letters for that band.
    backgroundColor: getComputedStyle(heading).backgroundColor,
  });
  const paperBox = paper.getBoundingClientRect();
  label.style.left = `${(box.left - paperBox.left) / scale}px`;
  label.style.top = '0';
  paper.append(label);
  const written = firstLine(label, -Infinity);
  if (!written) return;
  // As far from the first line as where the section begins.
  const baseline = baselineOf(here.box) + baselineOf(name.box) - baselineOf(first.box);
  label.style.top = `${(baseline - baselineOf(written.box)) / scale}px`;
  const isTooHigh = (): boolean => label.getBoundingClientRect().bottom > end + line * scale * 0.5;
  if (isTooHigh()) label.lastElementChild?.remove();
  if (isTooHigh()) label.remove();
}

/** The first text within an element that is shown below a height, without another element. */
export function firstLine(
  element: HTMLElement,
  from: number,
  without?: HTMLElement,
): { box: DOMRect; holder: HTMLElement } | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (without?.contains(text) || text.parentElement?.matches('.atom-mark, .atom-mark *')) continue;
    range.selectNodeContents(text);
    const box = Array.from(range.getClientRects()).find(
      ({ top, bottom, width }) => width > 0 && (top + bottom) / 2 > from,
    );
    if (box && text.parentElement) return { box, holder: text.parentElement };
  }
  return undefined;
}

/** The fonts have equal proportions above and below the baseline. */
export function baselineOf({ top, height }: DOMRect): number {
  return top + height * 0.8;
}
