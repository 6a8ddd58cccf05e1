import { inLanguage } from '@qicheng/analysis/subject';
import type { ResumeDocument } from '@qicheng/resume/document';
import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';
import { resumeAnalysisKind } from './kind.js';

const LINES = [
  ['每天为120位客人冲泡茶品', 'Brewed tea for 120 guests a day'],
  ['盘点库存，损耗率由5%降到2%', 'Took stock and cut losses from 5% to 2%'],
  ['培训新店员8人，全部转正', 'Trained 8 assistants, all of whom stayed'],
  ['举办茶会12场，到场300人', 'Held 12 tastings with 300 visitors'],
] as const;

/** The first `count` lines are translated. */
function tea(count: number, lang: 'zh' | 'en' = 'en'): ResumeDocument {
  const document = written({
    position: '茶艺师',
    school: ['江城职业学院', '茶艺', '2018.09-2021.06'],
    work: [['青禾茶业', '店员', '2021.07-', ...LINES.map(([zh]) => zh)]],
    skills: ['茶艺', '盘点', '收银'],
  });
  const [job] = document.work;
  return {
    ...document,
    meta: { ...document.meta, lang },
    work: [
      {
        ...job!,
        company: { zh: '青禾茶业', en: 'Qinghe Tea' },
        title: { zh: '店员', en: 'Shop assistant' },
        highlights: (job?.highlights ?? []).map((atom, at) =>
          at < count ? { ...atom, en: [{ text: LINES[at]![1] }] } : atom,
        ),
      },
    ],
  };
}

it('an English version with Chinese sentences is unfinished: it has no total and is free', () => {
  const result = analysed(tea(2));
  expect(result.overall).toBeNull();
  expect(result.notes[0]).toBe(
    '英文版还没写完：有 2 句描述是中文，暂不给总分。在编辑器的“双语”里补上英文后再分析。',
  );
  expect(resumeAnalysisKind.isFree?.(result, inputFor(tea(2)))).toBe(true);
  const [first] = result.findings;
  expect(first).toMatchObject({ ruleId: 'translation.untranslated', severity: 'urgent' });
  expect(result.suggestions[0]).toBe(first?.id);
});

it('names that are still Chinese are told, and the sentences have a total', () => {
  const result = analysed(tea(4));
  expect(result.overall).not.toBeNull();
  expect(result.findings.find(({ ruleId }) => ruleId === 'translation.untranslated')?.severity).toBe(
    'important',
  );
});

it('an English sentence may contain a Chinese name', () => {
  const document = tea(4);
  const [job] = document.work;
  const named = { ...job!.highlights![0]!, en: [{ text: 'Won the 江城茶艺技能大赛 with a team of 3' }] };
  const changed = { ...document, work: [{ ...job!, highlights: [named, ...job!.highlights!.slice(1)] }] };
  expect(analysed(changed).overall).not.toBeNull();
});

it('is not compared with an occupation of which hardly a word is in English', () => {
  const target = { position: '社会工作者' };
  const english = analysed(tea(4), { target });
  expect(english.dimensions.find(({ key }) => key === 'relevance')?.weight).toBe(0);
  expect(english.notes).toContain('“社会工作者”的英文关键词太少，岗位相关不比对，也不计分。');
  const chinese = analysed(tea(4, 'zh'), { target });
  expect(chinese.target.occupation).toBe('社会工作者');
  const developer = analysed(tea(4), { target: { position: '后端开发工程师' } });
  expect(developer.target.occupation).not.toBeNull();
});

it('is analysed in its complete language unless another one is requested', () => {
  const { resume } = inputFor(tea(2));
  expect(inLanguage(resume)).toMatchObject({ language: 'zh', document: { meta: { lang: 'zh' } } });
  const english = inLanguage(inputFor(tea(2, 'zh')).resume, 'en');
  expect(analyseResume({ ...inputFor(tea(2)), resume: english }).overall).toBeNull();
  expect(analysed(tea(2, 'zh')).overall).not.toBeNull();
});
