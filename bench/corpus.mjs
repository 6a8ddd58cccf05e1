// Import and postings on inputs that nobody tuned for (bench/corpus). Of `blind` it prints totals alone.
import { PARTS } from './corpus/read.mjs';
import { scorePostings } from './corpus/score-postings.mjs';
import { scoreResumes } from './corpus/score-resumes.mjs';
import { table } from './support/table.mjs';

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(3));
const isTotal = ({ name }) => name === 'all fields';

export async function run({ say, args: [only] }) {
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
    const told = kinds.map(({ name, right, wrong, reached, meant }) => [
      name,
      share(right, right + wrong),
      share(reached, meant),
    ]);
    say(
      `\n${table([['postings', 'precision', 'recall'], ...told])}\n\nwho fits scores higher: ${fits} of ${count}\nrequirements read from instructions: ${obeyed}\n`,
    );
  }
  return 0;
}
