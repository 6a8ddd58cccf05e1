import { type ResumeAnalysisResult, resumeIssueKeys } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import type { ResumeDocument } from '@qicheng/resume/document';
import { generateResume } from '@qicheng/resume/generate';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { sampleOf } from '@qicheng/testing/sample';
import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { loweredByResults, raisedByRemovals } from '#test/resume-analysis/monotony.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { runReference } from '../../run-rules.js';
import { resumeAnalysisKind } from './kind.js';

const GENERATED = 60;
const generated = sampleOf(
  Array.from({ length: GENERATED }, (_, seed) => generateResume(seed)),
  4,
);
// Rules that compare many edits of one résumé use the first half, which contains all kinds of résumés.
const some = generated.slice(0, generated.length / 2);
const samples = sampleOf(
  sampleNames.map((name) => SAMPLES[name]()),
  4,
);

const dimension = ({ dimensions }: ResumeAnalysisResult, key: string) =>
  dimensions.find((each) => each.key === key);

describe('a file that was only partly read', () => {
  it('has no total score and says so in the first note; a mostly read file has its usual score', () => {
    const document = SAMPLES.nursing();
    const { resume } = inputFor(document);
    const read = analysed(document, { resume: { ...resume, unread: 0.3 } });
    expect(read.overall).toEqual(analysed(document).overall);
    const unread = analysed(document, { resume: { ...resume, unread: 0.7 } });
    expect(unread.overall).toBeNull();
    expect(unread.notes[0]).toContain('约 70% 的文字没有识别到');
  });
});

describe('determinism', () => {
  it('gives identical bytes for the same résumé, in the format of the service', () => {
    for (const document of [...generated, ...samples]) {
      const [first, second] = [analysed(document), analysed(structuredClone(document))];
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    }
  });

  it('sums each score from its contributions, and the total from the weighted dimensions', () => {
    for (const document of generated) {
      const { dimensions, overall, findings } = analysed(document);
      for (const { score, contributions } of dimensions) {
        const sum = contributions.reduce((total, { points }) => total + points, 0);
        expect(Math.abs(Math.min(100, Math.max(0, sum)) - score)).toBeLessThanOrEqual(0.051);
      }
      const whole = dimensions.reduce((total, { score, weight }) => total + (score * weight) / 100, 0);
      const thin = findings.find(({ ruleId }) => ruleId === 'layout.thin')?.gain ?? 0;
      if (overall) expect(Math.abs(whole - thin - overall.score)).toBeLessThanOrEqual(0.61);
    }
  });
});

describe('monotonicity', () => {
  it('never lowers 成果量化 when a quantified result is added, as a new statement or in an existing one', () => {
    for (const document of [...some, ...samples]) expect(loweredByResults(document)).toEqual([]);
  });

  it('never raises the total when a required part is removed', () => {
    for (const document of [...some, ...samples]) expect(raisedByRemovals(document)).toEqual([]);
  });
});

describe('unusual texts', () => {
  const huge = '😀负责运营，提升 3%。'.repeat(280);
  it.each([
    ['long ones', huge],
    ['faces', '😀'.repeat(900)],
    ['markup', '<script>alert(1)</script>【】'.repeat(20)],
    ['nothing but marks', '，，，。。。'],
    ['one long word', 'x'.repeat(3_000)],
  ])('%s are analysed, and the result can be stored', (_what, text) => {
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
    const input = inputFor(document);
    const result = analysed(document);
    const reference = runReference(resumeAnalysisKind, { input, result }).result;
    expect(JSON.stringify([result, reference])).not.toMatch(/\\ud[89a-f]/i);
  });

  it('an empty résumé gets the list of what is missing', () => {
    const result = analysed(written({ name: '', phone: '', email: '' }));
    expect(result.overall).toBeNull();
    expect(resumeAnalysisKind.isFree?.(result, {})).toBe(true);
    expect(result.notes[0]).toContain('内容太少，暂不给总分');
    expect(result.suggestions.length).toBeGreaterThan(0);
  });

  it('a finding about the header points to its first missing field', () => {
    const { findings } = analysed(written({ name: '苏晓禾', phone: '', email: '' }));
    const gapFinding = findings.find(({ issue }) => issue === '“基本信息”缺少电话、邮箱');
    expect(gapFinding?.pointer).toBe('/basics/phone');
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
  it('point to their place, explain the change, ask for facts and invent none', () => {
    const { findings } = analysed(written(weak));
    expect(findings.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['typo', 'dutyOnly', 'vague', 'thin', 'missing', 'relevance']),
    );
    const duty = findings.find(({ category }) => category === 'dutyOnly');
    expect(duty).toMatchObject({
      pointer: '/internships/0/highlights/0',
      before: '主要负责公众号运营等相关工作',
    });
    expect(duty?.after).toMatch(/^负责公众号运营，【待补充：[^】]+（写一项即可）】$/);
    expect(duty?.patch).toBeUndefined();
    expect(findings.every(({ after = '' }) => !/\d/.test(after))).toBe(true);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  it('correct a text with several errors completely, whichever of them is applied first', () => {
    const document = written(weak);
    const patches = analysed(document).findings.flatMap(({ category, patch }) =>
      category === 'typo' && patch ? patch : [],
    );
    expect(patches.length).toBeGreaterThanOrEqual(2);
    for (const { path, ...operation } of patches) {
      expect(path).toBe('/internships/0/highlights/1/zh/0/text');
      expect(operation).toMatchObject({ op: 'replace', value: '已经完成账号搭建' });
    }
  });

  it('suggest at most ten', () => {
    for (const document of [...generated, written(weak)]) {
      expect(analysed(document).suggestions.length).toBeLessThanOrEqual(10);
    }
  });

  it('report every kind of line issue that occurs', () => {
    const document = written({
      ...weak,
      projects: [
        [
          '校园公众号改版',
          '负责人',
          '2025.06-2025.03',
          '编写推文 20 篇,阅读量提升',
          '和同事们一起把新栏目的那些事情都弄好了',
        ],
      ],
      change: (generated) => ({
        ...generated,
        basics: { ...generated.basics, idNumber: '110101199003070134' },
      }),
    });
    const found = new Set(analysed(document).findings.map(({ category }) => category));
    for (const issue of [
      'typo',
      'noResult',
      'vague',
      'dutyOnly',
      'dateConflict',
      'format',
      'sensitiveInfo',
    ] as const) {
      expect(resumeIssueKeys).toContain(issue);
      expect(found).toContain(issue);
    }
    expect(JSON.stringify(analysed(document))).not.toContain('110101199003070134');
  });
});

describe('personal data that may be withheld', () => {
  it('costs nothing when it is absent', () => {
    for (const document of samples) {
      const { name, phone, email, headline, residence, website, links } = document.basics;
      const bare = { ...document, basics: { name, phone, email, headline, residence, website, links } };
      const [full, less] = [analysed(document), analysed(bare)];
      expect(less.overall?.score).toBeGreaterThanOrEqual(full.overall?.score ?? 100);
      expect(JSON.stringify(less.findings)).not.toMatch(/照片|性别|出生|政治面貌|民族|婚/);
    }
  });
});

describe('the options of the request', () => {
  it('weight parts by stage and restrict the check to the chosen parts', () => {
    const document = written(weak);
    const weights = (stage: '校招' | '社招') =>
      analysed(document, { target: { stage } }).modules.find(({ key }) => key === 'experience')?.weight;
    expect(weights('社招')).toBeGreaterThan(weights('校招') ?? 0);
    const chosen = analysed(document, { modules: ['education', 'skills'] });
    expect(chosen.modules.map(({ key }) => key)).toEqual(['education', 'skills']);
    expect(chosen.findings.every(({ module }) => module === 'education' || module === 'skills')).toBe(true);
    expect(chosen.dimensions.reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(100, 1);
    expect(dimension(chosen, 'quantified')?.weight).toBe(0);
  });

  it('measure relevance against the requested position and say so if the lexicon does not contain it', () => {
    const document = written(weak);
    expect(analysed(document).target).toMatchObject({
      position: '新媒体运营',
      occupation: '运营',
      isInferred: false,
    });
    const other = analysed(document, { target: { position: '宠物美容师' } });
    expect(other.target).toMatchObject({ occupation: null });
    expect(other.notes.join('')).toContain('没有按岗位词库比对');
  });

  it('compare the points of each rule with the previous analysis', () => {
    const before = analysed(written(weak));
    const previous = previousOf('r1', before);
    const same = analysed(written(weak), { previous });
    expect(same.change).toMatchObject({ change: 0, isComparable: true, rules: [] });
    const better = analysed(
      written({ ...weak, self: '独立运营账号 1 个，发布 180 条，粉丝增至 6,500 人。' }),
      {
        previous,
      },
    );
    expect(better.change?.change).toBeGreaterThan(0);
    expect(better.change?.rules).toContainEqual(
      expect.objectContaining({ dimension: 'expression', ruleId: 'wording.empty', label: '没有内容的句子' }),
    );
  });
});

describe('the reference answer', () => {
  const answer = (document: ResumeDocument) => {
    const input = inputFor(document);
    return runReference(resumeAnalysisKind, { input, result: analysed(document) }).result as {
      rewrites: { before: string; after: string; needsFact: string[]; pointer: string }[];
    };
  };

  it('rewrites every weak statement with facts of the résumé only', () => {
    for (const document of [...generated, ...samples, written(weak)]) {
      const printed = JSON.stringify(document);
      for (const { after, needsFact } of answer(document).rewrites) {
        const claimed = after.replace(/【待补充：[^】]*】/g, '');
        for (const number of claimed.match(/\d+(?:[.,]\d+)*/g) ?? []) expect(printed).toContain(number);
        for (const fact of needsFact) expect(after).toContain(fact);
      }
    }
    expect(answer(written(weak)).rewrites[0]?.after).toMatch(/^负责公众号运营，【待补充/);
  });

  it('is the same for the same analysis', () => {
    for (const document of generated) {
      expect(JSON.stringify(answer(document))).toBe(JSON.stringify(answer(document)));
    }
  });
});
