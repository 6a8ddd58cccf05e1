import { interviewReportInput } from '@qicheng/analysis/interview-report';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (text: string, bankId = 'mg-hardest') =>
  reportInterview(reported([[questionOf(bankId), text]], { sample: 'electrician', position: '维修电工' }));
const found = (text: string): string[] => {
  const { toCheck, inconsistencies } = reportOf(text);
  return [...toCheck.filter(({ kind }) => kind === 'claim'), ...inconsistencies].map(({ answer }) => answer);
};

describe('what an answer tells beyond the résumé is to be checked, and is not praised', () => {
  it.each([
    ['a title with its province', '高压柜跳闸我先看保护记录，这个我很熟，我是江苏省特级技师，带过很多人。'],
    [
      'a post held for many years',
      '这种事我当设备总监这么多年都是这样处理的，先停机再查线，从来都是按规程。',
    ],
    [
      'a whole group under the command of the speaker, and a title after it',
      '变频器坏了我先断电再查，集团全国三千台设备都归我调，还拿过全国劳模。',
    ],
    ['work begun before the first job', '我从1996年就开始做电工，先验电再拆线，那次三天就修好了两台变频器。'],
    [
      'years with one employer that are longer than a working life',
      '我在中芯国际做了四十年电工，那次先断电再换模块，第二天恢复了。',
    ],
  ])('%s', (_, text) => {
    expect(found(text)).not.toEqual([]);
    const { questions, strengths } = reportOf(text);
    expect(strengths).toEqual([]);
    expect(questions[0]!.score).toBeLessThan(75);
  });

  it.each([
    '我是高级电工，那次配电柜跳闸，我先验电，再查接线，换了一个接触器，两个小时恢复了。',
    '我从去年开始带徒弟，那次先让他自己查，查了两个小时找到是接触器粘连。',
  ])('nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an answer that only suspects', () => {
  it('is not accused by a word that names no conduct', () => {
    const text =
      '孩子嘛，肯定是要带的。我觉得这份工作就是要有耐心，我很喜欢这一行，同事也都夸我，食堂也挺好的。';
    expect(reportOf(text, 'hr-strength').questions[0]!.diagnosis.join('')).not.toContain('可能会被听成');
  });
});

describe('an invoice made to fit', () => {
  it.each([
    '票嘛能抵就抵，品名改成会议费先入账，税务局不会查那么细。',
    '发票没有明细，我让他去外面找几张小票凑一下，报销就过了。',
  ])('is named for what it is: %s', (text) => {
    const diagnosis = reportOf(text, 'mg-hardest').questions[0]!.diagnosis.join('');
    expect(diagnosis).toMatch(/虚列支出|虚假报销|顶账/u);
    expect(diagnosis).not.toMatch(/证件/u);
  });
});

describe('work in English', () => {
  const QUOTE = 'Rebuilt the booking page and cut load time from 5 s to 2 s';
  const ENGLISH =
    'The hardest part was the image gallery: old phones froze while I was scrolling. First I measured it with 40 users, then I moved decoding to a worker and cached thumbnails. The P95 went from 900 ms to 210 ms.';
  const inEnglish = (quote: string) => {
    const question = questionOf('ex-difficulty', {
      text: `你写到“${quote}”，做的时候最难办的是什么？你是怎么解决的？`,
      anchor: { pointer: '/work/0/highlights/0', quote },
    });
    return reportInterview(
      interviewReportInput.parse(reported([[question, ENGLISH]], { position: '前端开发工程师' })),
    );
  };

  it('is judged in English', () => {
    const [question] = inEnglish(QUOTE).questions;
    expect(question?.kind).toBe('answered');
    expect(question?.score).toBeGreaterThan(70);
    expect(question?.diagnosis.join('')).not.toMatch(/中文|我们/u);
  });

  it('is asked for in Chinese where nothing is in English', () => {
    expect(inEnglish('重做了预约页，加载时间由5秒降到2秒').questions[0]?.kind).toBe('offTopic');
  });
});

describe('a list of duties', () => {
  const DUTIES =
    '负责门店日常陈列与补货，执行总部活动；协助店长完成月度盘点，做好损耗登记；维护会员关系，定期回访。以上就是我的安排，我会认真落实。';
  const about = (text: string, quoted: string) => {
    const question = questionOf('mg-first-90', {
      ...{ bankId: 'requirement-duty-first', type: 'case' },
      text: `假如下周一就由你接手“${quoted}”这项工作，头三天你先做哪几件事？要找谁要什么？`,
    });
    return reportInterview(reported([[question, text]], { position: '门店店员' })).questions[0]!;
  };

  it('that the question quotes is recognised as copied', () => {
    const diagnosis = about(DUTIES, '负责门店日常陈列与补货，执行总部活动');
    expect(diagnosis.kind).toBe('remark');
    expect(diagnosis.diagnosis.join('')).toContain('照搬了岗位职责');
    expect(diagnosis.score).toBeLessThan(30);
  });

  it.each([
    ['负责冷库温湿度巡检与记录,发现异常及时上报;执行先进先出,核对批号与效期', 'remark'],
    ['我在仓库负责冷库温湿度巡检与记录,发现异常及时上报,去年处理过4次超温。', 'answered'],
  ])(
    'that another question of the interview quotes from the posting is copied, one’s own is not: %s',
    (text, kind) => {
      const required = {
        id: 'jd:duty:1',
        text: '负责冷库温湿度巡检与记录,发现异常及时上报',
        source: 'jd',
      } as const;
      const asked = [
        [questionOf('mg-hardest'), text],
        [questionOf('mg-first-90', { requirement: required }), ''],
      ] as const;
      const [first] = reportInterview(reported(asked, { position: '冷链仓管员' })).questions;
      expect(first?.diagnosis.join('').includes('照搬了岗位职责')).toBe(kind === 'remark');
    },
  );

  it('is not one where the speaker tells what they would do first', () => {
    const diagnosis = about(
      '负责门店日常陈列与补货，执行总部活动这一块，我先跟早班走一遍，看昨天缺的三样货；再问店长盘点是哪天。',
      '负责门店日常陈列与补货，执行总部活动',
    );
    expect(diagnosis.kind).not.toBe('remark');
  });
});

describe('an answer that does not know its own fact', () => {
  it.each([
    ['ex-figure-source', '这个是店里统一报的，具体怎么算我没问过，反正比以前高了，店长开会说的。'],
    ['ex-overlap', '那个时间可能写错了吧，我也记不太清，应该没什么影响。'],
  ])('is not an answer to %s', (bankId, text) => {
    const [diagnosis] = reportOf(text, bankId).questions;
    expect(diagnosis?.kind).toBe('remark');
    expect(diagnosis?.score).toBeLessThan(35);
  });

  it('is one where the date is corrected', () => {
    const [diagnosis] = reportOf('上面的日期写错了，我是三月离开的，四月才到新厂。', 'ex-overlap').questions;
    expect(diagnosis?.kind).not.toBe('remark');
  });
});
