const CLAUSES = { least: 8, most: 80 };

/** 1. … 2. … or …；…；… in one paragraph: each is a statement of its own. */
export function piecesOf(said: string, isBullet: boolean): string[] {
  const numbered = said.split(/(?<=[。；;])\s*(?=(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨])\s*(?!\d))/u);
  if (numbered.length > 1 || isBullet || /[。！？].*[。！？]/u.test(said)) return numbered;
  const clauses = said.split(/(?<=[；;])\s*/u);
  const areApart = clauses.every(({ length }) => length >= CLAUSES.least && length <= CLAUSES.most);
  return areApart ? clauses.map((clause) => clause.replace(/[；;]$/u, '')) : numbered;
}
