/**
 * Runs in the preview page: changes the accent and returns the texts whose contrast with their background is below WCAG
 * 2.2, 1.4.3. The accent changes only colours, so no new layout is needed.
 */
export function findFaintText(accent: string): string {
  const shadow = document.querySelector('#root > *')?.shadowRoot;
  const root = shadow?.querySelector<HTMLElement>('.resume');
  if (!shadow || !root) return 'nothing is shown';
  root.style.setProperty('--accent', accent);
  // Page backgrounds ignore the pointer; `elementsFromPoint` finds them only with pointer events on.
  root.querySelector<HTMLElement>('.page-layer')?.style.setProperty('pointer-events', 'auto');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pencil = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, number[]>();

  /** Returns a colour in any notation, painted on a background, as channels from 0 to 255. */
  function paint(colour: string, [red = 255, green = 255, blue = 255]: number[]): number[] {
    const key = `${colour} on ${red},${green},${blue}`;
    const before = known.get(key);
    if (before || !pencil) return before ?? [];
    for (const fill of [`rgb(${red} ${green} ${blue})`, colour]) {
      pencil.fillStyle = fill;
      pencil.fillRect(0, 0, 1, 1);
    }
    const painted = Array.from(pencil.getImageData(0, 0, 1, 1).data).slice(0, 3);
    known.set(key, painted);
    return painted;
  }

  function luminance(channels: number[]): number {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** Returns the colour of a column that a `::before` element paints, as in tem0020. */
  function columnColour(element: Element, x: number): string | undefined {
    const { content, width, backgroundColor } = getComputedStyle(element, '::before');
    const isDrawn = element.matches('.page > div') && content !== 'none';
    return isDrawn && x < element.getBoundingClientRect().left + parseFloat(width)
      ? backgroundColor
      : undefined;
  }

  function groundAt(x: number, y: number): number[] {
    const below = shadow?.elementsFromPoint(x, y) ?? [];
    return below.reverse().reduce<number[]>(
      (ground, element) => {
        const { fill, backgroundColor, backgroundImage } = getComputedStyle(element);
        if (element instanceof SVGGeometryElement) return fill === 'none' ? ground : paint(fill, ground);
        const [firstOfGradient] = /[a-z]+\((?!to )[^()]*\)/.exec(backgroundImage) ?? [];
        return paint(columnColour(element, x) ?? firstOfGradient ?? backgroundColor, ground);
      },
      [255, 255, 255],
    );
  }

  const found: string[] = [];
  function check(text: string, rect: DOMRect, style: CSSStyleDeclaration): void {
    scrollTo(0, scrollY + rect.top - innerHeight / 2);
    const x = rect.left + rect.width / 2;
    const ground = groundAt(x, rect.top - scrolled() + rect.height / 2);
    const [light = 0, dark = 0] = [ground, paint(style.color, ground)]
      .map(luminance)
      .sort((one, other) => other - one);
    const contrast = (light + 0.05) / (dark + 0.05);
    const points = (parseFloat(style.fontSize) * 72) / 96;
    const isLarge = points >= 18 || (points >= 14 && Number(style.fontWeight) >= 700);
    if (contrast < (isLarge ? 3 : 4.5)) found.push(`${text.slice(0, 12)} ${contrast.toFixed(2)}`);
  }
  let start = 0;
  const scrolled = (): number => scrollY - start;

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.dataset.separator || !walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    start = scrollY;
    const rect = Array.from(range.getClientRects()).find(({ width, height }) => width > 0 && height > 0);
    if (rect) check(walker.currentNode.textContent, rect, getComputedStyle(parent));
  }
  for (const element of Array.from(root.querySelectorAll('.monogram'))) {
    start = scrollY;
    check('monogram', element.getBoundingClientRect(), getComputedStyle(element, '::before'));
  }
  return [...new Set(found)].join(', ');
}
