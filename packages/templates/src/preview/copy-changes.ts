/** What the visible copy was last made from. */
export interface CopyState {
  skeleton: string;
  sections: string[];
}

const SECTION = '[data-section]';

/**
 * Brings the visible copy up to date with what React rendered, section by section: while typing only the section that
 * changed is replaced, so that scroll position, selection and pictures of the others stay. React never owns the copy,
 * because `paginate` changes it.
 */
export function copyChanges(source: HTMLElement, target: ParentNode, last: CopyState | undefined): CopyState {
  const sections = Array.from(source.querySelectorAll<HTMLElement>(SECTION));
  const html = sections.map((section) => section.outerHTML);
  const skeleton = skeletonOf(source.outerHTML, html);
  const copy = target.firstElementChild;
  const copies = Array.from(copy?.querySelectorAll<HTMLElement>(SECTION) ?? []);
  if (!copy || last?.skeleton !== skeleton || copies.length !== sections.length) {
    // A clone keeps inline styles that a content security policy would refuse in parsed markup.
    target.replaceChildren(source.cloneNode(true));
  } else {
    sections.forEach((section, index) => {
      if (html[index] !== last.sections[index]) copies[index]?.replaceWith(section.cloneNode(true));
    });
  }
  return { skeleton, sections: html };
}

/** The markup around the sections. */
function skeletonOf(whole: string, sections: string[]): string {
  let rest = whole;
  let around = '';
  for (const section of sections) {
    const start = rest.indexOf(section);
    around += `${rest.slice(0, start)}\u0000`;
    rest = rest.slice(start + section.length);
  }
  return around + rest;
}
