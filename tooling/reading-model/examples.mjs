// Pieces of résumés in order, each with its features and the kind from the résumé's truth.
import { bare, sharedRun } from '../../bench/corpus/shared-run.mjs';
import { findPeriod } from '../../packages/import/dist/placing/dates.js';
import { factKindOf } from '../../packages/import/dist/placing/fact-labels.js';
import { featuresOf } from '../../packages/import/dist/placing/line-kinds/features.js';
import { stepOf } from '../../packages/import/dist/placing/line-kinds/line-labeller.js';
import { piecesOf } from '../../packages/import/dist/placing/line-kinds/pieces.js';
import { preparedLines } from '../../packages/import/dist/placing/prepared-lines.js';
import { readPlainText } from '../../packages/import/dist/reading/read-plain-text.js';

const WORDS_OF_CODES = {
  gender: { male: '男', female: '女' },
  political: { '01': '党员', '02': '预备党员', '03': '团员', 13: '群众' },
};
/** By section: the fields of entry names, and the kind of the text below them. */
const ENTRIES = ['education', 'work', 'internships', 'projects', 'campus', 'practice', 'research'];
const LISTS = ['awards', 'certificates', 'languages', 'skills', 'hobbies', 'papers', 'selfEvaluation'];
const SAID = ['highlight', 'gpa', 'course', 'description'];
const WISHES = ['position', 'city'];
/** A piece with an entry's period is its head, whatever follows. */
const PERIOD_COUNTS = 60;
const DETAIL = /^(?:男|女|未婚|已婚)$|族$|^\d{2}岁$|^(?:19|20)\d{2}[年./-]\d{1,2}月?(?:出生|生)?$/u;
/** Share of a piece; smaller overlaps are coincidental. */
const COVER = 0.3;

function kindOf(section, field) {
  if (section === 'basics') return WISHES.includes(field) ? 'wish' : 'person';
  if (ENTRIES.includes(section)) return SAID.includes(field) && section !== 'skills' ? 'said' : section;
  return LISTS.includes(section) ? section : null;
}

/** A short line above others that matches nothing in the truth. */
const isLikeHeading = ({ text, isLineStart, isApart, place, form }) =>
  form === 'plain' &&
  isLineStart &&
  place > 0.05 &&
  place < 1 &&
  text.length <= 16 &&
  !/[，。；！!？～~:：@\t]|\d{2}/u.test(text) &&
  (isApart || /^[一二三四五六七八九十]、/u.test(text));

const monthsOf = (value) =>
  value === 'present' ? 'present' : [value?.y, value?.m].filter(Boolean).join('.');

/** Each piece gets the kind whose values cover most of it. */
function kindsOf(pieces, truth) {
  const values = Object.entries(truth).flatMap(([section, entries]) =>
    entries.flatMap((fields) =>
      fields.flatMap(([field, text]) => {
        const kind = kindOf(section, field);
        const said = bare(WORDS_OF_CODES[field]?.[text] ?? String(text));
        return kind === null || said === '' ? [] : [{ kind, field, said, period: String(text) }];
      }),
    ),
  );
  return pieces.map((piece) => {
    const words = bare(piece.text);
    const found = findPeriod(piece.text)?.period;
    const period = found && `${monthsOf(found.start)}-${monthsOf(found.end)}`;
    const sums = new Map();
    for (const { kind, field, said, period: when } of values) {
      let covered = 0;
      if (field === 'period') covered = period === when ? PERIOD_COUNTS : 0;
      else if (words.includes(said)) covered = said.length * (said === words ? 2 : 1);
      else if (said.includes(words) && words.length >= (kind === 'selfEvaluation' ? 2 : 3))
        covered = words.length;
      else if (kind === 'said' || kind === 'selfEvaluation') {
        const run = sharedRun(said, words);
        covered = run >= 8 && run >= words.length / 2 ? run : 0;
      }
      if (covered > 0) sums.set(kind, Math.max(covered, (sums.get(kind) ?? 0) + covered));
    }
    const [best] = [...sums].sort((a, b) => b[1] - a[1]);
    if (best !== undefined && (best[1] >= Math.max(2, COVER * words.length) || best[1] >= 2 * words.length))
      return best[0];
    if (piece.form === 'heading' || piece.form === 'titles') return 'heading';
    if (isLikeHeading(piece)) return 'heading';
    if (['', 'basics'].includes(piece.heading) && DETAIL.test(piece.text)) return 'person';
    const label = piece.text.split(/[:：\t]/u)[0];
    return /[:：\t]/u.test(piece.text) && factKindOf(label) !== null && piece.heading === ''
      ? 'person'
      : 'nothing';
  });
}

/** One run of a résumé as text. */
export function runOf({ text, truth }) {
  const pieces = piecesOf(preparedLines(readPlainText(text).lines));
  const features = featuresOf(pieces);
  const kinds = kindsOf(pieces, truth);
  return pieces.map((piece, at) => ({
    features: features[at],
    step: stepOf(piece),
    kind: kinds[at],
    text: piece.text,
  }));
}
