import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const letterOf = (resume: Written, jd = '', position = '物业片区经理') => {
  const {
    written: letter,
    greetings,
    notes,
    subjects,
  } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '融邦物业集团', position, jd, letter: '', addressee: '' },
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
  return {
    text: letter?.text ?? '',
    matches: (letter?.paragraphs ?? []).filter(({ role }) => role === 'match').map(({ text }) => text),
    all: [letter?.text ?? '', ...greetings.map(({ text }) => text)].join('\n'),
    ...{ notes: notes.join('\n'), subjects },
  };
};

const MANAGER: Written = {
  school: ['江州职业技术学院', '物业管理', '2000.09-2003.06'],
  work: [
    ['佳和物业公司', '工程主管', '2011.05-2018.02', '后面升了项目副经理', '消防整改36项，一次通过消防验收'],
    [
      '恒安物业公司',
      '项目经理、2022年起兼任片区副经理',
      '2018.03-',
      '零售客户经理岗（2019.03起）：',
      '收缴率由81%提升到96.5%',
      '带教项目经理3名，其中2名已独立负责项目',
      'drive corrective 8D',
      '完成领导交办的其他工作',
      '老板说我干得最好',
    ],
  ],
};
const JD =
  '岗位职责\n1. 管理片区团队，培养项目经理；\n2. 提升收缴率。\n任职要求\n1. 硕士及以上学历；\n2. 8年以上物业经验；';

describe('only actions are stated in a letter', () => {
  const { all, matches, text, notes, subjects } = letterOf(MANAGER, JD);

  it('no heading, promotion, filler, hearsay or cut English', () => {
    expect(all).not.toMatch(/起）|后面升|领导交办|老板说|corrective/u);
  });

  it('what leads others is stated for a post that does, the latest job first', () => {
    expect(matches[0]).toContain('恒安物业公司');
    expect(matches[0]).toContain('带教项目经理3名');
    expect(matches.at(-1)).toContain('佳和物业公司');
  });

  it('a measure that was brought from one value to another has a subject and a verb', () => {
    expect(all).toMatch(/我还?把收缴率由81%提升到96.5%|期间，把收缴率由81%提升到96.5%/u);
    expect(all).not.toContain('成果包括：收缴率');
  });

  it('a second post is stated as it is held', () => {
    expect(text).toContain('现任恒安物业公司项目经理兼片区副经理');
  });

  it('names what plainly fails in a note', () => {
    expect(notes).toMatch(/不符合.*硕士及以上学历/u);
  });

  it('says no word twice in the title of the mail', () => {
    expect(subjects.join()).toContain('融邦物业片区经理');
  });
});

it.each([
  ['小企业客户经理岗（2019.03起）：累计发放小微贷款9200万元', '累计发放小微贷款9200万元', '岗（2019'],
  ['高新企业复审一次通过，享受优惠210万元', '任客户经理，高新企业复审一次通过', '我高新企业复审'],
  ['2023年起帮车队长排车，空驶率由22%降到13%', '2023年起帮车队长排车', '成果包括：2023'],
  ['指导实习生2名，均通过答辩', '期间，指导实习生2名', '工作包括：指导'],
])('%s is stated as a sentence', (statement, has, hasNot) => {
  const { all } = letterOf({ work: [['东海银行', '客户经理', '2021.07-', statement]] });
  expect(all).toContain(has);
  expect(all).not.toContain(hasNot);
});

it('what one led is stated for a post that leads, though no word of the posting is in it', () => {
  const work: Written['work'] = [
    [
      '东海银行',
      '理财经理',
      '2021.07-',
      '带教新入职经理4名，均在6个月内上岗',
      '维护客户430户，客户满意度98%',
    ],
  ];
  const jd = '职责：\n1. 维护客户；\n2. 带领6-8人团队。\n要求：\n1. 本科及以上学历';
  expect(letterOf({ work }, jd, '财富团队主管').text).toContain('带教新入职经理4名');
});

it('a promotion is shown by the later post', () => {
  const { text } = letterOf({
    work: [['东海银行', '柜员、2024年起任零售主管助理', '2021.07-', '办理业务日均90笔，两年无差错']],
  });
  expect(text).toContain('现任东海银行零售主管助理，');
});

it('a level of an exam is passed, not held as a certificate', () => {
  const { text } = letterOf(
    {
      work: [['东海银行', '理财经理', '2021.07-', '管理客户430户，AUM由2.1亿元增至3.8亿元']],
      skills: ['CFA二级', '中级会计师'],
    },
    '岗位职责\n1. 维护客户；\n任职要求\n1. 具有CFA者优先；\n2. 有中级会计师证书；',
  );
  expect(text).not.toMatch(/已取得[^。]*CFA/u);
  expect(text).toContain('我已取得中级会计师资格。');
});

it('years are all that one has worked where the posting counts a part', () => {
  const { text } = letterOf(
    {
      work: [
        ['云栈公司', '技术经理', '2020.06-', '带团队从5人扩展到14人，交付项目12个'],
        ['融汇公司', 'Java开发工程师', '2012.07-2020.05', '用Java开发额度系统，上线两年零资损'],
      ],
    },
    '岗位职责\n1. 负责Java开发；\n任职要求\n1. 5年以上Java开发经验；',
    'Java架构师',
  );
  expect(text).toContain('有 14 年多工作经历');
});

it('an English posting gets a note where the résumé is Chinese', () => {
  const jd = 'Frontend Engineer\nRequirements:\n- 3+ years of frontend experience\n- Fluent English';
  expect(letterOf(MANAGER, jd, 'Frontend Engineer').notes).toContain('英文');
  expect(letterOf(MANAGER, JD).notes).not.toContain('英文');
});

it('a job without an employer is stated after those with one', () => {
  const { matches } = letterOf({
    work: [
      ['', '客服', '2025.09-', '每天回复业主来信40封，当日回复率96%'],
      ['佳和物业公司', '工程主管', '2016.05-2022.02', '报修超时率由12%降到3%'],
    ],
  });
  expect(matches[0]).toContain('佳和物业公司');
});
