import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const CARER: Written = {
  name: '刘桂芳',
  phone: '13800000000',
  work: [
    [
      '江城第二医院',
      '护工',
      '2016.03-2021.05',
      '照顾8张床位的病人，翻身、擦洗、喂饭',
      '2019年冬天送饭时摔了一次，烫伤一位病人，单位赔了钱',
    ],
  ],
  skills: ['没有护理员证'],
};
const POSTING =
  '青禾养老东湖院招护理员2名。照顾老人起居，能上夜班，三年内没有护理事故。有护理员证优先。找王姐面谈，电话13800001111。';
const LETTER = `王姐你好：
我是前天加你微信的刘桂芳，想来东湖院做护理员。
我在医院做过五年护工，翻身擦洗喂饭都会，从来没出过事故。护理员证也有。
我原来的护士长说可以帮我开个证明写到2024年，你看要不要？
我妹妹有一本护理员证，她在外地用不上，可以放你们院里。
家里情况也说一下，两个孩子大的12岁小的6岁，婆婆腰不好，我老公跑车不在家。以后不会再生了，要写保证书也可以。
刘桂芳
2026年12月3号`;

const analysed = (letter: string, more: { company?: string; jd?: string; position?: string } = {}) =>
  analyseLetter(
    letterInput.parse({
      ...{
        today: '2026-12-03',
        company: '青禾养老服务有限公司（东湖院）',
        position: '护理员',
        addressee: '',
      },
      ...{ jd: POSTING, letter, ...more },
      resume: { title: '简历', language: 'zh', document: written(CARER) },
    }),
  );
const rolesOf = (letter: string) => analysed(letter).paragraphs.map(({ role }) => role);
const issuesOf = (...given: Parameters<typeof analysed>) => analysed(...given).findings;
const rulesOf = (...given: Parameters<typeof analysed>): string[] => {
  const { findings, dimensions } = analysed(...given);
  return [
    ...findings.map(({ ruleId }) => ruleId),
    ...dimensions.flatMap(({ contributions }) => contributions.map(({ ruleId }) => ruleId)),
  ];
};

describe('a letter in the style of a chat', () => {
  it('has its signature and date in any form, and only work in the paragraphs that match', () => {
    expect(rolesOf(LETTER)).toEqual([
      ...['salutation', 'opening', 'match', 'other', 'other', 'other', 'signature', 'signature'],
    ]);
    expect(rulesOf(LETTER)).not.toContain('form.date.absent');
  });

  it('takes neither the age of children nor a plea as evidence', () => {
    const { dimensions } = analysed(`${LETTER}\n单位工资才发两千一，实在没法养家，请领导照顾照顾。`);
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(reasons.join()).not.toMatch(/孩子|养家/u);
  });

  it('names a certificate of work that was not done and a licence that is lent', () => {
    const conduct = issuesOf(LETTER).filter(({ category }) => category === 'conduct');
    expect(conduct.map(({ before }) => before).join()).toMatch(/证明写到2024年.*可以放你们院里/u);
    expect(conduct.map(({ before }) => before).join()).toContain('不会再生');
  });

  it('is compared with what the résumé says went wrong or is missing', () => {
    const untraced = issuesOf(LETTER).filter(({ ruleId }) => ruleId === 'evidence.untraced');
    expect(untraced.map(({ issue }) => issue).join()).toMatch(/没出过事故.*摔了一次/u);
    expect(untraced.map(({ issue }) => issue).join()).toMatch(/护理员证也有.*没有护理员证/u);
  });

  it('is addressed to the person whom the posting names, and names the house by its branch', () => {
    expect(rulesOf(LETTER)).not.toContain('focus.company.missing');
    const plain = issuesOf(LETTER).find(({ ruleId }) => ruleId === 'form.salutation.plain');
    expect(plain?.after ?? '').not.toContain('招聘负责人');
    expect(issuesOf(LETTER).map(({ issue }) => issue)).not.toContain('称呼没有写明收信人');
  });

  it('addresses its house as 咱医院 and greets several people', () => {
    const letter = '尊敬的医院领导你们好：\n我叫刘桂芳，看到咱医院招护工，我想报名。\n我做过五年护工。';
    const { findings } = analysed(letter, { company: '江城第五医院', jd: '' });
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('focus.company.missing');
    expect(findings.map(({ after }) => after).join()).not.toContain('领导贵单位');
  });

  it('is not answered by a telephone that it only mentions, nor closed by a plea', () => {
    const plea = `${LETTER.split('\n').slice(0, 3).join('\n')}\n请给我一个机会，我不怕苦。\n刘桂芳`;
    expect(rulesOf(plea)).not.toContain('form.contact');
    expect(rulesOf(plea)).not.toContain('structure.closing');
  });
});

describe('credit for a reason, a step or a post', () => {
  const letter = (...paragraphs: string[]) =>
    ['尊敬的招聘负责人：', '您好！我是刘桂芳，应聘贵院的护理员。', ...paragraphs, '刘桂芳'].join('\n');

  it.each([
    '贵院重视防跌倒。我照顾8张床位，没有因为交接不清出过差错。',
    '我了解贵院的要求。说实话，这几年医院排班越来越密，我不太适合上大夜班，还是想回到照顾老人的工作。',
  ])('is not given to a sentence that says nothing of the house: %s', (paragraph) => {
    const { dimensions } = analysed(letter(paragraph));
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(reasons).not.toContain('说明了为什么是这家单位');
  });

  it('quotes the end of the letter as its next step, not what is said before it', () => {
    const given = letter('我现在不在职，随时可以到岗。', '贵院环境好，希望贵院越来越好。');
    expect(rulesOf(given)).not.toContain('structure.closing');
  });

  it('is not given for a post that is named by its rank alone', () => {
    const intern = '尊敬的招聘负责人：\n您好！我是刘桂芳，看到贵院正在招聘实习生。\n我做过五年护工。';
    expect(rulesOf(intern, { position: '康复治疗师实习生' })).not.toContain('focus.position');
  });

  it('does not find a number of the letter inside another number of the résumé', () => {
    expect(JSON.stringify(analysed(letter('社保我自己交，给我补201就行。')).dimensions)).not.toContain(
      '“201”在简历里能找到',
    );
  });
});
