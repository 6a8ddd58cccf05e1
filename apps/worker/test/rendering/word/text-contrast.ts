import { contrastOf } from '@qicheng/resume/colour-contrast';
import { child, named, value, type XmlElement } from './xml-tree.js';

const WHITE = 'FFFFFF';
const USUAL_INK = '1C2430';

interface Faint {
  text: string;
  ink: string;
  ground: string;
  contrast: number;
}

/** Returns the texts whose contrast with their background is below `least`. */
export function faintTexts(document: XmlElement, styles: XmlElement, minContrast: number): Faint[] {
  const inks = inksOf(styles);
  const found: Faint[] = [];
  visit(document, WHITE);
  return found;

  function visit(element: XmlElement, ground: string): void {
    for (const one of element.children) {
      if (one.name === 'w:tc') visit(one, fillOf(child(one, 'w:tcPr')) ?? ground);
      else if (one.name === 'w:p') read(one, fillOf(child(one, 'w:pPr')) ?? ground);
      else visit(one, ground);
    }
  }

  function read(paragraph: XmlElement, ground: string): void {
    const style = value(child(child(paragraph, 'w:pPr'), 'w:pStyle'));
    for (const run of named(paragraph, 'w:r')) {
      const text = named(run, 'w:t')
        .map(({ text: one }) => one)
        .join('');
      if (text.trim() === '') continue;
      const look = child(run, 'w:rPr');
      const own = value(child(look, 'w:color'));
      const ink = own ?? inks.get(value(child(look, 'w:rStyle')) ?? '') ?? inks.get(style ?? '') ?? USUAL_INK;
      const under = fillOf(look) ?? ground;
      const contrast = contrastOf(`#${ink}`, `#${under}`);
      if (contrast < minContrast) found.push({ text, ink, ground: under, contrast });
    }
  }
}

const fillOf = (properties: XmlElement | undefined): string | undefined =>
  child(properties, 'w:shd')?.attributes['w:fill'];

/** Returns the text colour of each style that sets one. */
const inksOf = (styles: XmlElement): Map<string, string> =>
  new Map(
    named(styles, 'w:style').flatMap((style) => {
      const ink = value(child(child(style, 'w:rPr'), 'w:color'));
      return ink ? [[style.attributes['w:styleId'] ?? '', ink] as const] : [];
    }),
  );
