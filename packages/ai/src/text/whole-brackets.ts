const CLOSES: Readonly<Record<string, string>> = { '（': '）', '(': ')', '《': '》', '【': '】', '“': '”' };
const OPENS = new Set(Object.keys(CLOSES));
const ENDS = new Set(Object.values(CLOSES));

/** A clause without what follows a bracket that it does not close, or precedes one that it does not open. */
export function withWholeBrackets(clause: string): string {
  const open: { at: number; end: string }[] = [];
  let from = 0;
  for (const [at, character] of [...clause].entries()) {
    if (OPENS.has(character)) open.push({ at, end: CLOSES[character] ?? '' });
    else if (ENDS.has(character)) {
      if (open.at(-1)?.end === character) open.pop();
      else from = at + 1;
    }
  }
  const characters = [...clause];
  return characters
    .slice(from, open[0] === undefined || open[0].at < from ? undefined : open[0].at)
    .join('')
    .trim();
}
