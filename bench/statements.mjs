// `pnpm bench statements print CASE`: every statement that the services make about the person of a case, a JSON line
// each. `pnpm bench statements tally CASE…` compares them with a reader's labels (CASE.labels.tsv beside the case): how
// many were wrong by service and by rule. The format is described in bench/corpus/README.md.
import fs from 'node:fs';
import { kindOf } from '../packages/ai/dist/kinds.js';
import { runReference, runRules } from '../packages/ai/dist/run-rules.js';
import { importOf } from './corpus/document-of.mjs';
import { statementsOf } from './support/statements.mjs';
import { table } from './support/table.mjs';

const TODAY = '2026-11-30';
const MONTH = TODAY.slice(0, 7);

/** The input of each service for a case, in the order of a person's way. The report needs the predicted questions. */
function* runsOf(person, resume) {
  const { position = '', company = '', posting = '', letter = '', facts = {}, answers = {} } = person;
  const target = { position, ...(person.stage && { stage: person.stage }) };
  yield ['resumeAnalysis', { resume, month: MONTH, target }];
  yield ['ghostwrite', { resume, month: MONTH, target, service: 'optimise', jd: posting, facts: [] }];
  const stated = Object.entries(facts).map(([questionId, text]) => ({ questionId, text }));
  if (stated.length > 0)
    yield [
      'ghostwrite',
      { resume, month: MONTH, target, service: 'optimise', jd: posting, facts: stated },
      'with answers',
    ];
  yield ['jobAnalysis', { position, month: MONTH, resume }];
  if (posting) yield ['jdAnalysis', { text: posting, month: MONTH, resume }];
  const about = { company, position, addressee: '', jd: posting, resume, today: TODAY };
  yield ['coverLetter', { ...about, letter: '' }];
  if (letter) yield ['coverLetter', { ...about, letter }, 'of the person'];
  const interview = {
    resume,
    position,
    company,
    jd: posting,
    round: person.round ?? 'business',
    count: 10,
    month: MONTH,
  };
  yield ['interview', interview];
  if (Object.keys(answers).length === 0) return;
  const { questions } = runRules(kindOf('interview'), interview).result;
  yield [
    'interviewReport',
    {
      sessionId: 's',
      today: TODAY,
      earlier: [],
      round: interview.round,
      position,
      resume,
      questions,
      answers: questions.map(({ id }) => ({
        questionId: id,
        text: answers[id] ?? '',
        followUp: null,
        seconds: 90,
      })),
    },
  ];
}

/** Every statement about a person, numbered; one that is repeated counts once. @param {string} file */
async function statementsAbout(file) {
  const person = JSON.parse(fs.readFileSync(file, 'utf8'));
  const draft = await importOf(person.resume);
  if (!draft) throw new Error('the text was not recognised as a résumé');
  const resume = {
    title: '简历',
    language: draft.document.meta.lang,
    document: draft.document,
    unplaced: draft.unplaced.map(({ text }) => text.slice(0, 400)).slice(0, 60),
  };
  const found = [];
  for (const [service, input, label] of runsOf(person, resume)) {
    const kind = kindOf(service);
    const { result } = runRules(kind, input);
    const name = label ? `${service} ${label}` : service;
    found.push(...statementsOf(name, result));
    if (kind.reference)
      found.push(
        ...statementsOf(
          `${name} reference`,
          runReference(kind, { input: kind.input.parse(input), result }).result,
        ),
      );
  }
  const texts = new Set();
  const isNew = ({ text }) => !texts.has(text) && texts.add(text);
  return { draft, statements: found.filter(isNew).map((each, index) => ({ n: index + 1, ...each })) };
}

async function print(file, say) {
  const { draft, statements } = await statementsAbout(file);
  const lines = statements.map((each) => JSON.stringify(each));
  const out = file.replace(/\.json$/, '.statements.jsonl');
  fs.writeFileSync(out, `${lines.join('\n')}\n`);
  fs.writeFileSync(file.replace(/\.json$/, '.import.json'), JSON.stringify(draft.document, null, 1));
  say(`${statements.length} statements: ${out}`);
}

const share = ([all, wrong]) => `${((100 * wrong) / all).toFixed(1)} %`;
const rowsOf = (sums) =>
  [...sums]
    .toSorted(([, one], [, other]) => other[1] - one[1])
    .map(([name, sum]) => [name, ...sum.map(String), share(sum)]);

/** Labels are lines of number, tab, `wrong`, tab, reason; an unlisted statement is right. */
function tally(files, say) {
  const [services, rules] = [new Map(), new Map()];
  const count = (sums, key, isWrong) => {
    const [all, wrong] = sums.get(key) ?? [0, 0];
    sums.set(key, [all + 1, wrong + Number(isWrong)]);
  };
  for (const file of files) {
    const base = file.replace(/\.json$/, '');
    const labels = fs.readFileSync(`${base}.labels.tsv`, 'utf8').split('\n');
    const wrong = new Set(
      labels.filter((line) => line.split('\t')[1] === 'wrong').map((line) => Number(line.split('\t')[0])),
    );
    for (const line of fs.readFileSync(`${base}.statements.jsonl`, 'utf8').trim().split('\n')) {
      const { n, service, rule } = JSON.parse(line);
      count(services, service, wrong.has(n));
      count(services, 'all', wrong.has(n));
      count(rules, `${service} · ${rule}`, wrong.has(n));
    }
  }
  const head = ['statements', 'wrong', 'share'];
  say(`\n${table([['service', ...head], ...rowsOf(services)])}\n`);
  say(`\n${table([['rule', ...head], ...rowsOf(rules).filter(([, , wrong]) => wrong !== '0')])}\n`);
}

export async function run({ say, args: [command, ...files] }) {
  if (command === 'print') for (const file of files) await print(file, say);
  else tally(files, say);
  return 0;
}
