import { letterInput } from '@qicheng/analysis/cover-letter';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const resume = {
  ...{ title: '简历', language: 'zh' as const },
  document: written({
    school: ['江城大学', '旅游管理', '2014.09-2018.06'],
    work: [['江城云栖酒店', '前厅接待', '2018.07-', '接待散客与团队，日均办理入住60间']],
  }),
};
const judged = (company: string, position: string, letter: string, jd = '') =>
  analyseLetter(
    letterInput.parse({ ...{ today: '2026-11-28', company, position, addressee: '', jd, letter }, resume }),
  );
const aftersOf = (...args: Parameters<typeof judged>): string =>
  judged(...args)
    .findings.map(({ after }) => after ?? '')
    .join('\n');

it('the name of a wrong employer is replaced with the words for its branch', () => {
  const letter =
    '中国建筑第三工程局华南公司：\n您好！我叫林知远，应聘前厅主管。中建三局是行业的标杆，我非常向往中建三局。希望中建三局能给我机会。\n林知远';
  const after = aftersOf('江城云岭酒店管理有限公司', '前厅主管', letter);
  expect(after).not.toMatch(/三局|中建/u);
  expect(after).toMatch(/云岭/u);
});

it('a paragraph on what drew one to another employer is to be written again, without a correction', () => {
  const letter =
    '江城海悦餐饮有限公司人事部：\n您好！我叫林知远，应聘海悦餐饮的前厅主管。海悦是江城的老牌餐厅，福利稳定，我一直喜欢海悦的菜。我在前厅做了八年，日均办理入住60间。\n林知远';
  const after = aftersOf('江城云岭酒店管理有限公司', '前厅主管', letter);
  expect(after).not.toMatch(/海悦|福利稳定|老牌|，\n|，$/u);
  expect(after).not.toContain('我在前厅做了八年');
});

it('a paragraph for another employer and another post is not corrected by replacing names', () => {
  const letter =
    '江城市晨光小学：\n您好！贵校招聘小学语文教师，我很感兴趣。晨光小学的书香校园很吸引我，我喜欢语文。\n林知远';
  const { findings } = judged('江城启慧幼儿园', '主班教师', letter);
  expect(findings.map(({ ruleId }) => ruleId)).toContain('focus.position.wrong');
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('focus.position.missing');
  const after = findings.map((each) => each.after ?? '').join('\n');
  expect(after).not.toMatch(/小学|语文|贵校|主班教师/u);
  expect(findings.map(({ why }) => why).join('')).toMatch(/为别的单位、岗位写的|整段重写/u);
});

it('an English letter for another trade than the Chinese posting has a wrong post', () => {
  const jd = '江城云岭酒店管理有限公司\n岗位：前厅主管\n职责：负责前厅接待与排班\n要求：两年以上前厅经验';
  const write = (post: string) =>
    `Dear Hiring Manager,\nI am writing to apply for the position of ${post}. I have worked at the reception since 2018.\nSincerely,\nLin Zhiyuan`;
  const ids = (post: string) =>
    judged('江城云岭酒店管理有限公司', '前厅主管', write(post), jd).findings.map(({ ruleId }) => ruleId);
  expect(ids('Investment Banking Associate')).toContain('focus.position.wrong');
  expect(ids('Front Office Supervisor')).not.toContain('focus.position.wrong');
});

it('empty praise names nobody and agrees with no résumé', () => {
  const { dimensions } = judged(
    '江城云岭酒店管理有限公司',
    '前厅主管',
    '尊敬的HR：\n您好！我是一名即将毕业的大学生，有扎实的专业基础和国际视野。期待您的回复。\nBest,\nLin',
  );
  const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason)).join();
  expect(reasons).not.toMatch(/与简历一致|说明了自己是谁/u);
});

it('those who hold a post are not the post applied for', () => {
  const letter =
    '尊敬的江城云岭酒店管理有限公司招聘负责人：\n您好！我叫林知远，应聘收银主管。我们店的收银主管里我的差错最少。期待面谈。\n林知远';
  const after = aftersOf('江城云岭酒店管理有限公司', '前厅主管', letter);
  expect(after).toContain('应聘前厅主管');
  expect(after).toContain('收银主管里我的差错最少');
});

it('the employer is the one that the title of the posting names after a dash', () => {
  const jd =
    '前厅主管—江城云岭海岸酒店\n岗位职责：负责前厅接待与排班，处理客诉。\n任职要求：大专以上，三年以上前厅经验。';
  const letter = (name: string): string =>
    `尊敬的${name}招聘负责人：\n您好！我叫林知远，应聘前厅主管。期待面谈。\n林知远`;
  const issuesOf = (name: string): string =>
    judged('', '', letter(name), jd)
      .findings.map(({ issue }) => issue)
      .join('\n');
  expect(issuesOf('江城云岭海岸酒店')).not.toMatch(/投给哪家单位|没有写单位|别的单位/u);
  expect(issuesOf('江城海悦酒店')).toContain('写成了别的单位“江城海悦酒店”');
});
