import { written } from '#test/resume-analysis/written-resume.js';
import { isBrokenLine } from '../../text/broken-line.js';
import { notRewritten } from '../resume-analysis/not-rewritten.js';
import { readTexts } from '../resume-analysis/statements.js';
import { statementQuestions } from './questions.js';
import { unchangedReason } from './unchanged-reason.js';

const statementOf = (line: string) => {
  const document = written({ work: [['青石窑陶艺有限公司', '陶艺师', '2021.03-2026.06', line]] });
  const found = readTexts(document).statements.find(({ text }) => text === line);
  if (!found) throw new Error('no statement');
  return found;
};
const reasonOf = (line: string): string => unchangedReason(statementOf(line));

const FINE = /词句不需要改$/u;

it.each([
  '制定釉料配比表12份，开裂率由9%降到3%',
  '2023年牵头改造2号窑的烟道，烧成时间由14小时缩短到11小时',
  '独立完成青瓷餐具的拉坯、修坯和上釉，月均180件',
  '与设计师一起开发儿童陶艺课程6节，累计授课120场',
])('a written line needs no change: %s', (line) => {
  expect(reasonOf(line)).toMatch(FINE);
});

it.each([
  '22年把素烧温度从850调到800，电费省下来了',
  '成品率原来七成多，后来做到92%',
  '釉料以前一个月要用60公斤，现在40公斤不到',
  '夜里一个人看3座窑，没断过火',
  '展会摊位也做过3次，挺受欢迎',
  '返工原来11%左右，上半年做到2.6',
])('a line told aloud is to be written: %s', (line) => {
  expect(reasonOf(line)).toContain('说法像聊天');
});

it.each([
  '店里4个人的排班、采购，月流水12万左右',
  '揉泥、上釉、搬货，参加过2期内部培训',
  '会的东西：拉坯，施釉，看3种窑的火候',
])('a line without a verb in front is not said to need no change: %s', (line) => {
  expect(reasonOf(line)).not.toMatch(FINE);
});

it.each(['二年级包班', '今年4月雨季组织人员值守窑房，没有进水'])('a date or grade is no amount: %s', (line) =>
  expect(reasonOf(line)).not.toContain('写了数量'),
);

it('a line that begins with verbs is not told to begin with one', () => {
  expect(reasonOf('拉坯、施釉，给学员解答问题')).not.toContain('以动词开头');
});

it('the name of a project with its period is a line of the import', () => {
  const line = '校级课题：《龙泉青瓷纹样的数字化整理》，成员，2024.03 – 2025.03';
  expect(isBrokenLine(line)).toBe(true);
  expect(isBrokenLine('参加校级课题，2024.03提交报告')).toBe(false);
});

it.each([
  ['完成领导安排的其他事务和会员卡等推广任务', '“完成领导安排的其他事务”没有内容'],
  ['陶艺师考试理论部分58分未过，准备明年再考', '没有通过的考试'],
  ['22年11月送货时撞了一下门柱，没伤人，交警判我全责，保险赔了', '一次事故'],
  ['揉泥 上釉 搬货', '用空格隔开'],
  ['接待学员，多为亲子家庭和公司团建', '有做了多少'],
])('says what to do with a line of no use: %s', (line, reason) => {
  const statement = statementOf(line);
  expect(notRewritten(statement) ?? unchangedReason(statement)).toContain(reason);
});

describe('the figure that is asked for', () => {
  const entry = { heading: '', itemId: 'e', section: 'work', module: 'work', place: '', role: '', tech: [] };
  const requested = (line: string): string =>
    statementQuestions(statementOf(line), { ...entry, statements: [] } as never)
      .map(({ text }) => text)
      .join('');

  it.each(['负责工坊的刷卡对账', '完善窑炉的检修流程'])('is of no other trade: %s', (line) => {
    expect(requested(line)).not.toMatch(/凭证|账套|用例|图纸|课时/u);
  });

  it.each([
    '在花店做过几个月的兼职',
    '演示拉坯时，用两只转盘、一盏射灯做对照，该演示被选为开放日节目',
    '完成领导安排的其他事务和会员卡等推广任务',
    '组织工坊开放日，提高了沟通协调能力',
    '组织工坊开放日,提高了沟通协调能力',
    '评价良好，被展厅收藏',
    '哪家的釉料好我都清楚',
    '高速路口限行我熟,哪里堵我都知道',
    '装窑、出窑、给学员讲解，节假日最多的一天有三千多名访客',
  ])('is not one for what is no deed or has its amount: %s', (line) => expect(requested(line)).toBe(''));

  it.each(['配合消防检查，无缺陷项', '负责烧成环节，没有发生过事故'])(
    'is not one next to a result without numbers: %s',
    (line) => {
      expect(requested(line)).toBe('');
    },
  );
});
