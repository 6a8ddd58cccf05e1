import { commitProblems } from './commit-message.mjs';

describe('a commit message', () => {
  it.each([
    'feat(auth): a code can be redeemed once',
    'fix!: an expired link opens nothing',
    'test(e2e): kill rounds end their processes with them\n\nWhy it matters.\n# Please enter the message\n',
    '# a comment of git\ndocs: one page tells it all',
    "Merge branch 'main' into topic",
    'Revert "feat(auth): a code can be redeemed once"',
    'fixup! feat(auth): a code can be redeemed once',
  ])('is accepted as %j', (message) => expect(commitProblems(message)).toEqual([]));

  it.each([
    ['', /type\(scope\)/],
    ['update', /type\(scope\)/],
    ['feat:no space', /type\(scope\)/],
    ['Feat: a capital', /type\(scope\)/],
    ['feature: an unknown type', /none of feat, fix/],
    [`fix: ${'a'.repeat(110)}`, /115 characters, at most 110/],
    ['fix: it ends.', /full stop/],
    ['fix: two lines\nin a row', /empty line/],
  ])('is rejected as %j', (message, problem) => expect(commitProblems(message).join()).toMatch(problem));
});
