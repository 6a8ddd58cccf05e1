import { letterInput } from '@qicheng/analysis/cover-letter';
import { analyseLetter } from '../analyse.js';

const wrongPost = (position: string, body: string, jd = ''): string | undefined => {
  const { findings } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '无锡远帆科技有限公司', position, addressee: '', jd, resume: null },
      letter: `尊敬的招聘负责人：\n您好！${body}期待面谈。`,
    }),
  );
  return findings.find(({ ruleId }) => ruleId === 'focus.position.wrong')?.issue;
};

describe('the post that a letter is for', () => {
  it.each([
    ['采购主管', '得知贵公司招聘幼儿园教师，我很感兴趣。', '幼儿园教师'],
    ['平面设计师', '我应聘的是室内设计师岗位。', '室内设计师'],
    ['厨师长', '我想应聘贵店的面点厨师，随时试菜。', '面点厨师'],
    ['心内科护士', '听说贵院招手术室护士，我很想来。', '手术室护士'],
    ['前厅主管', '我应聘餐厅主管岗位。', '餐厅主管'],
    ['仓库管理员', '我想去贵公司当门店收银员。', '门店收银员'],
    ['检验工程师（汽车零部件）', '我应聘汽车销售工程师岗位。', '汽车销售工程师'],
    ['诉讼助理', '听说贵所招行政前台，我能马上到岗。', '行政前台'],
  ])('is another one than %s: %s', (position, body, text) => {
    expect(wrongPost(position, body)).toBe(`岗位写成了“${text}”`);
  });

  it.each([
    ['新媒体运营', '我应聘运营专员岗位。'],
    ['前台', '我应聘行政前台。'],
    ['总账会计', '我应聘会计岗位。'],
    ['客户经理', '我应聘销售岗位。'],
    ['人力资源主管', '我应聘人资主管岗位。'],
    ['Java开发工程师', '我应聘Java工程师岗位。'],
    ['运输调度员', '我应聘调度。'],
    ['操作工（数控车床）', '我应聘数控车床操作工岗位。'],
    ['后端Java工程师', '我应聘Java后端工程师岗位。'],
    ['幼儿英语教师', '我应聘英语教师岗位。'],
    ['招聘主管', '看到贵公司的招聘信息，我很感兴趣。'],
  ])('is the same as %s by a shorter or a longer name: %s', (position, body) => {
    expect(wrongPost(position, body)).toBeUndefined();
  });

  it('is another one in another department, also where the posting mentions that department', () => {
    const jd = '工程部经理：负责商场设备维修，配合财务部做预算，与客服中心处理报修。本科以上学历。';
    expect(wrongPost('工程部经理', '我想应聘贵公司的财务部经理。', jd)).toBe('岗位写成了“财务部经理”');
    expect(wrongPost('工程部经理', '我想应聘贵公司的客服中心经理。', jd)).toBe('岗位写成了“客服中心经理”');
    expect(wrongPost('工程部经理', '我想应聘贵公司的工程经理。', jd)).toBeUndefined();
    expect(wrongPost('人力资源部经理', '我应聘人力部经理。')).toBeUndefined();
  });

  it('may be called by a word of the posting', () => {
    const jd = '软件工程师：负责 Java 后端服务的开发，三年以上经验，熟悉 MySQL。';
    expect(wrongPost('软件工程师', '我应聘Java工程师岗位。', jd)).toBeUndefined();
  });
});

it.each([
  ['门店收银员', '我是小周，想来你们店做收银。'],
  ['仓库保管员', '我干了八年，希望能到贵公司当保管。'],
])('the work that one wants to do names the post: %s', (position, body) => {
  const { findings } = analyseLetter(
    letterInput.parse({
      ...{
        today: '2026-11-28',
        company: '无锡远帆科技有限公司',
        position,
        addressee: '',
        jd: '',
        resume: null,
      },
      letter: `尊敬的招聘负责人：\n您好！${body}\n我会用扫码枪，每天处理 300 单。\n期待面谈。`,
    }),
  );
  const rules = findings.map(({ ruleId }) => ruleId);
  expect(rules).not.toContain('focus.position.missing');
  expect(rules).not.toContain('structure.opening');
});
