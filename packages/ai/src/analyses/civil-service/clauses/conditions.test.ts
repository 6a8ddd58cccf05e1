import {
  type CivilCandidate,
  civilInput,
  type CivilPost,
  type PostConditions,
} from '@qicheng/analysis/civil-service';
import { candidates } from '#test/civil-service/posts.js';
import { judgePost } from './judge-post.js';

const open: PostConditions = { education: '不限', major: '不限' };
const judged = (candidate: CivilCandidate, conditions: PostConditions, isPasted = false) => {
  const table: CivilPost['table'] = {
    ...{ exam: '省考', version: '测试职位表', isSample: true },
    source: { title: '测试', date: '2026-11-21' },
  };
  const post: CivilPost = {
    ...{ name: '示例职位', department: '', code: '', region: '江苏', conditions },
    table: isPasted ? null : table,
  };
  return judgePost(
    post,
    civilInput.parse({
      ...{ candidate, exam: '省考', posts: [post], mock: {}, hours: { days: 60, total: 100 } },
      ...{ resume: null, today: '2026-11-21' },
    }),
  );
};
/** The result of a single condition without any others. */
const stateOf = (candidate: CivilCandidate, field: keyof PostConditions, words: string) =>
  judged(candidate, { ...open, [field]: words }).clauses.find(({ required }) => required === words)?.state;
const remarked = (candidate: CivilCandidate, words: string) => {
  const { clauses, notices, verdict } = judged(candidate, { ...open, other: words });
  return { states: clauses.slice(2).map(({ state }) => state), notices, verdict };
};
const { 甲: student, 乙: lawyer, 丁: accountant } = candidates;

describe('a condition without a limit', () => {
  it.each(['专业不限', '不限专业', '无专业要求', '各专业均可', '不限', '专业不作要求'])('%s', (words) => {
    expect(stateOf(student, 'major', words)).toBe('pass');
  });

  it('except for a condition in brackets', () => {
    expect(stateOf(student, 'major', '不限（须师范类或具有教师资格）')).toBe('unknown');
  });
});

describe('a preference or recommendation', () => {
  it.each([
    '同等条件下中共党员优先',
    '女性优先',
    '浙江户籍优先录用',
    '大学英语四级以上者优先考虑',
    '具有检验员证书者优先',
    '适合女性报考',
    '退役军人优先',
  ])('excludes nobody: %s', (words) => {
    expect(remarked(student, words)).toEqual({ states: [], notices: [words], verdict: 'eligible' });
  });

  it('is separated from the condition next to it, and needs no clause of its own', () => {
    const { clauses, notices, verdict } = judged(student, { ...open, political: '中共党员优先' });
    expect([clauses.map(({ field }) => field), notices, verdict]).toEqual([
      ['education', 'major'],
      ['中共党员优先'],
      'eligible',
    ]);
  });

  it('that relaxes the previous condition is not a separate one', () => {
    const relaxed = '年龄35周岁以下，研究生学历者可放宽至40周岁';
    expect(remarked(student, relaxed).states).toEqual(['pass']);
    expect(remarked({ ...student, birthDate: '1980-01-01' }, relaxed).states).toEqual(['unknown']);
    expect(remarked(student, '取得中级职称的，学历可放宽至大专').verdict).toBe('eligible');
    expect(remarked(student, '研究生学历者年龄可放宽至40周岁').verdict).toBe('eligible');
  });
});

describe('a condition for some candidates', () => {
  it('does not apply to others', () => {
    const words = '非应届需2年以上基层工作经历';
    expect(stateOf(student, 'grassroots', words)).toBe('pass');
    expect(stateOf({ ...student, freshStatus: '非应届' }, 'grassroots', words)).toBe('fail');
    expect(remarked(student, '硕士研究生年龄不超过28周岁').states).toEqual(['pass']);
    expect(remarked(lawyer, '男性身高不低于170cm').states).not.toContain('fail');
  });

  it('that every candidate confirms does not leave a post open', () => {
    for (const words of [
      '服从乡镇调剂',
      '身心健康',
      '在读研究生不得报考',
      '五年内不得调离',
      '录用后签订服务协议',
    ])
      expect([words, remarked(student, words).verdict]).toEqual([words, 'eligible']);
  });
});

describe('alternatives joined by 或', () => {
  it('are passed if one of them is', () => {
    expect(
      stateOf({ ...student, politicalStatus: '中共党员' }, 'political', '中共党员或担任学生干部满一学年'),
    ).toBe('pass');
    expect(stateOf(student, 'hukou', '限南京市户籍或在南京市工作满2年')).toBe('pass');
  });

  it('are not failed while one of them is unread', () => {
    expect(stateOf(student, 'hukou', '浙江生源或在浙江高校就读')).toBe('unknown');
    expect(stateOf(student, 'hukou', '限浙江省户籍或生源')).toBe('fail');
  });
});

describe('new graduates', () => {
  it('of a kind of school are not decided by being a new graduate', () => {
    expect(stateOf(student, 'fresh', '限“双一流”建设高校毕业生')).toBe('unknown');
  });

  it('of a range of years, and posts open to everybody', () => {
    expect(stateOf(student, 'fresh', '2025-2027届高校毕业生')).toBe('pass');
    expect(stateOf(student, 'fresh', '面向社会')).toBe('pass');
    const late = { ...student, freshStatus: '择业期内未落实工作' as const };
    expect(stateOf(late, 'fresh', '择业期内且未落实工作单位的毕业生')).toBe('pass');
  });
});

describe('certificates', () => {
  const holding = (...certificates: string[]) => ({ ...student, certificates });
  it.each([
    ['小学语文教师资格证', '初中及以上语文教师资格证', 'fail'],
    ['初中语文教师资格证', '小学及以上语文教师资格证', 'pass'],
    ['普通话二乙', '普通话二级甲等及以上', 'fail'],
    ['普通话一级乙等', '普通话二级甲等及以上', 'pass'],
    ['日语专八', '日语专业四级及以上证书', 'pass'],
    ['英语六级 538', '通过大学英语四级考试（成绩达到425分）', 'pass'],
    ['大学英语四级 503', '大学英语四级425分以上', 'pass'],
    ['大学英语四级 503', '英语专业四级及以上证书', 'fail'],
    ['C1驾驶证', '持有机动车驾驶证C1及以上', 'pass'],
    ['英语六级 480', '须持有C1驾照', 'unknown'],
    ['护士执业证书', '护士执业资格证书', 'pass'],
    ['初级会计职称', '具有初级及以上会计专业技术资格', 'pass'],
  ] as const)('%s for %s: %s', (own, required, state) => {
    expect(stateOf(holding(own), 'certificate', required)).toBe(state);
  });
});

describe('majors', () => {
  it.each([
    ['理工类', 'unknown'],
    ['工学', 'pass'],
    ['管理学', 'fail'],
    ['计算机大类', 'unknown'],
    ['计算机科学与技术（0812）', 'unknown'],
    ['计算机类（信息安全方向）', 'unknown'],
  ] as const)('%s: %s', (words, state) => {
    expect(stateOf(student, 'major', words)).toBe(state);
  });

  it('of graduates are matched by the code of their discipline', () => {
    const graduate: CivilCandidate = {
      educations: [{ level: '硕士研究生', major: '软件工程理论', majorCode: '083500' }],
    };
    expect(stateOf(graduate, 'major', '软件工程一级学科（0835）')).toBe('pass');
  });

  it('are read from a pasted text without labels', () => {
    const read = (words: string) =>
      judged(student, { other: words }, true).clauses.map(({ field, state }) => [field, state]);
    expect(read('本科及以上学历并取得学士学位，专业为电子信息类、计算机类')).toEqual([
      ['education', 'pass'],
      ['degree', 'pass'],
      ['major', 'pass'],
    ]);
    expect(read('大专及以上，专业不限')).toEqual([
      ['education', 'pass'],
      ['major', 'pass'],
    ]);
    expect(read('学历学位：本科及以上学历、学士及以上学位；专业：计算机类')).toEqual([
      ['education', 'pass'],
      ['degree', 'pass'],
      ['major', 'pass'],
    ]);
    expect(read('全日制本科及以上，计算机科学与技术、软件工程专业')[1]).toEqual(['major', 'pass']);
  });
});

describe('places', () => {
  it('of the same rank do not contain each other; provinces may be abbreviated by one character', () => {
    expect(stateOf(accountant, 'hukou', '限绵阳市户籍')).toBe('fail');
    expect(stateOf(student, 'hukou', '苏浙沪户籍')).toBe('pass');
    expect(stateOf(lawyer, 'hukou', '苏浙沪户籍')).toBe('fail');
  });

  it('are reported by what matched', () => {
    const moved = { ...student, household: { province: '上海', city: '上海' } };
    const { clauses } = judged(moved, { ...open, hukou: '限江苏省户籍或生源' });
    expect(clauses[2]?.why).toBe('生源地江苏南京，符合');
  });
});
