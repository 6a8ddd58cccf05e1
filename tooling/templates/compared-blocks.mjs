import fs from 'node:fs';

/** Points: smaller horizontal distances count as the same position. */
const NEAR = 12;

/** Parses the PDF lines from mutool: page, left edge and text without spaces. */
async function linesOf(mutool, file) {
  // Into a file: the output of mutool may contain warnings.
  const result = `${file}.json`;
  await mutool('draw', '-q', '-F', 'stext.json', '-o', result, file);
  const { pages } = JSON.parse(fs.readFileSync(result, 'utf8'));
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap(({ lines = [] }) =>
      lines
        .map(({ text, x }) => ({ page, x, text: text.replace(/\s/gu, '') }))
        .filter(({ text }) => text.length > 1),
    ),
  );
}

/**
 * How many of the first print lines are on the same page in Word, and how many also at the same left edge; texts
 * that are not unique in both are skipped.
 * @param {(...words: string[]) => Promise<string>} mutool
 * @param {string} print
 * @param {string} word
 */
export async function comparedBlocks(mutool, print, word) {
  const [ours, theirs] = [await linesOf(mutool, print), await linesOf(mutool, word)];
  const once = (lines, text) => lines.filter((line) => line.text === text).length === 1;
  const pairs = ours
    .filter(({ text }) => once(ours, text) && once(theirs, text))
    .map((line) => [line, theirs.find(({ text }) => text === line.text)]);
  const onPage = pairs.filter(([one, other]) => one.page === other.page);
  const inPlace = onPage.filter(([one, other]) => Math.abs(one.x - other.x) <= NEAR);
  return { compared: pairs.length, onPage: onPage.length, inPlace: inPlace.length };
}
