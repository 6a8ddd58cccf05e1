import { letterInput, type LetterResult } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const WAREHOUSE: Written = {
  school: ['江城交通职业学院', '物流管理', '2015.09-2018.06'],
  work: [
    [
      '江城云仓物流有限公司',
      '仓储组长',
      '2018.07-',
      '管理1.2万平米电商仓，带18人，盘点差异率由0.8%降到0.15%',
      '参与WMS上线，培训员工40人次',
      '取得物流师（高级）证书',
    ],
  ],
};
const JD =
  '速丰供应链管理有限公司江城分公司 仓储主管\n职责：管理电商仓，负责盘点、库容规划、人员排班；推进WMS上线。\n要求：大专以上，3年以上仓储管理经验，熟悉WMS。';
const judge = (letter: string): LetterResult =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '速丰供应链管理有限公司江城分公司', position: '仓储主管' },
      ...{ addressee: '', jd: JD, letter },
      resume: { title: '简历', language: 'zh', document: written(WAREHOUSE) },
    }),
  );
const idsOf = ({ findings }: LetterResult): string[] => findings.map(({ ruleId }) => ruleId);

const SHORT =
  '速丰招聘负责人：\n您好！我在云仓做了八年，应聘速丰供应链江城分公司的仓储主管。管1.2万平米的电商仓，带18个人，盘点差异率从0.8%降到0.15%；WMS上线我跟过，培训员工40人次。家离仓库二十分钟，夜里有急单也能到。电话13800000021，随时可以面谈。\n林知远';

describe('a short letter', () => {
  it('is a good one where it is dense', () => {
    const result = judge(SHORT);
    expect(result.overall?.score).toBeGreaterThanOrEqual(75);
    expect(idsOf(result)).not.toContain('structure.length.off');
    expect(idsOf(result)).not.toContain('form.paragraphs.few');
    expect(result.findings.filter(({ category }) => category === 'wrongCompany')).toEqual([]);
  });

  it('is not a good one where it says what is in every letter, or is against the résumé', () => {
    const vague =
      '速丰招聘负责人：\n您好！我应聘速丰供应链江城分公司的仓储主管。我工作认真负责，有较强的团队精神和学习能力，热爱物流行业，希望加入贵公司，与公司共同成长，为公司贡献自己的力量。电话13800000021，随时可以面谈。\n林知远';
    expect(judge(vague).overall?.score).toBeLessThan(50);
    expect(judge(SHORT.replace('0.15%', '0.05%')).overall?.score).toBeLessThan(
      judge(SHORT).overall?.score ?? 0,
    );
  });

  it('is addressed by a first line with a colon', () => {
    const { paragraphs } = judge(SHORT);
    expect(paragraphs[0]?.role).toBe('salutation');
  });
});

describe('a statement that is not a claim', () => {
  const untraced = (sentence: string): string[] =>
    judge(SHORT.replace('家离仓库二十分钟', sentence))
      .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
      .map(({ issue }) => issue);
  it.each([
    '双十一和五一的节奏我熟',
    '我知道到货后前六小时最要紧',
    '我带的18人里有4人是新手',
    '盘点和排班是我做得最久的两件事',
    '我可以担任夜班主任',
    '我持有高级物流师证书',
    '我考取了高级物流师',
    '我取得老师的信任',
  ])('%s', (sentence) => {
    expect(untraced(sentence)).toEqual([]);
  });
  it.each([
    '我带的18人里有4人是我教出来的，日均发货9000单',
    '我担任过仓储总监',
    '我持有注册会计师证书',
    '前年我又考下了中级注册安全工程师',
  ])('but a claim is one: %s', (sentence) => {
    expect(untraced(sentence)).toHaveLength(1);
  });
});
