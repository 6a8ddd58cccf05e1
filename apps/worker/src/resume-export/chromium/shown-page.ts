/** Text in one style: the characters drawn with these families, in order of preference. */
export interface ShownText {
  families: string[];
  weight: 400 | 700;
  characters: string;
}

export interface ShownPage {
  html: string;
  texts: ShownText[];
}

/** What the page shows in its current layout. Runs in the browser. */
export function readShownPage(): ShownPage {
  const found = new Map<string, ShownText & { seen: Set<string> }>();
  for (const element of [document.body, ...Array.from(document.body.querySelectorAll('*'))]) {
    const own = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    note(getComputedStyle(element), own.map(({ textContent }) => textContent ?? '').join(''));
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      // A control character, such as a line break, is written as an escape.
      if (style.content.startsWith('"'))
        note(style, style.content.slice(1, -1).replace(/\\[\da-f]+ ?|\\/gi, ''));
    }
  }
  const texts = Array.from(found.values(), ({ seen, ...text }) => ({
    ...text,
    characters: Array.from(seen).join(''),
  }));
  return { html: document.body.innerHTML, texts };

  function note({ fontFamily, fontWeight }: CSSStyleDeclaration, text: string): void {
    const weight = Number(fontWeight) >= 600 ? 700 : 400;
    const families = fontFamily.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
    const key = `${weight} ${fontFamily}`;
    const known = found.get(key) ?? { families, weight, characters: '', seen: new Set() };
    for (const character of text) if (character >= ' ') known.seen.add(character);
    if (known.seen.size > 0) found.set(key, known);
  }
}
