// `commit-msg` hook: the subject follows Conventional Commits, so that the log reads as a list of behaviours.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert'];
const SUBJECT = /^(?<type>[a-z]+)(\([a-z0-9-]+(, ?[a-z0-9-]+)*\))?!?: (?<behaviour>\S.*)$/u;
const MAX_LENGTH = 110;
// Messages written by git itself.
const BY_GIT = /^(Merge |Revert "|fixup! |squash! |amend! )/;

/**
 * All errors of a commit message; empty when it is valid.
 * @param {string} message
 * @returns {string[]}
 */
export function commitProblems(message) {
  const [subject = '', second = ''] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (BY_GIT.test(subject)) return [];
  const groups = SUBJECT.exec(subject)?.groups;
  if (!groups)
    return ['the first line is `type(scope): behaviour`, e.g. `feat(auth): a code can be redeemed once`'];
  const problems = [];
  if (!TYPES.includes(groups.type)) problems.push(`\`${groups.type}\` is none of ${TYPES.join(', ')}`);
  if (subject.length > MAX_LENGTH)
    problems.push(`the first line has ${subject.length} characters, at most ${MAX_LENGTH}`);
  if (/[.。]$/u.test(subject)) problems.push('the first line ends without a full stop');
  if (second.trim() !== '') problems.push('an empty line follows the first one');
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = commitProblems(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
  for (const problem of problems) console.error(`commit message: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
