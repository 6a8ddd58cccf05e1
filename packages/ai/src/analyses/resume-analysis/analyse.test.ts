import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { type ResumeAnalysisResult, resumeIssueKeys } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import type { ResumeDocument } from '@qicheng/resume/document';
import { generateResume } from '@qicheng/resume/generate';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { written, type Written } from '../../../test/resume-analysis/written-resume.js';
import { runReference, runRules } from '../../run-rules.js';
import { resumeAnalysisKind } from './kind.js';

const GENERATED = 60;
const generated = Array.from({ length: GENERATED }, (_, seed) => generateResume(seed));
// Rules that compare many edits of one résumé see half of them: all shapes are among those.
const some = generated.slice(0, GENERATED / 2);
const samples = sampleNames.map((name) => SAMPLES[name]());

const inputOf = (
  document: ResumeDocument,
  asked: Partial<ResumeAnalysisInput> = {},
): ResumeAnalysisInput => ({
  resume: { title: '简历', language: document.meta.lang, document },
  ...{ target: {}, modules: [], month: '2026-11', previous: null },
  ...asked,
});
const run = (document: ResumeDocument, asked: Partial<ResumeAnalysisInput> = {}) =>
  runRules(resumeAnalysisKind, inputOf(document, asked)).result as ResumeAnalysisResult;
const dimension = ({ dimensions }: ResumeAnalysisResult, key: string) =>
  dimensions.find((each) => each.key === key);

describe('determinism', () => {
  it('gives the same bytes for the same résumé, in the shape of the service', () => {
    for (const document of [...generated, ...samples]) {
      const [first, second] = [run(document), run(structuredClone(document))];
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    }
  });

  it('makes each score of its contributions, and the whole of the dimensions by weight', () => {
    for (const document of generated) {
      const { dimensions, overall } = run(document);
      for (const { score, contributions } of dimensions) {
        const sum = contributions.reduce((total, { points }) => total + points, 0);
        expect(Math.abs(Math.min(100, Math.max(0, sum)) - score)).toBeLessThanOrEqual(0.051);
      }
      const whole = dimensions.reduce((total, { score, weight }) => total + (score * weight) / 100, 0);
      expect(Math.abs(whole - overall.score)).toBeLessThanOrEqual(0.51);
    }
  });
});

/** The document with one more statement that has a quantified result, at the end of an entry. */
function withResult(
  document: ResumeDocument,
  list: 'internships' | 'projects',
  text: string,
): ResumeDocument {
  const [first, ...rest] = document[list];
  if (!first) return document;
  const atom = {
    id: 'added',
    kind: 'bullet' as const,
    zh: [{ text }],
    en: [{ text: `Cut costs by 31% with ${text}` }],
  };
  return { ...document, [list]: [{ ...first, highlights: [...(first.highlights ?? []), atom] }, ...rest] };
}

describe('monotony', () => {
  it('never lowers 成果量化 when a quantified result is added', () => {
    for (const document of [...some, ...samples]) {
      const before = dimension(run(document), 'quantified')?.score ?? 0;
      for (const list of ['internships', 'projects'] as const) {
        const after = dimension(
          run(withResult(document, list, '使平均处理时间由 40 分钟缩短到 12 分钟')),
          'quantified',
        );
        expect(after?.score).toBeGreaterThanOrEqual(before);
      }
    }
  });

  it('never lowers 成果量化 when a statement gains a quantified result', () => {
    for (const document of some) {
      const text = valueAt(document, '/internships/0/highlights/0/zh/0/text');
      if (typeof text !== 'string') continue;
      const longer = replaceAt(document, '/internships/0/highlights/0/zh/0/text', `${text}，满意度提升 12%`);
      const [before, after] = [run(document), run(longer)].map(
        (result) => dimension(result, 'quantified')?.score ?? 0,
      );
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }
  });

  it('never raises the whole when a required part is taken out', () => {
    const lists = {
      education: ['education'],
      experience: ['internships', 'work'],
      skills: ['skills', 'certificates', 'languages'],
      deeds: ['internships', 'work', 'projects', 'research', 'papers', 'patents', 'softwareCopyrights'],
    } as const;
    for (const document of [...some, ...samples]) {
      for (const stage of ['校招', '社招'] as const) {
        const before = run(document, { target: { stage } }).overall.score;
        const parts =
          stage === '社招'
            ? (['education', 'experience', 'skills'] as const)
            : (['education', 'skills', 'deeds'] as const);
        for (const part of parts) {
          const without = lists[part].reduce<ResumeDocument>(
            (rest, list) => ({ ...rest, [list]: [] }),
            document,
          );
          expect(run(without, { target: { stage } }).overall.score).toBeLessThanOrEqual(before);
        }
        const nameless = { ...document, basics: {} };
        expect(run(nameless, { target: { stage } }).overall.score).toBeLessThanOrEqual(before);
      }
    }
  });
});

describe('texts of any kind', () => {
  const huge = '😀负责运营，提升 3%。'.repeat(280);
  it.each([
    ['long ones', huge],
    ['faces', '😀'.repeat(900)],
    ['markup', '<script>alert(1)</script>【】'.repeat(20)],
    ['nothing but marks', '，，，。。。'],
    ['one long word', 'x'.repeat(3_000)],
  ])('%s are analysed, and what is said of them can be stored', (_what, text) => {
    const entry = [
      text.slice(0, 100),
      text.slice(0, 100),
      '2025.06-2025.09',
      text,
      text.slice(0, 60),
    ] as const;
    const document = written({
      position: text.slice(0, 100),
      internships: [entry],
      projects: [entry],
      self: text,
    });
    const input = inputOf(document);
    const result = run(document);
    const reference = runReference(resumeAnalysisKind, { input, result }).result;
    expect(JSON.stringify([result, reference])).not.toMatch(/\\ud[89a-f]/i);
  });

  it('an empty résumé is told what it lacks', () => {
    const result = run(written({ name: '', phone: '', email: '' }));
    expect(result.overall.score).toBeLessThan(20);
    expect(result.suggestions.length).toBeGreaterThan(0);
  });
});

const weak: Written = {
  position: '新媒体运营',
  school: ['江城理工大学', '新闻学', '2022.09-2026.06'],
  internships: [
    [
      '禾木食品有限公司',
      '运营实习生',
      '2025.06-2025.09',
      '主要负责公众号运营等相关工作',
      '以经完成帐号搭建',
      '策划校园活动',
    ],
  ],
  skills: ['剪映'],
  self: '性格开朗，吃苦耐劳。',
};

describe('findings', () => {
  it('point at their place, say how, ask for facts and invent none', () => {
    const { findings } = run(written(weak));
    expect(findings.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['typo', 'dutyOnly', 'vague', 'noResult', 'missing', 'relevance']),
    );
    const duty = findings.find(({ category }) => category === 'dutyOnly');
    expect(duty).toMatchObject({
      pointer: '/internships/0/highlights/0',
      before: '主要负责公众号运营等相关工作',
    });
    expect(duty?.after).toMatch(
      /^负责公众号运营，通过【待补充：.+】，规模为【待补充：.+】，结果为【待补充：.+】$/,
    );
    expect(duty?.patch).toBeUndefined();
    expect(findings.every(({ after = '' }) => !/\d/.test(after))).toBe(true);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  it('correct a text with several faults whole, whichever of them is applied first', () => {
    const document = written(weak);
    const patches = run(document).findings.flatMap(({ category, patch }) =>
      category === 'typo' && patch ? patch : [],
    );
    expect(patches.length).toBeGreaterThanOrEqual(2);
    for (const { path, ...operation } of patches) {
      expect(path).toBe('/internships/0/highlights/1/zh/0/text');
      expect(operation).toMatchObject({ op: 'replace', value: '已经完成账号搭建' });
    }
  });

  it('suggest at most ten, the largest gain first', () => {
    for (const document of [...generated, written(weak)]) {
      const { suggestions, findings } = run(document);
      expect(suggestions.length).toBeLessThanOrEqual(10);
      const gains = suggestions.map((id) => findings.find((each) => each.id === id)?.gain ?? 0);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    }
  });

  it('name every kind of line issue where there is one', () => {
    const document = written({
      ...weak,
      projects: [
        ['校园公众号改版', '负责人', '2025.06-2025.03', '编写推文 20 篇,阅读量提升', '新栏目的那些事情'],
      ],
      change: (made) => ({ ...made, basics: { ...made.basics, idNumber: '110101199003070134' } }),
    });
    const found = new Set(run(document).findings.map(({ category }) => category));
    for (const issue of [
      'typo',
      'noResult',
      'vague',
      'dutyOnly',
      'noStar',
      'dateConflict',
      'format',
      'sensitiveInfo',
    ] as const) {
      expect(resumeIssueKeys).toContain(issue);
      expect(found).toContain(issue);
    }
    expect(JSON.stringify(run(document))).not.toContain('110101199003070134');
  });
});

describe('what one may withhold', () => {
  it('costs nothing when it is absent', () => {
    for (const document of samples) {
      const { name, phone, email, headline, residence, website, links } = document.basics;
      const bare = { ...document, basics: { name, phone, email, headline, residence, website, links } };
      const [full, less] = [run(document), run(bare)];
      expect(less.overall.score).toBeGreaterThanOrEqual(full.overall.score);
      expect(JSON.stringify(less.findings)).not.toMatch(/照片|性别|出生|政治面貌|民族|婚/);
    }
  });
});

describe('what is asked', () => {
  it('weighs parts by stage, and checks the chosen ones alone', () => {
    const document = written(weak);
    const weights = (stage: '校招' | '社招') =>
      run(document, { target: { stage } }).modules.find(({ key }) => key === 'experience')?.weight;
    expect(weights('社招')).toBeGreaterThan(weights('校招') ?? 0);
    const chosen = run(document, { modules: ['education', 'skills'] });
    expect(chosen.modules.map(({ key }) => key)).toEqual(['education', 'skills']);
    expect(chosen.findings.every(({ module }) => module === 'education' || module === 'skills')).toBe(true);
    expect(chosen.dimensions.reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(100, 1);
    expect(dimension(chosen, 'quantified')?.weight).toBe(0);
  });

  it('measures relevance by the position that is named, and says so where the lexicon has none', () => {
    const document = written(weak);
    expect(run(document).target).toMatchObject({
      position: '新媒体运营',
      occupation: '运营',
      isInferred: false,
    });
    const other = run(document, { target: { position: '宠物美容师' } });
    expect(other.target).toMatchObject({ occupation: null });
    expect(other.notes.join('')).toContain('词库没有收录');
  });

  it('shows by rule what changed since the analysis before', () => {
    const before = run(written(weak));
    const previous = previousOf('r1', before);
    const same = run(written(weak), { previous });
    expect(same.change).toMatchObject({ change: 0, isComparable: true, rules: [] });
    const better = run(written({ ...weak, self: '独立运营账号 1 个，发布 180 条，粉丝增至 6,500 人。' }), {
      previous,
    });
    expect(better.change?.change).toBeGreaterThan(0);
    expect(better.change?.rules).toContainEqual(
      expect.objectContaining({ dimension: 'expression', ruleId: 'wording.vague', label: '空泛的表述' }),
    );
  });
});

describe('the reference answer', () => {
  const answer = (document: ResumeDocument) => {
    const input = inputOf(document);
    return runReference(resumeAnalysisKind, { input, result: run(document) }).result as {
      rewrites: { before: string; after: string; needsFact: string[]; pointer: string }[];
    };
  };

  it('writes out every weak statement with nothing but what the résumé says', () => {
    for (const document of [...generated, ...samples, written(weak)]) {
      const said = JSON.stringify(document);
      for (const { after, needsFact } of answer(document).rewrites) {
        const claimed = after.replace(/【待补充：[^】]*】/g, '');
        for (const number of claimed.match(/\d+(?:[.,]\d+)*/g) ?? []) expect(said).toContain(number);
        for (const fact of needsFact) expect(after).toContain(fact);
      }
    }
    expect(answer(written(weak)).rewrites[0]?.after).toMatch(
      /^在禾木食品有限公司担任运营实习生期间，负责公众号运营，通过【待补充/,
    );
  });

  it('is the same for the same analysis', () => {
    for (const document of generated) {
      expect(JSON.stringify(answer(document))).toBe(JSON.stringify(answer(document)));
    }
  });
});
