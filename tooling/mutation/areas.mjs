// The rules whose tests `pnpm test:mutation` measures: the files with the rules, and their tests.

/**
 * @typedef {object} Area
 * @property {string} name @property {string} about
 * @property {string[]} mutate files to change @property {string[]} tests files that must detect it
 * @property {boolean} [needsServices] its tests need the database
 */

const resume = (name) => `packages/resume/src/${name}`;
const core = (name) => `packages/core/src/${name}`;
const offer = (name) => `packages/ai/src/analyses/offer/${name}`;
const placing = (name) => `packages/import/src/placing/${name}`;

/** Minimum share of detected mutants (per cent) of an area. */
export const MIN_SCORE = 85;

/** @type {Area[]} */
export const AREAS = [
  {
    name: 'merge',
    about: 'three-way merge of résumés',
    mutate: [
      'merge.ts',
      'merge/conflict.ts',
      'merge/merge-entries.ts',
      'merge/merge-node.ts',
      'merge/order.ts',
      'same-value.ts',
    ].map(resume),
    // Without the property tests, whose generated résumés take seconds per change.
    tests: [
      'merge.test.ts',
      'merge/conflicts.test.ts',
      'merge/merge-node.test.ts',
      'merge/order.test.ts',
      'same-value.test.ts',
    ].map(resume),
  },
  {
    name: 'ai-count',
    about: 'ledger of AI counts',
    mutate: [
      'ai-count/ai-count.service.ts',
      'ai-count/ai-count.repository.ts',
      'ai-count/read-ai-count.ts',
      'ai-count/grant-by-operator.ts',
    ].map(core),
    tests: ['ai-count.db', 'ai-count-entries.db', 'ai-count-rules'].map((name) =>
      core(`ai-count/${name}.test.ts`),
    ),
    needsServices: true,
  },
  {
    name: 'offer',
    about: 'tax and offer arithmetic',
    mutate: [
      'fen.ts',
      'income-tax.ts',
      'year-of-offer.ts',
      'figures.ts',
      'project-years.ts',
      'score-offers.ts',
    ].map(offer),
    // Without the comparison of a million amounts, which takes minutes per change.
    tests: ['fen', 'income-tax', 'year-of-offer', 'figures', 'score-offers'].map((name) =>
      offer(`${name}.test.ts`),
    ),
  },
  {
    name: 'import',
    about: 'date and section rules of the import',
    mutate: ['dates.ts', 'headings.ts'].map(placing),
    tests: ['dates.test.ts', 'headings.test.ts', 'heading-marks.test.ts'].map(placing),
  },
  {
    name: 'sign-in',
    about: 'guards of sign-in: tries, codes, sessions, passwords',
    mutate: [
      'auth/sign-in/sign-in-guard.ts',
      'auth/code/code-challenge.service.ts',
      'auth/session/session.service.ts',
      'account/password/password-rules.ts',
    ].map(core),
    tests: [
      'auth/sign-in/sign-in-guard.test.ts',
      'auth/code/code-challenge.service.test.ts',
      'auth/session/session.service.test.ts',
      'account/password/password-rules.test.ts',
    ].map(core),
  },
  {
    name: 'share',
    about: 'guards of shares: password, expiry, permissions',
    mutate: [
      'resume-share/open-share.ts',
      'resume-share/own-share.service.ts',
      'resume-share/resume-share.repository.ts',
      'resume-share/share-rate-limiter.ts',
      'resume-share/share-link.service.ts',
    ].map(core),
    tests: ['open-share', 'own-share'].map((name) => core(`resume-share/${name}.db.test.ts`)),
    needsServices: true,
  },
];
