import { createHash } from 'node:crypto';
import { drawnOrder, drawnPairs } from './draw.js';
import { type JudgingEvent, type JudgingMethod, readLog } from './judging-event.js';
import { judgingState } from './judging-state.js';
import { rank, totalOf, normalised } from './rank.js';

const RUBRIC = [
  { key: 'content', title: '内容', hint: '', max: 10, weight: 60 },
  { key: 'form', title: '版面', hint: '', max: 10, weight: 40 },
];
const METHOD: JudgingMethod = { judgesPerEntry: 3, drop: 0, normalisation: 'none' };
const idOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{3}).(.{3}).(.{3})(.*)$/, '$1-$20-4$3-8$4-$50')
    .slice(0, 36);
const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')];
const [x, y] = [idOf('x'), idOf('y')];

const closed = (method: Partial<JudgingMethod> = {}, entries = [a, b, c]): JudgingEvent => ({
  kind: 'closed',
  rubric: RUBRIC,
  method: { ...METHOD, ...method },
  entries,
});
const everybody = (judges: string[], entries = [a, b, c]): JudgingEvent => ({
  kind: 'assigned',
  pairs: entries.flatMap((entry) => judges.map((judge): [string, string] => [entry, judge])),
});
const scored = (entry: string, judge: string, content: number, form = content): JudgingEvent => ({
  kind: 'scored',
  entry,
  judge,
  points: { content, form },
});
const order = (events: JudgingEvent[]) =>
  rank(events)?.ranked.map(({ entry, rank: place }) => [entry, place]);

describe('the points of an entry', () => {
  it('count by weight', () => {
    expect(totalOf({ content: 10, form: 0 }, RUBRIC)).toBe(60);
    expect(totalOf({ content: 5, form: 5 }, RUBRIC)).toBe(50);
    expect(totalOf({}, RUBRIC)).toBe(0);
  });
});

describe('normalisation', () => {
  const strict = [2, 3, 4].map((value, index) => ({ entry: String(index), judge: 'strict', value }));
  const mild = [7, 8, 9].map((value, index) => ({ entry: String(index), judge: 'mild', value }));
  const flat = [1, 2, 3].map((index) => ({ entry: String(index), judge: 'flat', value: 5 }));
  const valuesOf = (method: 'z' | 'minmax', marks: typeof strict) =>
    normalised(marks, method).map(({ value }) => value);

  it('z: strict and lenient judges with the same order give the same marks', () => {
    const values = valuesOf('z', [...strict, ...mild]);
    for (const index of [0, 1, 2]) expect(values[index]).toBeCloseTo(values[index + 3] ?? NaN, 10);
    expect(values[1]).toBeCloseTo(5.5, 10);
  });

  it('minmax: the lowest becomes 0 and the highest 100', () => {
    expect(valuesOf('minmax', [...strict, ...mild])).toEqual([0, 50, 100, 0, 50, 100]);
  });

  it('a judge with equal marks for all changes no rank', () => {
    expect(valuesOf('minmax', flat)).toEqual([50, 50, 50]);
    const [first] = normalised([...strict, ...flat], 'z').slice(3);
    expect(first?.value).toBeCloseTo(4, 10);
  });
});

describe('the ranking', () => {
  it('drops the highest and the lowest if three remain', () => {
    const judges = ['1', '2', '3', '4', '5'].map(idOf);
    const marks = [0, 8, 8, 8, 10].map((value, index) => scored(a, judges[index] ?? '', value));
    const steady = judges.map((judge) => scored(b, judge, 7.5));
    const events = [closed({ drop: 1 }, [a, b]), everybody(judges, [a, b]), ...marks, ...steady];
    expect(rank(events)?.ranked).toMatchObject([
      { entry: a, score: 80, marks: 5, counted: 3 },
      { entry: b, score: 75 },
    ]);
    // Of four marks only two would remain: all count.
    expect(
      rank(events.filter((event) => event !== marks[4]))?.ranked.find(({ entry }) => entry === a),
    ).toMatchObject({
      marks: 4,
      counted: 4,
    });
  });

  it('decides equal scores by the criterion with the highest weight, and shares a rank otherwise', () => {
    const events = [
      closed(),
      everybody([x]),
      scored(a, x, 5, 5),
      // 60*6+40*3.5 = 500: the same total, more for content.
      scored(b, x, 6, 3.5),
      scored(c, x, 5, 5),
    ];
    expect(order(events)).toEqual([
      [b, 1],
      [a, 2],
      [c, 2],
    ]);
  });

  it('uses the last points of a judge, and none of a judge who was not drawn', () => {
    const events = [
      closed(),
      everybody([x]),
      scored(a, x, 9),
      scored(b, x, 5),
      scored(a, x, 1),
      scored(b, y, 10),
    ];
    expect(order(events)).toEqual([
      [b, 1],
      [a, 2],
    ]);
    expect(rank(events)).toMatchObject({ unmarked: [c], missing: 1 });
  });

  it('excludes an entry until it is readmitted', () => {
    const events = [closed(), everybody([x]), scored(a, x, 9), scored(b, x, 5), scored(c, x, 1)];
    const out: JudgingEvent = { kind: 'excluded', entry: a, reason: '雷同' };
    expect(rank([...events, out])).toMatchObject({
      ranked: [{ entry: b }, { entry: c }],
      excluded: [{ entry: a, number: 1, reason: '雷同' }],
    });
    expect(order([...events, out, { kind: 'readmitted', entry: a }])).toHaveLength(3);
  });

  it('requires a closed contest, and refuses an invalid log', () => {
    expect(rank([])).toBeNull();
    expect(() => readLog([{ kind: 'scored', data: { entry: a, judge: x } }])).toThrow();
    expect(() => readLog([{ kind: 'paid', data: {} }])).toThrow();
  });
});

describe('the draw', () => {
  const judges = Array.from({ length: 9 }, (_, index) => idOf(`judge ${index}`));
  const entries = Array.from({ length: 300 }, (_, index) => idOf(`entry ${index}`));

  it('does not depend on the order of submission', () => {
    expect(drawnOrder('salt', entries)).toEqual(drawnOrder('salt', [...entries].reverse()));
    expect(drawnOrder('salt', entries)).not.toEqual(drawnOrder('other', entries));
  });

  it('distributes entries evenly, and keeps existing assignments', () => {
    const state = judgingState([closed({ judgesPerEntry: 4 }, entries)]);
    const pairs = state === null ? [] : drawnPairs('salt', state, judges);
    const loads = judges.map((judge) => pairs.filter(([, other]) => other === judge).length);
    expect(pairs).toHaveLength(1200);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    const again = judgingState([closed({ judgesPerEntry: 4 }, entries), { kind: 'assigned', pairs }]);
    expect(again && drawnPairs('salt', again, judges)).toEqual([]);
  });
});

describe('a contest of 300 entries and 9 judges', () => {
  // A separate random generator, so that the contest is the same on every machine.
  function generator(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  }

  function playedContest(): JudgingEvent[] {
    const next = generator(7);
    const judges = Array.from({ length: 9 }, (_, index) => idOf(`judge ${index}`));
    const entries = drawnOrder(
      'demo',
      Array.from({ length: 300 }, (_, index) => idOf(`entry ${index}`)),
    );
    const quality = new Map(entries.map((entry) => [entry, next()]));
    const severity = new Map(judges.map((judge) => [judge, next() * 4 - 2]));
    const start = closed({ judgesPerEntry: 9, drop: 1, normalisation: 'z' }, entries);
    const state = judgingState([start]);
    const pairs = state === null ? [] : drawnPairs('demo', state, judges);
    const points = () => Math.round(next() * 2 * 2) / 2;
    const scores = pairs.map(([entry, judge]) => {
      const base = 2 + (quality.get(entry) ?? 0) * 6 + (severity.get(judge) ?? 0);
      const bounded = (value: number) => Math.min(10, Math.max(0, value));
      return scored(entry, judge, bounded(base + points()), bounded(base + points()));
    });
    return [start, { kind: 'assigned', pairs }, ...scores];
  }

  it('gives the same ranking to the last digit when replayed twice from the stored log', () => {
    const events = playedContest();
    const rows = JSON.stringify(events.map(({ kind, ...data }) => ({ kind, data })));
    const replay = () => JSON.stringify(rank(readLog(JSON.parse(rows) as { kind: string; data: unknown }[])));
    expect(replay()).toBe(replay());
    expect(rank(events)?.ranked).toHaveLength(300);
    expect(rank(events)).toMatchObject({ missing: 0, unmarked: [] });
  });

  it('does not depend on which judge was faster', () => {
    const [start, assigned, ...scores] = playedContest();
    const log = [start, assigned, ...scores.toReversed()].filter((event) => event !== undefined);
    expect(JSON.stringify(rank(log))).toBe(JSON.stringify(rank(playedContest())));
  });

  it('removes the severity of judges: an entry’s rank follows its quality', () => {
    const next = generator(7);
    const entries = drawnOrder(
      'demo',
      Array.from({ length: 300 }, (_, index) => idOf(`entry ${index}`)),
    );
    const quality = new Map(entries.map((entry) => [entry, next()]));
    const best = (rank(playedContest())?.ranked ?? []).slice(0, 30);
    const mean = best.reduce((sum, { entry }) => sum + (quality.get(entry) ?? 0), 0) / best.length;
    expect(mean).toBeGreaterThan(0.9);
  });
});
