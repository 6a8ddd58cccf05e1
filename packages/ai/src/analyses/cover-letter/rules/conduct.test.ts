import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const DRIVER: Written = {
  name: '韩立群',
  school: ['江城职业技术学院', '物流管理', '2010.09-2013.06'],
  work: [
    [
      '江城顺达货运有限公司',
      '车队队长',
      '2016.05-2026.10',
      '管理自有货车 42 辆、司机 55 人，年行驶 480 万公里',
      '把空驶率由 31% 降到 22%，油耗每百公里降 1.8 升',
    ],
  ],
};
const judged = (sentence: string) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '云桥冷链有限公司', position: '车队经理', addressee: '', jd: '' },
      letter: `尊敬的云桥冷链有限公司招聘负责人：\n您好！我是韩立群，应聘车队经理。我在江城顺达货运管理 42 辆货车，把空驶率由 31% 降到 22%。\n${sentence}\n期待当面介绍。\n韩立群`,
      resume: { title: '简历', language: 'zh', document: written(DRIVER) },
    }),
  );
const rulesOf = (sentence: string): string[] => judged(sentence).findings.map(({ ruleId }) => ruleId);

describe('what must not be sent', () => {
  it.each([
    '我能把顺达三十多家客户的合同和报价一起带过来，贵公司马上就能用。',
    '我知道怎么破解车上的限速，一趟比别人快两个小时。',
    '交警来检查之前我能连夜把安全台账补好，从来没有被罚过。',
    '运管所的年检我都能躲过去，旧车接着跑也没事。',
    '交警队我有熟人，超载了也能打招呼放行。',
    '随信附上我们公司调度系统的客户数据，供贵公司参考。',
    '我还帮公司把运费挂往来，为公司少交了三十多万的税。',
    '我的注册安全工程师证可以挂在贵公司。',
  ])('is named as against the rules and limits the score: %s', (sentence) => {
    const { findings, overall, dimensions } = judged(sentence);
    const found = findings.find(({ ruleId }) => ruleId === 'conduct.unlawful');
    expect(found?.category).toBe('conduct');
    expect(found?.severity).toBe('urgent');
    expect(found?.why).not.toMatch(/回答|面试官/u);
    expect(overall!.score).toBeLessThanOrEqual(15);
    const credited = dimensions
      .flatMap(({ contributions }) => contributions)
      .filter(({ points, reason }) => points > 0 && reason.includes(sentence.slice(0, 8)));
    expect(credited).toEqual([]);
  });

  it.each([
    ['社保你们不给上也行，我可以自己写个说明。', '社会保险'],
    ['公积金我自愿放弃,钱多一点就行。', '社会保险'],
    ['头一个月不给工资也没关系，只要让我学。', '工资'],
    ['我愿意免费干半个月，您看看再说。', '工资'],
    ['服装费和保证金我都可以先交。', '押金'],
    ['愿意缴纳培训费两千元。', '押金'],
    ['押金我可以交，五险不上也没关系。', '社会保险'],
    ['押金我可以交，五险不上也没关系。', '押金'],
  ])('is named as giving up what the law secures: %s', (sentence, word) => {
    const found = judged(sentence).findings.find(({ ruleId }) => ruleId === 'conduct.waiver');
    expect(found?.why).toContain(word);
    expect(found?.before).toBe(sentence);
  });

  it.each([
    '我负责退还租户押金，可以做到当天到账。',
    '我给司机办过社保，没有漏缴过一次。',
    '不交社保的岗位我不能接受。',
    '请问试用期是否缴纳社保，可以面谈。',
    '工资可以面谈，上夜班也可以。',
    '现在的工资不算高，可以接受。',
    '合同审核没有纠纷，可以独立处理。',
    '课余无偿帮社区老人测血压。',
    '办理工资发放和合同签订，没有出过差错。',
  ])('gives up nothing: %s', (sentence) => expect(rulesOf(sentence)).not.toContain('conduct.waiver'));

  it('asks for no proof of what was taken from the writer', () => {
    const { findings } = judged('原来的公司上个月罚了我四百块，我不服。');
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('evidence.untraced');
  });

  it.each([
    ['我现在的老板不懂物流，天天骂人，所以想走。', 'conduct.complaint'],
    ['以前那家公司的主管水平很一般，调度全靠我。', 'conduct.complaint'],
    ['之所以离职,是因为现在的公司领导不公平,长途都派给我。', 'conduct.complaint'],
    ['手上的几十个老客户可以跟着我一起过来。', 'conduct.offer'],
    ['贵公司分管副总经理是我舅舅，可以打听。', 'conduct.relation'],
  ])('is named as unwise: %s', (sentence, ruleId) => {
    expect(rulesOf(sentence)).toContain(ruleId);
    expect(judged(sentence).overall!.score).toBeGreaterThan(15);
  });

  it.each([
    '客户资料离职时都会交回，我带过来的是排线路和控油耗的办法。',
    '交警和运管的历次检查都没有发现问题，台账每周由我核一遍。',
    '我可以把管车队的经验带到贵公司，从空驶率做起。',
    '有的司机想绕过检查站，我用轨迹识别出来，当面谈话并停运一天。',
    '我接手时原来的车队管理混乱，我重新排了班次，三个月后准点率到了96%。',
    '因为家搬到云桥附近，想换一家离家近的公司长期做。',
    '我母亲在贵公司的合作医院住过院，冷链药品晚半天都不行，我知道其中的分量。',
    '我和现在的同事一起把一百多条线路的时刻表重排了一遍。',
  ])('is not found in %s', (sentence) => {
    expect(rulesOf(sentence).filter((id) => id.startsWith('conduct.'))).toEqual([]);
  });
});

describe('an ultimatum', () => {
  it.each([
    '月薪低于一万五就不用联系我了。',
    '贵公司要是不能满足单休和包住，请不要打电话。',
    '工资少于两万免谈。',
    '不然我就去别家了，请马上给我回复。',
    '请尽快给我答复，最晚三天内。',
    '三天内没有回复,我就去别家了。',
    '行就打电话，不行就算了。',
  ])('is no next step: %s', (sentence) => {
    expect(rulesOf(sentence)).toContain('structure.ultimatum');
  });

  it.each([
    '期望月薪一万五左右，可以面谈。',
    '如需了解更多，可随时打电话，我会马上回复。',
    '我目前只做过常温运输，冷链不到一年，入职后会尽快补上。',
    '如果时间方便，盼您尽快回复。',
    '客户的投诉我要求24小时内回复，三天内给客户结果。',
    '冬天路面结冰，气温低于零下十度我就不安排夜车。',
  ])('is not read in %s', (sentence) => {
    expect(rulesOf(sentence)).not.toContain('structure.ultimatum');
  });
});

describe('a letter that looks down on others', () => {
  const languageOf = (sentence: string): string[] =>
    judged(sentence).findings.flatMap(({ ruleId, issue }) => (ruleId === 'language.tone' ? issue : []));
  it.each([
    '冷链我没做过，不过开车嘛大同小异，一周就能上手。',
    '其他应聘者应该没有我这样的条件。',
    '贵公司招不到像我这么好的队长，希望抓紧联系我。',
  ])('is told so and earns nothing: %s', (sentence) => {
    expect(languageOf(sentence).join('')).toContain('傲慢');
    const praised = judged(sentence).paragraphs.flatMap(({ comments }) =>
      comments.filter(({ ruleId }) => ruleId === 'evidence.admission'),
    );
    expect(praised).toEqual([]);
  });

  it('is not one that admits a gap', () => {
    const sentence = '冷链我没有做过，入职前会把温控规程学一遍。';
    expect(languageOf(sentence)).toEqual([]);
    const comments = judged(sentence).paragraphs.flatMap((each) => each.comments);
    expect(comments.map(({ ruleId }) => ruleId)).toContain('evidence.admission');
  });
});

describe('the post of a letter', () => {
  it('is the one applied for, not one of which it names years of experience', () => {
    const { findings, dimensions } = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '云桥冷链有限公司', position: '车队经理', addressee: '', jd: '' },
        letter: '云桥冷链有限公司人事部：\n我来应聘贵公司的仓库保管员一职。我有10年车队经理经验。\n韩立群',
        resume: { title: '简历', language: 'zh', document: written(DRIVER) },
      }),
    );
    expect(findings.map(({ ruleId }) => ruleId)).toContain('focus.position.wrong');
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ ruleId }) => ruleId));
    expect(reasons).not.toContain('focus.position');
  });

  it('is read in a short first line and before a half-width comma', () => {
    for (const line of ['我来应聘你们的仓库主管。', '看到贵公司招聘仓库主管,我很符合要求。'])
      expect(
        analyseLetter(
          letterInput.parse({
            ...{
              today: '2026-11-28',
              company: '云桥冷链有限公司',
              position: '车队经理',
              addressee: '',
              jd: '',
            },
            letter: `云桥冷链有限公司领导：\n${line}\n我管过 42 辆货车。\n韩立群`,
            resume: { title: '简历', language: 'zh', document: written(DRIVER) },
          }),
        ).findings.map(({ ruleId }) => ruleId),
      ).toContain('focus.position.wrong');
  });
});
