import { letterInput } from '@qicheng/analysis/cover-letter';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';
import { readLetter } from './read-letter.js';

const rolesOf = (letter: string) => readLetter(letter).paragraphs.map(({ role }) => role);

const rulesOf = (letter: string, company = '江城博能电气有限公司', position = '运输调度员') =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position, addressee: '', jd: '', letter },
      resume: {
        title: '简历',
        language: 'zh',
        document: written({ work: [['江城银行股份有限公司', '柜员', '2018.03-', '办理业务日均 90 笔']] }),
      },
    }),
  );
const issuesOf = (...args: Parameters<typeof rulesOf>): string[] =>
  rulesOf(...args).findings.map(({ issue }) => issue);

const BODY = '我是林知远，应聘财务经理。\n我把月结由12天缩短到5天。\n期待当面介绍。';

describe('what one needs and lacks', () => {
  const NEEDY = `店长您好：
我是林小禾，想应聘理货员。
我已经四年没有上班了，收银机都不会用了，请不要嫌弃。家里老人看病压力大，房租每月要交1800，我很需要这份工作。
以前在超市做过两年收银，每天交接日清。
求您给我一次机会，我一定好好干！
林小禾 13900010001`;

  it('is no match with the post', () =>
    expect(rolesOf(NEEDY)).toEqual(['salutation', 'opening', 'other', 'match', 'closing', 'signature']));

  it('is not compared with the résumé, and begging proposes no next step', () => {
    const { dimensions, findings } = rulesOf(NEEDY, '江城惠民超市', '理货员');
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(JSON.stringify([reasons, findings])).not.toMatch(/1800/u);
    expect(reasons).not.toContain('结尾提出了下一步');
  });

  it('is compared where it is work for others', () =>
    expect(
      issuesOf(
        BODY.replace('我把月结由12天缩短到5天', '我负责催收房贷欠款，每月收回4200笔'),
        '江城银行',
      ).join(),
    ).toContain('4200'));
});

describe('the parts around a letter are recognised', () => {
  it.each([
    '尊敬的王总：',
    '王经理你好，',
    '启明教育招聘团队，您好：',
    '联运达的各位领导：',
    '海岳新材料研发部负责人：',
    'HR您好，',
    '店长姐姐你好呀，',
    '人事小哥哥您好～',
    '招聘的伙伴们大家好！',
    'Dear Hiring Manager,',
  ])('salutation: %s', (line) => expect(rolesOf(`${line}\n${BODY}\n林知远`)[0]).toBe('salutation'));

  it.each([
    ['孙雅婷 敬上', '二〇二六年十一月二十八日'],
    ['周敏华  13900010006', '2026.11.28'],
    ['何晓雯 2026年11月', ''],
    ['马桂兰 13900010004', '11月28日'],
    ['申请人：陈嘉怡', '日期：2026-11-28'],
    ['Li Mingzhe', '28 November 2026'],
    ['吴海燕', '电话：13900010010'],
  ])('signature: %s %s', (...lines) => {
    const ending = lines.filter(Boolean);
    expect(rolesOf(`尊敬的王总：\n${BODY}\n${ending.join('\n')}`).slice(-ending.length)).toEqual(
      ending.map(() => 'signature'),
    );
  });

  it.each(['顺祝商祺', '祝好', '此致 敬礼', 'Yours sincerely,'])('courtesy: %s', (line) =>
    expect(rolesOf(`尊敬的王总：\n${BODY}\n${line}\n林知远`)).toContain('courtesy'),
  );

  it('the last sentence of a letter is not a signature', () => {
    expect(rolesOf(`尊敬的王总：\n${BODY}`).at(-1)).toBe('closing');
    expect(rolesOf(`尊敬的王总：\n${BODY}\n谢谢您`).at(-1)).not.toBe('signature');
  });

  it('are missed by none of the rules of form', () => {
    const issues = issuesOf(
      `尊敬的王总：\n${BODY}\n顺祝商祺\n林知远 敬上 13900010002\n二〇二六年十一月二十八日`,
    );
    expect(issues.join()).not.toMatch(/署名|日期|祝颂|联系方式/u);
  });
});

describe('the opening', () => {
  it.each(['您好，我叫林知远，应聘运输调度员。', '我现任江城银行柜员，申请贵公司运输调度员。'])(
    'says who writes: %s',
    (line) =>
      expect(issuesOf(`尊敬的王总：\n${line}\n我把月结由12天缩短到5天。\n期待面谈。`)).not.toContain(
        '开头没有说自己是谁',
      ),
  );

  it('names the post by a part of it', () => {
    expect(issuesOf('尊敬的王总：\n我叫林知远，想应聘调度。\n期待面谈。')).not.toContain(
      '没有写明应聘的岗位',
    );
    expect(issuesOf('尊敬的王总：\n我叫林知远，想找份工作。\n期待面谈。')).toContain('没有写明应聘的岗位');
  });
});

describe('the employer', () => {
  it('is named by the part that people call it by', () => {
    expect(issuesOf(`尊敬的王总：\n${BODY}\n我一直关注博能的储能业务。`).join()).not.toContain(
      '没有写单位名称',
    );
  });

  it('is said to be called by a word only where the letter has it', () => {
    expect(issuesOf(`尊敬的王总：\n${BODY}`).join()).not.toContain('只写了');
    expect(issuesOf(`尊敬的王总：\n${BODY}\n贵司的业务吸引我。`).join()).toContain('只写了“贵司”');
  });

  it('is no other one that one works for, nor a word of the post', () => {
    const letter = '尊敬的王总：\n我现任江城银行柜员，应聘贵公司私人银行财富主管。\n期待面谈。';
    expect(
      rulesOf(letter, '东海证券股份有限公司', '私人银行财富主管').findings.map(({ ruleId }) => ruleId),
    ).not.toContain('focus.company.wrong');
  });
});

it('an English letter is answered in English', () => {
  const { findings } = rulesOf(
    'Hello there,\nI am Li Mingzhe and apply for the post.\nI look forward to talking.\nLi Mingzhe',
  );
  expect(findings.flatMap(({ after }) => after ?? []).join()).not.toContain('尊敬的');
});

it('a result without a figure of its own is a result', () => {
  const { paragraphs } = rulesOf(`尊敬的王总：\n${BODY}\n办理业务日均90笔，两年没有出现差错。\n林知远`);
  expect(JSON.stringify(paragraphs)).not.toContain('没有写结果');
});
