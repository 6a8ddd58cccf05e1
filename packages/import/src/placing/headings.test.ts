import { headingOf, isComposed, isEntryAfter } from './headings.js';

const placed = (line: string, isRecognised = false): string | null => {
  const found = headingOf(line, isRecognised);
  return found && `${found.place}: ${found.title}${found.rest === '' ? '' : ` | ${found.rest}`}`;
};

describe('a heading', () => {
  it.each([
    ['教育背景', 'education: 教育背景'],
    ['Education', 'education: Education'],
    ['WORK EXPERIENCE', 'work: WORK EXPERIENCE'],
    ['基本信息', 'basics: 基本信息'],
    ['其他', 'other: 其他'],
    ['荣誉证书', 'mixedAwards: 荣誉证书'],
    ['技能证书', 'mixedSkills: 技能证书'],
    ['awards & certificates', 'mixedAwards: awards & certificates'],
    ['Awards and Certificates', 'mixedAwards: Awards and Certificates'],
    ['skills/certificates', 'mixedSkills: skills/certificates'],
    ['兴趣 / 爱好', 'hobbies: 兴趣 / 爱好'],
    ['教 育 背 景', 'education: 教育背景'],
    ['教育背景：', 'education: 教育背景'],
    ['教育背景:', 'education: 教育背景'],
  ])('%s is %s', (line, place) => {
    expect(placed(line)).toBe(place);
  });

  it.each([
    '■ 教育背景',
    '【教育背景】',
    '—— 教育背景 ——',
    '▌教育背景',
    '★ 教育背景 ★',
    '# 教育背景 #',
    '🎓 教育背景',
    '一、教育背景',
    '十二、教育背景',
    '1. 教育背景',
    '02 教育背景',
    '① 教育背景',
    '（三）教育背景',
    '3）教育背景',
    '壹 · 教育背景',
    '01/教育背景',
    'Part 1 教育背景',
    'PART 02: 教育背景',
    '第一部分：教育背景',
    '第二部分 教育背景',
    '■■■■ 教育背景',
    '教育背景 ■■■',
    '①  教育背景',
    '一 、 教育背景',
    '1 . 教育背景',
    '12、教育背景',
    '12 教育背景',
    '1  教育背景',
    'part12 教育背景',
    'PART  2 : 教育背景',
    '第三部分 ： 教育背景',
    '01 · 教育背景',
    'Part 3.教育背景',
    '■ 1、★教育背景',
  ])('is recognised without its symbols and numbers: %s', (line) => {
    expect(placed(line)).toBe('education: 教育背景');
  });

  it.each([
    ['教育背景 Education', 'education: 教育背景 Education'],
    ['EDUCATION 教育背景', 'education: EDUCATION 教育背景'],
    ['教育背景（EDUCATION）', 'education: 教育背景（EDUCATION'],
    ['教育背景 | Education', 'education: 教育背景 | Education'],
    ['学习情况 Study', 'education: 学习情况 Study'],
    ['教育背景 my own way of saying what it is', null],
    ['教育背景 2024', null],
    ['实习（工作）简历', 'internships: 实习（工作）简历'],
    ['校园任职（部分', 'campus: 校园任职（部分'],
    ['教育背景 one two three four five', 'education: 教育背景 one two three four five'],
    ['教育 背景 Education', 'education: 教育背景Education'],
    ['教育 与 培训背景 Education', null],
    ['教育背景 E2E', null],
    ['教  育  背  景', 'education: 教育背景'],
    ['校内（部分）任职', 'campus: 校内（部分）任职'],
    ['我 1、教育背景', null],
    ['所获荣誉与奖励情况', 'awards: 所获荣誉与奖励情况'],
  ])('may be a compound: %s', (line, place) => {
    expect(placed(line)).toBe(place);
  });

  it.each([
    ['WORK EXPERIENCE\t实习经历', 'internships: 实习经历'],
    ['实习经历\tWORK EXPERIENCE', 'internships: 实习经历'],
    ['专业技能\tPython', 'skills: 专业技能 | Python'],
    ['语言能力\tEnglish', 'languages: 语言能力 | English'],
    ['实习经历\t— Work & Study —', 'internships: 实习经历'],
    ['实习经历\tWORK EXPERIENCE\t2024', 'internships: 实习经历 | WORK EXPERIENCE\t2024'],
    ['实习经历\tWEB', 'internships: 实习经历 | WEB'],
    ['教育背景\t某大学', 'education: 教育背景 | 某大学'],
    ['教育背景\t某大学\t2021.09', 'education: 教育背景 | 某大学\t2021.09'],
    ['我的项目\t智能小车', 'projects: 我的项目 | 智能小车'],
    ['教育\t  ', 'education: 教育'],
    ['学习情况\t某大学', 'education: 学习情况 | 某大学'],
    ['教育背景\t 某大学 ', 'education: 教育背景 | 某大学'],
    ['实习经历\tWORK EXPERIENCE 2', 'internships: 实习经历 | WORK EXPERIENCE 2'],
    ['实习经历\t2 WORK', 'internships: 实习经历 | 2 WORK'],
    ['实习经历2\tWORK EXPERIENCE', null],
    ['甲：自我评价：踏实', null],
    ['个人荣誉：国家奖学金', 'awards: 个人荣誉 | 国家奖学金'],
    ['荣誉奖项：国家奖学金', 'awards: 荣誉奖项 | 国家奖学金'],
    ['口\t教育背景', null],
    ['——\t教育背景', null],
    [`自我评价：${'很'.repeat(300)}`, `selfEvaluation: 自我评价 | ${'很'.repeat(300)}`],
    ['自我评价：踏实、细心', 'selfEvaluation: 自我评价 | 踏实、细心'],
    ['自我评价: 踏实\t细心', 'selfEvaluation: 自我评价 | 踏实\t细心'],
    ['兴 趣 爱 好：摄影', 'hobbies: 兴趣爱好 | 摄影'],
  ])('may have text after it: %s', (line, place) => {
    expect(placed(line)).toBe(place);
  });

  it.each([
    '',
    '   ',
    '——',
    '星河科技有限公司',
    '学历：本科',
    '学校：某大学',
    '项目：智能小车',
    '技术栈：Java',
    '奖学金：一等',
    '联系方式：13800000000',
    '其他：无',
    '教育\t本科',
    '项目\t智能小车',
    '学历\t本科',
    '工作\t三年',
    '不知道：什么',
    `教育背景${'很'.repeat(60)}`,
    `教育背景\t${'长'.repeat(160)}`,
  ])('does not match “%s”', (line) => {
    expect(headingOf(line)).toBeNull();
  });

  it('may be up to sixty letters long, in a line of up to a hundred and sixty', () => {
    expect(placed(`教育背景\t${'长'.repeat(155)}`)).toMatch(/^education: 教育背景 \| 长/);
    expect(headingOf(`教育背景\t${'长'.repeat(156)}`)).toBeNull();
  });

  it('includes 教育 and 项目 if they are alone in a line', () => {
    expect([placed('教育'), placed('项目'), placed('工作'), placed('实习')]).toEqual([
      'education: 教育',
      'projects: 项目',
      'work: 工作',
      'internships: 实习',
    ]);
    expect(placed('教育\t')).toBe('education: 教育');
  });

  it('does not match among column titles', () => {
    expect(headingOf('学校\t专业\t学历')).toBeNull();
    expect(headingOf('办公软件\tExcel\tWord')).toBeNull();
    expect(placed('专业技能\tExcel\tWord')).toBe('skills: 专业技能 | Excel\tWord');
  });
});

describe('a heading with a number after it', () => {
  it.each([
    ['工作经历一', 'work: 工作经历'],
    ['项目经历 2', 'projects: 项目经历'],
    ['项目经历   2', 'projects: 项目经历'],
    ['实习经历（二）', 'internships: 实习经历'],
    ['工作3', 'work: 工作'],
    ['实习(1)', 'internships: 实习'],
  ])('is named without the number: %s', (line, place) => {
    expect(placed(line)).toBe(place);
  });

  it('keeps a number that belongs to its words', () => {
    expect(placed('项目经历一览')).toBe('projects: 项目经历一览');
  });

  it.each(['校园工作3', '项目情况2'])('is numbered only as experience or alone: %s', (line) => {
    expect(headingOf(line)).toBeNull();
  });

  it('is numbered in OCR text only if its name is whole', () => {
    expect(headingOf('作经历2', true)).toBeNull();
  });
});

describe('a heading with its text after a colon', () => {
  it.each([
    ['★ 自我评价：踏实', '踏实'],
    ['1、自我评价：踏实', '踏实'],
    ['1、★自我评价：踏实', '踏实'],
    ['自我评价：踏实 细心 —', '踏实 细心'],
    ['自我评价：踏实 ——', '踏实'],
    ['自我评价：踏实 - 细心', '踏实 - 细心'],
  ])('leaves only words to the text: %s', (line, rest) => {
    expect(headingOf(line)).toEqual({ place: 'selfEvaluation', title: '自我评价', rest });
  });

  it('may have a space before the colon', () => {
    expect(placed('教育背景 ：')).toBe('education: 教育背景');
  });

  it('may also be a label if a period and a name follow', () => {
    expect(placed('教育：2019.09-2023.06 江城某大学')).toBe('education: 教育 | 2019.09-2023.06 江城某大学');
    expect(headingOf('学历：2019.09-2023.06 本科')).toBeNull();
    expect(headingOf('教育：江城某大学')).toBeNull();
  });

  it.each([
    ['工作', '2021.03-2023.06 江城某公司', true],
    ['工作', '江城某公司', false],
    ['主要工作', '2021.03-2023.06 江城某公司', false],
    ['工作内容', '2021.03-2023.06 门店陈列与盘点', false],
  ])('is followed by an entry or not: %s：%s', (words, text, isEntry) => {
    expect(isEntryAfter(words, text)).toBe(isEntry);
  });
});

describe('a heading with a remark in brackets', () => {
  it.each([
    '工作经历（共 4 段）：',
    '工作经历（共 4 段',
    '工作经历（近三年内 2 段）',
    '工作经历（按时间）：',
  ])('is recognised: %s', (line) => {
    expect(headingOf(line)).toMatchObject({ place: 'work', rest: '' });
  });

  it.each(['工作经历（自 2019 年起）', '软件（V2.0）著作权', '证（高中教师）'])(
    'needs a name before it, no year in it and nothing after it: %s',
    (line) => {
      expect(headingOf(line)).toBeNull();
    },
  );
});

describe('a heading in two languages', () => {
  it.each([
    ['教育背景 Education  and  Study  Background', 'education: 教育背景 Education  and  Study  Background'],
    [`教育背景 ${'E'.repeat(55)}`, `education: 教育背景 ${'E'.repeat(55)}`],
    ['专业技能（办公软件）\tEXCEL', 'skills: 专业技能（办公软件 | EXCEL'],
    ['IT技能\tEXCEL', 'skills: IT技能 | EXCEL'],
    ['教育\t \t', 'education: 教育'],
  ])('is recognised: %s', (line, place) => {
    expect(placed(line)).toBe(place);
  });

  it.each([
    `教育背景 ${'E'.repeat(56)}`,
    '教育 以及 培训背景 Education',
    '项目A与B经历',
    'my own way教育背景of saying it',
    '专业技能 Word,Excel,PPT',
    'Word,Excel,PPT 专业技能',
  ])('is not a sentence, a list or a long line: %s', (line) => {
    expect(headingOf(line)).toBeNull();
  });
});

describe('words that occur only in headings', () => {
  it.each([
    ['教育背景', false],
    ['教育背景 Education', false],
    ['办公软件', true],
    ['某大学', true],
  ])('%s', (words, isRecognised) => {
    expect(isComposed(words)).toBe(isRecognised);
  });
});

describe('a heading in OCR text', () => {
  it.each([
    ['教\t育\t背\t景', 'education: 教育背景'],
    ['1、教\t育背景', 'education: 教育背景'],
    ['※\t项目实践', 'projects: 项目实践'],
    ['■\t教育背景', 'education: 教育背景'],
    ['口教育背景', 'education: 口教育背景'],
    ['I 教育', 'education: I 教育'],
    ['n 教育背景', 'education: 教育背景'],
    ['教肓背景', 'education: 教肓背景'],
    ['教育背', 'education: 教育背'],
    ['EDUCATION教肓背景', 'education: EDUCATION教肓背景'],
    ['EDUCATION荣涯', 'education: EDUCATION荣涯'],
    [' 口 \t教育背景', 'education: 教育背景'],
    ['——\t教育背景', 'education: 教育背景'],
    ['教育背景\t某大学', 'education: 教育背景 | 某大学'],
    [' 求职目标 广 ', 'intention: 求职目标'],
    ['求职目标  广', 'intention: 求职目标'],
    ['大  求职目标', 'intention: 求职目标'],
    ['一、学习\t情况', 'education: 学习情况'],
    ['口实习', 'internships: 口实习'],
    ['口 实习', 'internships: 口实习'],
    ['8 项目径历', 'projects: 项目径历'],
    ['1教肓背景', 'education: 1教肓背景'],
    ['HONORS & AWARDS荣涯', 'awards: HONORS & AWARDS荣涯'],
    ['HONORS AND AWARDS荣涯', 'awards: HONORS AND AWARDS荣涯'],
    ['EDUCATION BACKGROUND荣涯', 'education: EDUCATION BACKGROUND荣涯'],
    ['EDUCATION荣涯奖项荣涯', 'education: EDUCATION荣涯奖项荣涯'],
    ['教 肓 背 景', 'education: 教肓背景'],
    ['育背景', 'education: 育背景'],
    ['获奖经', 'awards: 获奖经'],
    ['求职目标 广', 'intention: 求职目标'],
    ['大 求职目标 广', 'intention: 求职目标'],
    [' 口 \t教育背景 Education', 'education: 教育背景 Education'],
    ['教育\t背景 Learning Experience', 'education: 教育背景 Learning Experience'],
    ['口学习情况', 'education: 口学习情况'],
    ['口社会实践径历', 'practice: 口社会实践径历'],
    ['SELF荣涯', 'selfEvaluation: SELF荣涯'],
    ['GROWING UP: 教育背景', 'education: GROWING UP: 教育背景'],
    ['OUR OWN LONG TERM教肓背景', 'education: OUR OWN LONG TERM教肓背景'],
    ['OUR  OWN  LONG教肓背景', 'education: OUR  OWN  LONG教肓背景'],
  ])('%s is %s', (line, place) => {
    expect(placed(line, true)).toBe(place);
  });

  it.each([
    '星\t河科技有限',
    '教肓',
    '口\t教育背景\t2021',
    '学习\t情况',
    '大 求职',
    '求职目标 无',
    '关于找',
    '教肓背景A',
    '工作与实习径历',
    'EDUCATION荣涯奖项荣涯获',
    '教肓背影',
    '学\t校：某大学',
    '教\t育',
    '教\t育 2021',
    'EDU荣涯',
    'EDUCATION荣涯奖项荣涯奖项',
    'OUR OWN VERY LONG EDUCATION荣涯',
    '有 教育背景 无',
    '教育某 背景',
    '参加社会实践与志愿服务 等',
    '教育\t背景 Learning Experiences',
    '日实习 HR',
    'EDU教肓背景',
    'OUR OWN教肓背景LONG TERM PLAN',
    'EDUCATION 2021',
    '教X背景',
    'X育背景',
    '教育背X',
    '口软件着作权登记',
  ])('does not match “%s”', (line) => {
    expect(headingOf(line, true)).toBeNull();
  });

  it('is matched more strictly in other text', () => {
    for (const line of ['教\t育\t背\t景', '口教育背景', '教肓背景', 'EDUCATION荣涯'])
      expect(headingOf(line)).toBeNull();
  });
});
