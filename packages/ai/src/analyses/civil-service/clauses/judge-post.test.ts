import {
  type CivilCandidate,
  type CivilInput,
  civilInput,
  type CivilPost,
} from '@qicheng/analysis/civil-service';
import { majorClassNamed } from '@qicheng/analysis/major-catalogue';
import { majorClassOfMajor, undergraduateMajors } from '@qicheng/analysis/undergraduate-majors';
import fc from 'fast-check';
import { candidates, expectedPosts } from '#test/civil-service/posts.js';
import { judgePost } from './judge-post.js';
import { sentencesOf } from './remarks.js';

const table: CivilPost['table'] = {
  ...{ exam: '国考', version: '测试职位表', isSample: true },
  source: { title: '测试', date: '2026-11-21' },
};
const postOf = (conditions: CivilPost['conditions'], { region = '', isPasted = false } = {}): CivilPost => ({
  ...{ name: '示例职位', department: '', code: '', region, conditions },
  table: isPasted ? null : table,
});
const inputOf = (candidate: CivilCandidate, post: CivilPost): CivilInput =>
  civilInput.parse({
    ...{ candidate, exam: '国考', posts: [post], mock: {}, hours: { days: 60, total: 100 } },
    ...{ resume: null, today: '2026-11-21' },
  });
const judge = (candidate: CivilCandidate, post: CivilPost) => judgePost(post, inputOf(candidate, post));

describe('eligibility', () => {
  it('is compared with at least sixty decisions made by hand', () => {
    expect(expectedPosts.length).toBeGreaterThanOrEqual(60);
  });

  it.each(expectedPosts.map((post) => [post.who, Object.values(post.conditions).join(' / '), post] as const))(
    '%s: %s',
    (_who, _words, { who, conditions, expected, verdict, region, isPasted }) => {
      const post = postOf(conditions, { ...(region && { region }), ...(isPasted && { isPasted }) });
      const judged = judge(candidates[who], post);
      expect(judged.clauses.map(({ field, state }) => [field, state])).toEqual(expected);
      expect(judged.verdict).toBe(verdict);
      for (const { state, fix, why } of judged.clauses)
        expect([why !== '', (fix ?? '') !== '']).toEqual([true, state !== 'pass']);
    },
  );

  it('is read from a pasted text with labels after commas and conditions without a label', () => {
    const [candidate] = Object.values(candidates);
    const judged = judge(
      candidate!,
      postOf(
        { other: '某市法院 法官助理（一）。招录2人，专业：法学类，学历：本科及以上；经常下乡' },
        { isPasted: true },
      ),
    );
    expect(judged.clauses.map(({ field }) => field)).toEqual(['education', 'major']);
    expect(judged.notices).toEqual(['某市法院 法官助理(一)', '招录2人', '经常下乡']);
    const bare = judge(
      candidate!,
      postOf({ other: '科员，招录1人，大专及以上，法学类' }, { isPasted: true }),
    );
    expect(bare.clauses.map(({ field, required }) => [field, required])).toEqual([
      ['education', '大专及以上'],
      ['major', '法学类'],
    ]);
  });

  it('depends on all clauses: one unknown leaves it unverified, one failure makes it ineligible', () => {
    const posts = fc.constantFrom(...expectedPosts);
    fc.assert(
      fc.property(posts, fc.constantFrom(...Object.values(candidates)), (post, candidate) => {
        const { clauses, verdict } = judge(
          candidate,
          postOf(post.conditions, { isPasted: post.isPasted ?? false }),
        );
        const states = new Set(clauses.map(({ state }) => state));
        const expected = states.has('fail')
          ? 'ineligible'
          : states.has('unknown')
            ? 'unverified'
            : 'eligible';
        expect(verdict).toBe(expected);
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it('is never granted on missing facts', () => {
    const optional = Object.keys(candidates.乙).filter(
      (key) => key !== 'educations',
    ) as (keyof CivilCandidate)[];
    for (const { who, conditions, verdict } of expectedPosts.filter((post) => !post.isPasted)) {
      for (const key of optional) {
        const less = { ...candidates[who] } as Partial<CivilCandidate>;
        delete less[key];
        const judged = judge(less as CivilCandidate, postOf(conditions));
        if (verdict !== 'eligible') expect(judged.verdict).not.toBe('eligible');
      }
    }
  });

  it('finds the class of a major by name only, and leaves an unknown name undecided', () => {
    const byName = (major: string, condition: string) => {
      const post = postOf({ education: '本科及以上', major: condition });
      return judge({ educations: [{ level: '本科', major }] }, post).clauses[1];
    };
    expect(byName('软件工程', '计算机类（0809）')).toMatchObject({ state: 'pass' });
    expect(byName('软件工程', '计算机类（0809）')?.why).toContain('0809 计算机类');
    expect(byName('英语（师范）', '外国语言文学类')).toMatchObject({ state: 'pass' });
    expect(byName('软件工程', '法学类（0301）')).toMatchObject({ state: 'fail' });
    expect(byName('火星工程', '计算机类（0809）')).toMatchObject({ state: 'unknown' });
    for (const { name, className } of undergraduateMajors) {
      expect([name, majorClassOfMajor(name)?.name]).toEqual([name, className]);
      expect(majorClassNamed(className)).toBeDefined();
    }
  });

  it('is unknown for unrecognised words, whatever is next to them', () => {
    const strange = [
      '须持有潜水员资质',
      '身高一米七五以上',
      '本人直系亲属不得在本系统任职',
      '限本系统职工子女',
    ];
    for (const words of strange) {
      const post = postOf({
        education: '不限',
        major: '不限',
        political: '不限',
        other: `需值夜班；${words}`,
      });
      expect([words, judge(candidates.乙, post).verdict]).toEqual([words, 'unverified']);
    }
  });

  it('keeps brackets and relaxations with their sentence', () => {
    expect(sentencesOf('1.限男性；2.年龄35周岁以下，博士放宽至40周岁；（3）持证（A类，含临时）')).toEqual([
      '限男性',
      '年龄35周岁以下,博士放宽至40周岁',
      '持证(A类,含临时)',
    ]);
  });
});
