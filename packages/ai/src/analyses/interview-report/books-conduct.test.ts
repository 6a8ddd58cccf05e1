import { questionOf, reported } from '#test/interview/answer-pair.js';
import { harmIn } from './harms.js';
import { reportInterview } from './report-interview.js';

describe('a result written before the check', () => {
  it.each([
    '领导催得紧，器械清点单上先按数对写上，少的那把回头再找，一般都在洗消间。',
    '盘点的时候人手不够，盘点表先按账面数填上，等空了再去货架上数。',
    '巡检忙不过来，表上我都先按正常打勾，晚上再去看。',
    '交接班血压还没量，体温单先照昨天的写上，下一班再补量。',
    '灭火器点检表直接按合格填，有空再一个个去看压力表。',
  ])('is a false record: %s', (text) => {
    expect(harmIn(text)?.words).toMatch(/还没有查清.*伪造记录/u);
  });

  it.each([
    '我先按数量清点，再把实际的数写在清点单上。',
    '清点单上先写术前的数，关腹前再数一遍，一致了才签字。',
    '盘点前先按账面数打印盘点表，再逐个货位实数，差异写在旁边。',
    '班长让我点检表先按合格填上，晚点再看，我没有照做，先把两台查完才写。',
    '巡检记录按标准格式写，哪台异常就写哪台，等维修来看。',
  ])('is not found in: %s', (text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});

describe('books kept to pay less tax', () => {
  it.each([
    '老板让利润低一点，我就把一些个人的加油票放进来，再少开点票走私户，这种操作我很熟。',
    '把家里的装修发票也开成公司的办公费，一年能省不少税。',
    '客户不要票的我就收到老板娘卡上，不走公司账，这样税少一点。',
    '成本不够就找了几张运输发票抵一抵，利润就下来了。',
  ])('are named as what they are: %s', (text) => {
    expect(harmIn(text)?.words).toMatch(/虚列成本、隐匿收入/u);
  });

  it.each([
    '客户不要发票的收入也照样入账申报，不走私户。',
    '老板想把家里的费用放进公司账里，我跟他说不合规，没有入。',
    '个人的餐票不能报，我都退回去。',
    '报销我先看票面和审批单，个人消费的票挑出来退给本人。',
    '员工自己的车票按差旅标准报销，超过的部分个人承担。',
  ])('are not found in: %s', (text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});

it('such an answer gets no points, whatever it has in order', () => {
  const { questions } = reportInterview(
    reported([
      [
        questionOf('ward-or'),
        '医生急的话先让他缝，清点单上先按数对写上，回头我们再慢慢找，一般都在垃圾桶里。',
      ],
    ]),
  );
  expect([questions[0]?.kind, questions[0]?.score]).toEqual(['harmful', 0]);
});
