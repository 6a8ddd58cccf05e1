import { timeLimit } from '@qicheng/testing/open-database';
import { fitCases, FitChecker, type CheckedFit } from './fit-checker.js';

jest.setTimeout(timeLimit(120_000));

/** The first of the five hundred cases of `pnpm test:render`. */
const SAMPLE = 40;

let checker: FitChecker;
const done: CheckedFit[] = [];
beforeAll(async () => {
  checker = await FitChecker.open();
});
afterAll(() => checker.close());

it.each(fitCases(SAMPLE).map((one, index) => ({ ...one, index })))(
  'a fit keeps its budget in the PDF, is legible, leaves no heading alone and has its proof: $index $code $kind $seed',
  async (one) => {
    const checked = await checker.check(one);
    done.push(checked);
    expect(checked.problems).toEqual([]);
  },
);

it('the sample has résumés that fit unchanged, condensed, stretched and with hidden parts', () => {
  const kinds = {
    denser: done.some(({ reply }) => reply.answer.fits && reply.answer.density > 0),
    stretched: done.some(({ reply }) => reply.answer.density < 0),
    cut: done.some(({ reply }) => !reply.answer.fits && reply.isFitted),
  };
  expect(kinds).toEqual({ denser: true, stretched: true, cut: true });
});
