// Import, postings, letters and interview answers on input that nobody tuned for (bench/corpus). For `blind`
// it prints only totals.
import { PARTS } from './corpus/read.mjs';
import { scoreAnswers } from './corpus/score-answers.mjs';
import { scoreConduct } from './corpus/score-conduct.mjs';
import { scoreLetters } from './corpus/score-letters.mjs';
import { scorePostings } from './corpus/score-postings.mjs';
import { scoreResumes } from './corpus/score-resumes.mjs';
import { table } from './support/table.mjs';

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(3));
const isTotal = ({ name }) => name === 'all fields';

/** Answers only: `pnpm bench corpus answers`. */
function sayAnswers(say) {
  const rows = ['tune', 'blind'].map((part) => {
    const { accuracy, precision, recall, ordered, means } = scoreAnswers(part);
    return [
      part,
      ...[accuracy, precision, recall, ordered].map((each) => each.toFixed(3)),
      means.map(([quality, mean]) => `${quality} ${mean.toFixed(0)}`).join(', '),
    ];
  });
  const head = [
    'answers',
    'on-topic accuracy',
    'off: precision',
    'recall',
    'better above worse',
    'mean score',
  ];
  say(`\n${table([head, ...rows])}\n`);
  const conduct = ['tune', 'blind'].map((part) => [
    part,
    ...Object.values(scoreConduct(part)).map((each) => each.toFixed(3)),
  ]);
  say(
    `\n${table([['conduct', 'harmful: accused', 'asked about', 'harmless: accused', 'asked about', 'right kind'], ...conduct])}\n`,
  );
}

/** Letters only: `pnpm bench corpus letters`. */
async function sayLetters(say) {
  for (const part of ['tune', 'blind']) {
    const { rows, ordered } = await scoreLetters(part);
    const lines = rows.map(({ name, meant, found, right }) => [
      name,
      String(meant),
      share(right, found),
      share(right, meant),
    ]);
    say(
      `\n${table([[`letters, ${part}`, 'labelled', 'precision', 'recall'], ...lines])}\n\ngood letters scored above flawed ones: ${ordered.toFixed(3)}\n`,
    );
  }
}

export async function run({ say, args: [only] }) {
  if (only === 'answers') {
    sayAnswers(say);
    return 0;
  }
  if (only === 'letters') {
    await sayLetters(say);
    return 0;
  }
  for (const part of PARTS.filter((each) => only === undefined || each === only)) {
    const fields = await scoreResumes(part);
    const shown = part === 'blind' ? fields.filter(isTotal) : fields;
    const rows = shown.map(({ name, right, missed, wrong, f1 }) => [
      name,
      share(right, right + wrong),
      share(right, right + missed),
      f1.toFixed(3),
    ]);
    say(`\n${part}\n\n${table([['résumés', 'precision', 'recall', 'F1'], ...rows])}\n`);
    const { fits, obeyed, count, rows: kinds } = await scorePostings(part);
    const lines = kinds.map(({ name, right, wrong, reached, meant }) => [
      name,
      share(right, right + wrong),
      share(reached, meant),
    ]);
    say(
      `\n${table([['postings', 'precision', 'recall'], ...lines])}\n\nsuitable candidate scores higher: ${fits} of ${count}\nrequirements read from instructions: ${obeyed}\n`,
    );
  }
  return 0;
}
