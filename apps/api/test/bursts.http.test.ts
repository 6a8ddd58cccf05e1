import { timeLimit } from '@qicheng/testing/open-database';
import { type BurstOutcome, BurstStage } from './burst-stage.js';
import { Random } from './fuzz/random.js';

// A sample; `pnpm test:bursts` runs five hundred.
const BURSTS = Number(process.env.BURSTS ?? 2);
const START_MS = timeLimit(300_000);
const TOLD_EVERY = 5;
const SEED = Number(process.env.BURST_SEED ?? 20_261_123);

describe('twenty concurrent starts of a service on a slow database that loses responses', () => {
  // One per process, because Passport strategies are registered for the whole process.
  let stage: BurstStage;
  beforeAll(async () => {
    stage = await BurstStage.start(new Random(SEED));
  }, START_MS);
  afterAll(() => stage.stop(), START_MS);

  it(
    'charges each accepted request once, and no rejected one',
    async () => {
      const outcomes: BurstOutcome[] = [];
      while (outcomes.length < BURSTS) {
        outcomes.push(await stage.burst());
        if (outcomes.length % TOLD_EVERY === 0) printSummary(outcomes);
      }
      expect(outcomes.filter(({ accepted, charged }) => accepted !== charged)).toEqual([]);
      expect(sumOf(outcomes, 'chargedThoughRefused')).toBe(0);
      expect(sumOf(outcomes, 'accepted')).toBeGreaterThan(0);
      expect(sumOf(outcomes, 'refused')).toBeGreaterThan(0);
    },
    START_MS + BURSTS * timeLimit(60_000),
  );
});

const sumOf = (outcomes: readonly BurstOutcome[], name: keyof BurstOutcome): number =>
  outcomes.reduce((sum, outcome) => sum + outcome[name], 0);

function printSummary(outcomes: readonly BurstOutcome[]): void {
  const names = ['accepted', 'refused', 'confirmedLater', 'charged', 'chargedThoughRefused'] as const;
  const sums = names.map((name) => `${name} ${sumOf(outcomes, name)}`);
  process.stdout.write(`${outcomes.length} bursts: ${sums.join(', ')}\n`);
}
