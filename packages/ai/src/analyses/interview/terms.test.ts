import type { InterviewInput } from '@qicheng/analysis/interview';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { predictInterview } from './predict.js';

const questionsFor = (written: Written, more: Partial<InterviewInput>) =>
  predictInterview({
    ...{ resume: snapshotOf(written), round: 'business', difficulty: 'standard', persona: 'neutral' },
    ...{ count: 8, set: 1, month: '2026-11' },
    ...more,
  }).questions.map(({ bankId, text }) => ({ bankId, text }));

const PHARMACIST: Written = {
  school: ['江城医科大学', '药学', '2014.09-2018.06'],
  work: [
    [
      '江城市人民医院',
      '主管药师',
      '2018.07-',
      '门诊审方，日均约420张，处方合格率由94.6%升到98.1%',
      '住院药房排班、带教，带实习生12名',
    ],
  ],
};
const POST =
  '临床药师\n江城中心医院\n岗位职责\n1. 参加查房、会诊，书写药历；\n2. 抗菌药物处方点评；\n任职要求\n1. 药学专业本科及以上；\n2. 取得临床药师岗位培训证书；\n3. 3年以上医院药学工作经验';

describe('a question about the conditions of a posting', () => {
  it('asks for the certificate that the résumé does not show', () => {
    const questions = questionsFor(PHARMACIST, { jd: POST, position: '临床药师', company: '江城中心医院' });
    expect(questions.find(({ bankId }) => bankId === 'ex-missing')?.text).toContain('岗位培训证书');
  });

  it('is absent if every condition is met', () => {
    const jd = POST.replace('2. 取得临床药师岗位培训证书；\n', '');
    expect(questionsFor(PHARMACIST, { jd, position: '临床药师' }).map(({ bankId }) => bankId)).not.toContain(
      'ex-missing',
    );
  });

  it('is absent if the résumé has the certificate under a similar name', () => {
    const jd = POST.replace('取得临床药师岗位培训证书', '持有公估人资格证');
    const holder = { ...PHARMACIST, skills: ['保险公估从业资格'] };
    expect(questionsFor(holder, { jd, position: '临床药师' }).map(({ bankId }) => bankId)).not.toContain(
      'ex-missing',
    );
  });

  it('calls a condition necessary only if the posting does', () => {
    const askedAbout = (jd: string) =>
      predictInterview({
        ...{ resume: snapshotOf(PHARMACIST), round: 'business', difficulty: 'standard', persona: 'neutral' },
        ...{ count: 8, set: 1, month: '2026-11', jd, position: '临床药师' },
      }).questions.find(({ bankId }) => bankId === 'ex-missing');
    const preferred = POST.replace('2. 取得临床药师岗位培训证书；\n', '').concat(
      '\n优先条件\n1. 取得临床药师岗位培训证书；',
    );
    expect(askedAbout(POST)?.whyAsked).toContain('硬性条件');
    const { whyAsked = '', followUps = [] } = askedAbout(preferred) ?? {};
    expect(whyAsked).toContain('优先条件');
    expect(`${whyAsked}${followUps.map(({ text }) => text).join()}`).not.toMatch(/硬性|入职前/u);
  });

  it('is absent for mere preferences', () => {
    const jd = POST.replace('取得临床药师岗位培训证书', '硕士优先');
    expect(questionsFor(PHARMACIST, { jd, position: '临床药师' }).map(({ bankId }) => bankId)).not.toContain(
      'ex-missing',
    );
  });
});

describe('the trade of a position', () => {
  it('of a hospital pharmacist has no retail questions', () => {
    const questions = questionsFor(PHARMACIST, { jd: POST, position: '药师', company: '江城中心医院' });
    expect(questions.map(({ text }) => text).join()).not.toContain('顾客');
    expect(questions.some(({ bankId }) => bankId.startsWith('dispensary-'))).toBe(true);
  });

  it('of a retail pharmacist has them', () => {
    const questions = questionsFor(PHARMACIST, { position: '药店药师', company: '江城大药房' });
    expect(questions.some(({ bankId }) => bankId.startsWith('pharmacy-'))).toBe(true);
  });
});

describe('a structured interview', () => {
  const bankIds = (company: string, position: string) =>
    [1, 2, 3]
      .flatMap((set) => questionsFor(PHARMACIST, { round: 'structured', count: 10, set, company, position }))
      .map(({ bankId }) => bankId);

  it('of a company has no questions about villages and service counters', () => {
    expect(bankIds('江城某某汽车有限公司', '口译')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^st-(?:job-remote|emergency-complaint)$/u)]),
    );
  });

  it('of an office has questions about villages, not about projects elsewhere', () => {
    const ids = bankIds('江城县某镇人民政府', '科员');
    expect(ids).toContain('st-job-remote');
    expect(ids).not.toContain('st-job-posted');
  });
});

describe('a number or a word of size', () => {
  const planner = (...statements: string[]): Written => ({
    school: ['江城大学', '广告学', '2014.09-2018.06'],
    work: [['江城某某广告公司', '媒介策划', '2019.03-', ...statements]],
  });

  it('leads to a question if a word replaces the number', () => {
    const questions = questionsFor(planner('统筹亿级预算，打造多个现象级案例', '每周输出投放周报'), {
      position: '媒介策划',
    });
    expect(questions[0]?.bankId === 'hr-intro' ? questions[1]?.text : questions[0]?.text).toBe(
      '简历里写“统筹亿级预算”，这里的“亿级”具体指什么、有没有数？你自己经手的是哪一部分？',
    );
  });

  it('is not a topic if the number is stated', () => {
    const questions = questionsFor(planner('打造爆款视频3条，播放量共210万', '每周输出投放周报'), {
      position: '媒介策划',
    });
    expect(questions.map(({ bankId }) => bankId)).not.toContain('ex-inflated');
  });

  it('is not an achievement if it is a budget', () => {
    const questions = questionsFor(planner('参与某品牌投放，小红书+抖音预算860万元，ROI由1.7提升到2.4'), {
      position: '媒介策划',
    });
    expect(questions.map(({ text }) => text).join()).not.toMatch(/“[^”]*预算860万元”(?:，这个数|主要是靠)/u);
    expect(questions.map(({ text }) => text).join()).toContain('“ROI由1.7提升到2.4”');
  });

  it('is quoted with the most notable sentence of a paragraph', () => {
    const questions = questionsFor(
      planner(
        '管10kV配电室一座、变压器6台，电工12个人。负责年检、倒闸操作票、停送电，每天巡检两次，做记录。2021年牵头把密炼机老的直流调速换成变频。',
      ),
      { position: '媒介策划' },
    );
    expect(questions.map(({ text }) => text).join()).not.toContain(
      '负责年检、倒闸操作票、停送电，每天巡检两次，做记录。2021',
    );
  });
});
