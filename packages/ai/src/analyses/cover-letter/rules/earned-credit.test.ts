import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const RESUME: Written = {
  name: '冯晓楠',
  school: ['江城旅游学院', '酒店管理', '2013.09-2016.06'],
  work: [
    [
      '江城云锦酒店',
      '前厅主管',
      '2018.03-2026.10',
      '负责前厅12人的排班和培训，入住等待时间由11分钟降到4分钟，一年节省人工成本三十来万元',
      '日均接听咨询电话40个，处理投诉',
    ],
  ],
};

const resultOf = (letter: string, position = '客房主管') =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '四川新曜石建材酒店管理有限公司', position, addressee: '', jd: '' },
      letter,
      resume: { title: '简历', language: 'zh', document: written(RESUME) },
    }),
  );
const reasonsOf = (letter: string): string =>
  resultOf(letter)
    .dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
    .join('；');

const TO_ANOTHER = `尊敬的滨江实验小学校长：

您好！我应聘贵校的宿舍管理员岗位。我有两个孩子，很喜欢小朋友，贵校的办学理念让我非常认同。

我在酒店接过电话，日均接听咨询电话40个。我愿意从值班做起，扎根校园。

冯晓楠`;

describe('a letter to another employer for another post', () => {
  it('gets no credit for its reasons, its salutation or a telephone that it only mentions', () => {
    expect(reasonsOf(TO_ANOTHER)).not.toMatch(
      /为什么是这家单位|说明了动机|称呼得体|留了联系方式|提出了下一步|孩子.*数量/u,
    );
  });

  it('is to be written again, not corrected by replacing names', () => {
    const { findings } = resultOf(TO_ANOTHER);
    const after = findings.map((each) => each.after ?? '').join('\n');
    expect(after).not.toMatch(/理念|扎根|孩子|校长/u);
    expect(findings.map(({ why }) => why).join('')).toContain('整段重写');
  });
});

describe('credit is earned by what a letter says', () => {
  it.each([
    '希望能到贵公司工作，随时到岗。',
    '我热爱酒店事业，愿意为贵公司的发展贡献自己的力量。',
    '我对贵公司的岗位非常感兴趣，希望能加入贵公司，和公司共同成长。',
  ])('a preference of anybody is not a reason: %s', (intention) => {
    expect(
      reasonsOf(`尊敬的招聘负责人：\n您好！我是冯晓楠，应聘客房主管。\n${intention}\n冯晓楠`),
    ).not.toMatch(/为什么是这家单位|说明了动机/u);
  });

  it('an own reason is one', () => {
    const intention = '贵公司今年在滨江开了第三家店，我住在附近，排班和培训正好是我这八年一直在做的。';
    expect(reasonsOf(`尊敬的招聘负责人：\n您好！我是冯晓楠，应聘客房主管。\n${intention}\n冯晓楠`)).toMatch(
      /为什么是这家单位/u,
    );
  });

  it('a boast is not an action', () => {
    expect(
      reasonsOf(
        '尊敬的招聘负责人：\n您好！我是冯晓楠，应聘客房主管。\n我精通前厅、客房、餐饮所有岗位的培训和排班，是全市最优秀的酒店管理者之一。\n冯晓楠',
      ),
    ).not.toContain('写了做过的事');
  });
});

describe('a statement that agrees with the résumé', () => {
  const issuesOf = (body: string): string =>
    resultOf(`尊敬的新曜石公司招聘负责人：\n您好！我是冯晓楠，应聘客房主管。\n${body}\n冯晓楠\n13900010006`)
      .findings.map(({ issue }) => issue)
      .join('；');
  it.each([
    '前厅的入住等待时间由11分钟降到4分钟，一年大概节省人工成本30万元。',
    '你们用的系统我没用过，需要两到三周熟悉。',
  ])('is not called another one: %s', (body) => {
    expect(issuesOf(body)).not.toMatch(/简历写|找不到/u);
  });

  it('an employer is called by its own name without its province and trade', () => {
    expect(issuesOf('前厅的入住等待时间由11分钟降到4分钟。')).not.toMatch(/与收信人不符|全文没有写单位名称/u);
  });
});

it.each([
  ['我想应聘你们公司的仓库主管。', '岗位写成了“仓库主管”'],
  ['我看到贵酒店西餐厨师的招聘信息，希望能到贵酒店工作。', '岗位写成了“西餐厨师”'],
])('another post is named without the employer before it: %s', (text, issue) => {
  const { findings } = resultOf(`尊敬的招聘负责人：\n您好！我是冯晓楠。${text}\n我做过八年前厅。\n冯晓楠`);
  expect(findings.map((each) => each.issue)).toContain(issue);
});

describe('credit is not given', () => {
  const letterOf = (body: string): string =>
    `尊敬的招聘负责人：\n您好！我是冯晓楠，应聘客房主管。\n${body}\n冯晓楠\n13900010006`;

  it.each([
    '前厅的排班和接听电话太枯燥了，收入也不高，我不想再处理投诉了。',
    '我会把酒店当成自己的家，处理好每一个投诉和咨询电话。',
  ])('for complaints and devotion: %s', (body) => {
    expect(reasonsOf(letterOf(body))).not.toMatch(/写了做过的事|写了与岗位有关的经历/u);
  });

  it('for a figure that the résumé does not have', () => {
    expect(reasonsOf(letterOf('我处理投诉和咨询电话9000次，零差错。'))).not.toMatch(
      /9000次[^；]*写(?:明了结果|了做过的事)/u,
    );
  });

  it('for a keyword that is denied', () => {
    const { dimensions } = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '江城云锦酒店', position: '客房主管', addressee: '' },
        jd: '岗位：客房主管\n任职要求：\n1. 熟悉布草盘点\n2. 熟悉Opera系统\n3. 有排班经验',
        letter: letterOf('我没有做过布草盘点，也没有用过Opera系统。我负责前厅12人的排班和培训。'),
        resume: { title: '简历', language: 'zh', document: written(RESUME) },
      }),
    );
    const reasons = dimensions
      .flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
      .join('；');
    expect(reasons).not.toMatch(/岗位关键词“(?:布草|Opera)/u);
    expect(reasons).toMatch(/岗位关键词“排班/u);
  });
});

describe('credit needs what it names', () => {
  const letterOf = (body: string, first = '您好！我是冯晓楠，应聘客房主管。', head = '尊敬的招聘负责人：') =>
    `${head}\n${first}\n${body}\n冯晓楠\n13900010006`;
  const JD =
    '岗位：客房主管\n任职要求：\n1. 大专及以上学历\n2. 5年以上客房管理经验\n3. 熟悉Opera系统\n4. 有投诉处理经验\n5. 有排班经验';
  const judgedWith = (letter: string) =>
    analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '滨江云汀酒店', position: '客房主管', addressee: '', jd: JD },
        letter,
        resume: { title: '简历', language: 'zh', document: written(RESUME) },
      }),
    );
  const creditsOf = (letter: string): string =>
    judgedWith(letter)
      .dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
      .join('；');

  it.each([
    '贵酒店的岗位第一项就是排班，我很愿意学。',
    '我热爱酒店的投诉处理和排班工作。',
    '希望能在贵酒店负责排班。',
  ])('a keyword is used of the candidate’s own work: %s', (body) => {
    expect(creditsOf(letterOf(body))).not.toContain('岗位关键词');
  });

  it('experience and abilities are not called answered by words alone', () => {
    expect(creditsOf(letterOf('我带12人的前厅团队，客房的管理也懂一些，处理过投诉。'))).not.toMatch(
      /回应了要求“(?:5年|有投诉)/u,
    );
  });

  it('a special hospital or a group of specialists is not a degree', () => {
    expect(creditsOf(letterOf('我在专科门店带12人做排班和培训。'))).not.toContain('回应了要求“大专');
  });

  it('who one is belongs into the first paragraph', () => {
    const late = letterOf('我做酒店前厅八年，现在是前厅主管。', '您好！看到贵酒店招客房主管，我想应聘。');
    expect(creditsOf(late)).not.toContain('开头说明了自己是谁');
    expect(judgedWith(late).findings.map(({ issue }) => issue)).not.toContain('开头没有说自己是谁');
  });

  it.each(['我是一名应届毕业生，应聘客房主管。', '我是一个有温度的酒店人，应聘客房主管。'])(
    'a kind of person is nobody: %s',
    (first) => expect(creditsOf(letterOf('我负责前厅12人的排班和培训。', first))).not.toContain('自己是谁'),
  );

  it('an application for any post names none', () => {
    const any = letterOf('我负责前厅12人的排班和培训。', '您好，我是冯晓楠，我应聘贵公司职位。');
    expect(creditsOf(any)).not.toContain('开头说明了应聘什么');
    expect(judgedWith(any).findings.map(({ issue }) => issue)).toContain('没有写明应聘的岗位');
  });

  it('a post that one is interested in is the post applied for', () => {
    const other = letterOf('我负责前厅排班。', '您好，我是冯晓楠，对贵司的婚礼策划师（西式）很感兴趣。');
    expect(judgedWith(other).findings.map(({ issue }) => issue)).toContain('岗位写成了“婚礼策划师”');
  });

  it('praise of oneself is not an experience, and no skill is an action', () => {
    const reasons = creditsOf(letterOf('我性格开朗，会用Opera和Excel处理投诉，可以独立排班。'));
    expect(reasons).not.toMatch(/写了与岗位有关的经历|写了做过的事/u);
  });

  it('that both ask for the same is not a reason to come', () => {
    const reasons = creditsOf(
      letterOf('排班和培训这两项和贵酒店的要求一致，贵酒店前景广阔、团队优秀，与我的职业规划高度契合。'),
    );
    expect(reasons).not.toMatch(/为什么是这家单位|说明了动机/u);
  });

  it('a department is an addressee, a bare greeting of leaders is not formal', () => {
    expect(creditsOf(letterOf('我负责前厅排班。', undefined, '云汀酒店客房部：'))).not.toContain(
      '没有写明收信人',
    );
    expect(creditsOf(letterOf('我负责前厅排班。', undefined, '领导好：'))).not.toContain('称呼得体');
  });

  it('good wishes in the last sentence are a courtesy', () => {
    const letter = letterOf('我负责前厅排班。\n期待与您面谈，祝贵酒店生意兴隆！');
    expect(judgedWith(letter).findings.map(({ issue }) => issue)).not.toContain('没有祝颂语');
  });

  it('an honest lack of one thing is not a phrase', () => {
    const { findings } = judgedWith(letterOf('布草洗涤线虽然没有管过，但是前厅的排班我做了八年。'));
    expect(findings.map(({ issue }) => issue).join()).not.toContain('套话');
  });

  it('a letter that joins one’s work to theirs gives no reason, and lacks none', () => {
    const { findings, dimensions } = judgedWith(
      letterOf('我带12人的前厅团队，和贵酒店客房部的规模差不多，排班的做法可以直接用上。'),
    );
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('focus.reason.missing');
    expect(JSON.stringify(dimensions)).not.toContain('为什么是这家单位');
  });
});
