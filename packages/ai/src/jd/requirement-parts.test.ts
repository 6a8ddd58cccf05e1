import { parseJobDescription } from './parse.js';

const rowsOf = (line: string, part = '任职要求') => {
  const { must, plus, duties } = parseJobDescription(`岗位：专员\n${part}：\n1. 熟悉 Excel\n2. ${line}`);
  return [...must, ...plus]
    .map(({ level, kind, text }) => [level, kind, text])
    .concat(duties.map(({ text }) => ['duty', 'duty', text]))
    .filter(([, , text]) => !text?.includes('Excel'));
};

describe('a preference in brackets', () => {
  it.each([
    ['取得临床药师岗位培训证书（抗感染专业优先）', 'certificate'],
    ['有两年以上护理经验（ICU优先）', 'experience'],
    ['熟悉会计准则（制造业优先）', 'skill'],
  ])('does not change the words before it: %s', (line, kind) => {
    expect(rowsOf(line)[0]?.slice(0, 2)).toEqual(['must', kind]);
  });
});

describe('brackets without a separate requirement', () => {
  it.each([
    '英语可作为工作语言（外资客户，需英文提案）',
    '熟悉公文写作（须自己起草讲话稿）',
    '有门店管理经验（要求管过日常排班）',
  ])('are kept in their clause: %s', (line) => {
    expect(rowsOf(line).map(([, , text]) => text)).toEqual([line]);
  });

  it('are a separate clause if they require a degree', () => {
    expect(rowsOf('会计1名（须本科以上学历）').map(([, kind]) => kind)).toContain('degree');
  });
});

describe('a relaxation of the requirement before it', () => {
  it('is not a separate requirement', () => {
    expect(rowsOf('通过法律职业资格考试（A证）优先，通过客观题亦可')).toEqual([
      ['plus', 'certificate', '通过法律职业资格考试（A证）优先，通过客观题亦可'],
    ]);
  });
});

describe('the frequency or duration of a working condition', () => {
  it.each(['能出差，一年约120天', '接受夜班，每月8次左右', '可以驻外，每年6个月以上'])(
    'is part of it: %s',
    (line) => {
      expect(rowsOf(line)).toEqual([['must', 'condition', line]]);
    },
  );
});

describe('a prohibition', () => {
  it.each(['严禁违规带金销售', '严禁飞单', '不得泄露客户信息'])('is a condition: %s', (ban) => {
    expect(rowsOf(`合规管理，${ban}`, '岗位职责')).toEqual([
      ['must', 'condition', ban],
      ['duty', 'duty', '合规管理'],
    ]);
  });
});

describe('certificates named by letter, grade or abbreviation', () => {
  it.each([
    ['持安全B证', 'certificate'],
    ['持有CATTI一级口译或二级口译（同传）证书', 'certificate'],
    ['持有CATTI证书', 'certificate'],
    ['药师及以上职称', 'certificate'],
    ['MTI优先', 'degree'],
    ['取得国家卫健委临床药师岗位培训证书', 'certificate'],
  ])('are neither a skill nor a trait: %s', (line, kind) => {
    expect(rowsOf(line)[0]?.[1]).toBe(kind);
  });
});

describe('the keywords', () => {
  const words = (text: string) => parseJobDescription(text).keywords.map(({ word }) => word);

  it.each([
    [
      '媒介策划经理 Media Planning Manager\n职责：\n1. 负责媒介投放\n2. 使用 Excel 做报表',
      'Planning Manager',
    ],
    [
      'Front Office Manager\nRequirements:\n- Strong knowledge of Opera PMS\n- Lead all front office operations',
      'Office',
    ],
  ])('do not contain parts of a job title: %s', (text, word) => {
    expect(words(text)).not.toContain(word);
    expect(words(text).length).toBeGreaterThan(0);
  });
});

describe('requirements in English', () => {
  const demands = (line: string) =>
    parseJobDescription(`Front Office Manager\nRequirements:\n- Knowledge of Opera PMS\n- ${line}`);

  it.each([
    ['Degree or diploma in hospitality management', ['degree', 'major']],
    ['Experience with budgeting and forecasting', ['skill']],
    ['Minimum 5 years in front office, including 2 years in a managerial role', ['experience', 'experience']],
  ])('are read phrase by phrase: %s', (line, kinds) => {
    expect(
      demands(line)
        .must.slice(1)
        .map(({ kind }) => kind),
    ).toEqual(kinds);
  });

  it('are preferences if they say so', () => {
    expect(demands('Pre-opening experience preferred').plus.map(({ kind }) => kind)).toEqual(['skill']);
  });
});
