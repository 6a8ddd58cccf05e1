/** Red, green and blue of a text, from 0 to 1. */
export type TextColour = [red: number, green: number, blue: number];

/**
 * Generated content, which designs draw under a filter, never has placeholders: they could not be found in a picture. Runs in
 * the browser.
 */
export function keepGeneratedColours(): void {
  const [sheet] = Array.from(document.styleSheets);
  sheet?.insertRule('.resume *::before, .resume *::after { -webkit-text-fill-color: currentcolor; }');
}

/**
 * Chromium embeds a font once for each step of lightness of its text. Text gets placeholder colours of one lightness, which
 * `restoreColours` replaces in the printed file. Runs in the browser.
 * @returns the colours, in the order of their placeholders
 */
export function setPlaceholderColours(): TextColour[] {
  const maxPlaceholders = 30;
  const known = new Map<Element | null, string>();
  const changes: { element: HTMLElement; colour: string }[] = [];
  for (const element of Array.from(document.body.querySelectorAll<HTMLElement>('*'))) {
    const { color: colour } = getComputedStyle(element);
    known.set(element, colour);
    if (colour !== known.get(element.parentElement)) changes.push({ element, colour });
  }
  const names = [...new Set(changes.map(({ colour }) => colour))];
  const found = names.map(partsOf);
  const textColours: TextColour[] = [];
  const placeholders = names.map((name, index) => {
    const parts = found[index];
    if (!parts || textColours.length === maxPlaceholders) return name;
    return `color(srgb 0 0 ${textColours.push(parts) / 10_000})`;
  });
  for (const { element, colour } of changes)
    element.style.webkitTextFillColor = placeholders[names.indexOf(colour)] ?? colour;
  return textColours;

  /** Of an opaque colour. */
  function partsOf(colour: string): TextColour | undefined {
    const bytes = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
    if (bytes) return [Number(bytes[1]) / 255, Number(bytes[2]) / 255, Number(bytes[3]) / 255];
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `color(from ${colour} srgb r g b)`;
    const parts = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(getComputedStyle(probe).color);
    probe.remove();
    return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
  }
}
