import { abilityOf } from '#src/data/occupations.js';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { referenceOf } from './reference.js';

const inputFor = (position: string, resume: Written) => ({
  ...{ position, month: '2026-11' },
  resume: { title: '简历', language: 'zh' as const, document: written(resume) },
});

const LAB: Written = {
  school: ['江城大学', '高分子材料', '2020.09-2024.06'],
  internships: [
    [
      '星河新材料公司',
      '研发实习生',
      '2023.06-2023.12',
      '做 24 组配方对比实验，用 XRD 表征 60 个样品，拉伸强度提高 18%',
    ],
  ],
  skills: ['大学英语六级 530 分'],
};

describe('gaps of a known occupation', () => {
  const input = inputFor('高分子材料工程师', LAB);
  const result = analyseJob(input);

  it('do not include general abilities, whose words résumés rarely use', () => {
    const general = result.gaps.filter(({ kind, key }) => kind === '能力' && abilityOf(key).kind === '通用');
    expect(general).toEqual([]);
  });

  it('include only abilities that the résumé does not mention, or mentions only in a list', () => {
    const shown = result.abilities.filter(({ state }) => state === '有实例').map(({ key }) => key);
    expect(shown.length).toBeGreaterThan(0);
    expect(result.gaps.filter(({ key }) => shown.includes(key))).toEqual([]);
    expect(JSON.stringify(result.gaps)).not.toMatch(/还不充分|还不多/u);
  });

  it('do not call experience with figures insufficient', () => {
    expect(result.gaps.find(({ key }) => key === 'experience')).toBeUndefined();
  });

  it('are the closed gates, then the others by gain', () => {
    const { gaps } = analyseJob(inputFor('护士', { ...LAB, skills: ['Excel'] }));
    const isGate = gaps.map(({ kind, severity }) => kind === '门槛' && severity === 'urgent');
    const gates = isGate.lastIndexOf(true) + 1;
    expect(gates).toBeGreaterThan(0);
    expect(isGate.slice(0, gates)).not.toContain(false);
    const gains = gaps.slice(gates).map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    expect(gains.length).toBeGreaterThan(0);
  });

  it('are the only abilities with tasks', () => {
    const missing = new Set(result.gaps.map(({ key }) => key));
    const abilities = new Set(result.portrait.abilities.map(({ key }) => key));
    const planned = result.plan.phases.flatMap(({ tasks }) => tasks.map(({ key }) => key));
    expect(planned.filter((key) => abilities.has(key) && !missing.has(key))).toEqual([]);
  });

  it('do not include a threshold that the résumé states in other words', () => {
    const gaps = analyseJob(inputFor('仓储主管', { skills: ['大专学历，自考在读本科'] })).gaps;
    expect(gaps.find(({ key }) => key === 'entry.degree')).toBeUndefined();
  });

  it('name the requested position in the tasks', () => {
    const tasks = JSON.stringify(result.plan.phases);
    expect(tasks).toContain('高分子材料工程师');
    expect(tasks).not.toContain('化工与材料工程师');
  });
});

describe('a small part of an ability model', () => {
  it('is not a gap, and a main one that is only listed asks for what was done with it', () => {
    const { gaps, portrait } = analyseJob(inputFor('采购专员', { skills: ['Excel'] }));
    const weightOf = (key: string) => portrait.abilities.find((each) => each.key === key)?.weight ?? 0;
    const own = gaps.filter(({ kind }) => kind === '能力');
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ key }) => weightOf(key) < 15)).toEqual([]);
    expect(JSON.stringify(gaps)).not.toContain('行数');
  });
});

describe('the reference answer for a known occupation', () => {
  it('names a preferred certificate only to those who hold it', () => {
    const checksOf = (...skills: string[]) => {
      const input = inputFor('外贸专员', { skills });
      return referenceOf(input, analyseJob(input)).entryChecks.filter(({ text }) => text.startsWith('优先'));
    };
    expect(checksOf('Excel')).toEqual([]);
    expect(checksOf('大学英语四级 488 分').map(({ state }) => state)).toEqual(['满足']);
  });

  it('checks only conditions that can be met or missed', () => {
    const input = inputFor('销售代表', { work: [['星河公司', '销售', '2020.01-', '签下 12 家客户']] });
    const { entryChecks } = referenceOf(input, analyseJob(input));
    expect(entryChecks.map(({ text }) => text).join()).not.toMatch(/不限|经历：/u);
  });

  it('has no template for a general ability that the résumé does not show', () => {
    const input = inputFor('高分子材料工程师', LAB);
    const { target } = referenceOf(input, analyseJob(input));
    const general = target.filter(({ key, now }) => now !== '有实例' && abilityOf(key).kind === '通用');
    expect(general).toEqual([]);
  });
});

describe('related occupations', () => {
  const namesBy = (statement: string): string[] =>
    analyseJob(
      inputFor('高分子材料工程师', { work: [['星河新材料公司', '工程师', '2020.01-', statement]] }),
    ).adjacent.map(({ name }) => name);

  it('are those whose main ability the résumé shows in actions', () => {
    expect(namesBy('做 24 组配方对比实验，用 XRD 表征 60 个样品')).not.toContain('生物与制药研发');
    expect(namesBy('来料检验和不良率分析，写 8D 报告 12 份，客诉由 9 起降到 2 起')).toContain('质量工程师');
  });
});

describe('a name inside another word or after words of another trade', () => {
  it.each(['钢琴调律师', '殡仪服务员', '工程造价咨询', '短视频编导'])('does not match: %s', (position) => {
    expect(analyseJob(inputFor(position, LAB)).match.kind).toBe('general');
  });

  it.each(['车辆内饰材料工程师', '航空金属材料工程师', '建筑材料员', '装修材料导购'])(
    '%s is not 化工与材料工程师',
    (position) => {
      expect(analyseJob(inputFor(position, LAB)).match.occupation).not.toBe('化工与材料工程师');
    },
  );

  it.each(['高分子材料工程师', '材料研发工程师', '锂电材料工程师', '新材料工程师'])(
    '%s is 化工与材料工程师',
    (position) => {
      expect(analyseJob(inputFor(position, LAB)).match.occupation).toBe('化工与材料工程师');
    },
  );
});

describe('a candidate who has held the post', () => {
  const CODER: Written = {
    school: ['江城大学', '软件工程', '2020.09-2024.06'],
    work: [['云杉软件公司', '前端开发工程师', '2024.07-', '用 Vue 写了 18 个页面，首屏由 4 秒降到 1.5 秒']],
    skills: ['Git'],
  };
  const { gaps, plan } = analyseJob(inputFor('前端开发工程师', CODER));

  it('has no gap in an ability of the trade, which the post itself requires', () => {
    expect(gaps.filter(({ kind }) => kind === '能力')).toEqual([]);
  });

  it('has no beginner’s tasks', () => {
    expect(JSON.stringify(plan)).not.toContain('打牢一门语言');
  });
});

describe('a certificate', () => {
  it.each([
    ['会计', '中级会计职称（2021年）'],
    ['会计', '注册会计师'],
  ])('of a lower level is not required for %s with %s', (position, skill) => {
    const { gaps } = analyseJob(inputFor(position, { skills: [skill] }));
    expect(gaps.map(({ label }) => label).join()).not.toContain('初级会计');
  });

  it('that the law does not require is not a gap', () => {
    const { gaps } = analyseJob(inputFor('会计', { skills: ['会计从业资格'] }));
    expect(gaps.map(({ label }) => label).join()).not.toContain('初级会计');
  });
});

describe('an unusual field of study', () => {
  it('is mentioned in the check, with a reminder that the posting decides', () => {
    const input = inputFor('会计', { school: ['江城学院', '室内艺术设计', '2015.09-2019.06'] });
    const { entryChecks } = referenceOf(input, analyseJob(input));
    expect(entryChecks.find(({ text }) => text.includes('常见专业'))).toEqual({
      text: expect.stringMatching(/简历写的是“室内艺术设计”，以招聘要求为准/u) as string,
      state: '待确认',
    });
  });
});
