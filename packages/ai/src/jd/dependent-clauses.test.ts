import { parseJobDescription } from './parse.js';

const read = (...lines: string[]) =>
  parseJobDescription(
    `岗位：检验员\n任职要求：\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`,
  );
const mustsOf = (...lines: string[]): string[] => read(...lines).must.map(({ text }) => text);

describe('a clause on a requirement belongs to it', () => {
  it.each([
    '具有护士执业资格证，暂未取得的须在2027年8月前取得，逾期取消聘用资格',
    '持有船员适任证书，尚未取得者应于到岗后半年内取得，否则不予聘用',
  ])('what holds without it: %s', (line) => {
    expect(mustsOf(line)).toHaveLength(1);
    expect(read(line).keywords.map(({ word }) => word)).not.toContain('逾期');
  });

  it('how often something is done', () => {
    const { duties } = parseJobDescription('岗位：编辑\n岗位职责：\n1.馆刊专栏撰稿,每月至少2篇;\n2.校对清样');
    expect(duties.map(({ text }) => text)).toEqual(['馆刊专栏撰稿,每月至少2篇', '校对清样']);
  });

  it('keeps how often somebody works a condition of its own', () => {
    expect(mustsOf('在校生，每周4天，实习3个月')).toContain('每周4天');
  });

  it('an offer for others and what it means asks nothing', () => {
    expect(mustsOf('有一级注册消防师证愿意来的另谈，人可以不坐班', '会写字')).toEqual(['会写字']);
  });

  it.each(['土木本科以上,大四、研三学生均可', '本科,研二、研三在读'])('a numeral in a word: %s', (line) => {
    const { must } = read(line);
    expect(must.every(({ sentence }) => sentence.replace(/^\d\. ?/u, '') === line)).toBe(true);
    expect(must.map(({ text }) => text).join()).toContain('研三');
  });
});

describe('pay', () => {
  const salaryOf = (...lines: string[]) => parseJobDescription(`岗位：库管\n${lines.join('\n')}`).salary;
  it.each([
    [['待遇：', '签订两年合同，提前离开须付违约金1.5万元', '月薪3800元']],
    [['待遇：月工资3800元，试用期2个月发80%。', '每迟到一次扣50元']],
  ])('is not what the employee pays: %s', (lines) => {
    expect(salaryOf(...lines)).toMatchObject({ low: 3800, unit: 'month' });
  });
  it('of interns is their allowance', () => {
    expect(salaryOf('待遇：实习津贴150元/天，午餐自理')).toMatchObject({ low: 150, unit: 'day' });
    expect(salaryOf('待遇：出差补贴150元/天')).toBeNull();
  });
});

it('the employer is named without the label before it', () => {
  const { company } = parseJobDescription(
    '【急聘】临江明德律师事务所招律师助理2名\n地点：临江\n任职要求：本科',
  );
  expect(company?.text).toBe('临江明德律师事务所');
});
