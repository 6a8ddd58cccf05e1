import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { Joined } from '../shared/joined.js';
import { Atoms } from '../shared/rich-text.js';
import { unbrokenWords, lastLine } from './kept-together.js';
import { spacingsIn } from './spacing.js';
import { typesetTree } from './typeset-tree.js';

const markup = (node: ReactNode): string => renderToStaticMarkup(<p>{typesetTree(node)}</p>);
/** The markup with `|` for a gap, `-` for trimmed space and braces around unbreakable ranges. */
const signs = (node: ReactNode): string =>
  markup(node)
    .replaceAll(/<span class="gap">(.*?)<\/span>/gu, '$1|')
    .replaceAll(/<span class="(?:quotes-chinese )?half">(.*?)<\/span>/gu, '$1-')
    .replaceAll(/<span class="dropped"> <\/span>/gu, '')
    .replaceAll(/<span class="narrow-space"> <\/span>/gu, '_')
    .replaceAll(/<span class="interpunct">·<\/span>/gu, '·')
    .replaceAll('<wbr/>', '/')
    .replaceAll(/<span class="kept">(.*?)<\/span>/gu, '{$1}')
    .replaceAll(/<[^>]+>/g, '');

const bare = (text: string): string => text.replaceAll('_', ' ').replaceAll(/[{}|]/g, '');

describe('space between scripts', () => {
  it.each([
    ['使用React与Vue3开发', '使用|React|与|Vue3|开发'],
    ['使用 React 与 Vue 3，提升 38% 的', '使用_React_与_Vue 3，提升_38%_的'],
    ['张 三 uses React', '张 三_uses React'],
    ['提升38%的吞吐，C++开发', '提升|38%|的吞吐，C++|开发'],
    ['付$3与@用户，含#标签', '付|$3|与|@用户，含#标签'],
    ['在2021年3月至2022年12月5日间，共18个月', '在|2021年3月至|2022年12月5日间，共|18|个月'],
    ['ＡＢ全角与①②', 'ＡＢ全角与①②'],
    ['（2021）年', '（2021）年'],
    ['释放 CO₂ 与 10⁷ 次，25 ℃ 时', '释放_CO₂_与_10⁷_次，25 ℃_时'],
  ])('%s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is applied through formatting, but not between separate parts', () => {
    expect(signs([<b key="b">React</b>, '开发用', <a key="a">Vue</a>])).toBe('React|开发用|Vue');
    expect(signs([<span key="s">开发</span>, 'Vue'])).toBe('开发Vue');
  });
});

describe('adjacent punctuation', () => {
  it.each([
    ['（精通）：负责', '（精通）-：负责'],
    ['写“引言”，《名》', '写“引言”-，《-名》'],
    ['O’Connor’s “Best”, (x)', 'O’Connor’s “Best”, (x)'],
  ])('%s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is trimmed across the parts of a line', () => {
    expect(signs([<span key="note">（精通）</span>, '：负责'])).toBe('（精通）-：负责');
  });

  it('trims the punctuation at the start of a heading only', () => {
    expect(signs(<h3>“早餐十分钟”校园计划</h3>)).toBe('“-早餐十分钟”校园{计划}');
    expect(signs(<h3>《规范》修订</h3>)).toBe('《-规范》{修订}');
    expect(signs(<h3>校园“早餐”计划</h3>)).toBe('校园“早餐”{计划}');
  });

  it('keeps the width of single punctuation', () => {
    expect(spacingsIn('，我！（', '').size).toBe(0);
  });

  it('trims a bracket before a Latin comma, and sets the dot between typed spaces narrow', () => {
    expect(signs('《语文教学研究》, PKU Core')).toBe('《语文教学研究》-, PKU Core');
    expect(signs('Master, 学科教学（语文）, 文学院')).toBe('Master, 学科教学（语文）-, 文学院');
    expect(signs(<h3>会计学院 · 会计学 · 本科</h3>)).toBe('{会计}{学院} ·- {会计}学 ·- {本科}');
    expect(signs('Statistics · MSc')).toBe('Statistics ·- MSc');
  });

  it('trims a bracket before the space behind a title, a part of a line or a separator', () => {
    expect(signs(<h3>鲲鹏集团（中国）</h3>)).toBe('鲲鹏集团{（中国）-}');
    expect(signs(<span className="part">软件工程（实习）</span>)).toBe('软件工程{（实习）-}');
    expect(signs(<Joined text="工程师（实习） · 杭州（总部）" />)).toBe(
      '工程师{（实习）-} · 杭州{（总部）-}',
    );
    expect(signs(['（实习）', <b key="b"> 杭州</b>])).toBe('（实习）- 杭州');
    expect(signs('（实习）杭州')).toBe('（实习）杭州');
  });
});

describe('a dash', () => {
  const dashes = (text: string): string =>
    markup(text)
      .replaceAll(/<span class="dash">—<\/span>/gu, '＝')
      .replaceAll(/<[^>]+>/g, '');

  it.each([
    ['获得称号——团队唯一', '获得称号＝＝团队唯一'],
    ['召回—粗排—精排', '召回＝粗排＝精排'],
    ['“少即是多”——座右铭', '“少即是多”＝＝座右铭'],
    ['one — two and three—four', 'one — two and three—four'],
    ['2018—2020', '2018—2020'],
  ])('is full-width in Chinese alone: %s', (text, expected) => expect(dashes(text)).toBe(expected));
});

describe('a typed space beside a full-width sign', () => {
  it.each([
    ['见 a.html 。', '见_a.html。'],
    ['负责采购 ，统筹（ 全国 ） 仓储', '负责采购，统筹（全国）仓储'],
    ['“快” ——来自用户', '“快”——来自用户'],
    ['one — two', 'one — two'],
    ['Hello, (world)', 'Hello, (world)'],
  ])('is dropped: %s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is dropped between Chinese characters of different weight', () => {
    const runs = [
      { text: '承担两个班 ', bold: false },
      { text: '48 课时', bold: true },
      { text: ' 教学，主持 ', bold: false },
      { text: '明刻本', bold: true },
      { text: ' 的修复与编目工作', bold: false },
    ].map((run) => ({ italic: false, underline: false, ...run }));
    const atom = { id: 'a', kind: 'bullet', lang: 'zh', runs } as const;
    expect(signs(<Atoms atoms={[atom]} />)).toContain(
      '•承担{两个}班_{48_课时}教学，主持明刻本的修复{与编目工作}',
    );
  });

  it('stays where it separates parts', () => {
    expect(signs([<span key="name">英语</span>, ' ', <span key="note">（六级）</span>])).toBe(
      '英语 （六级）',
    );
  });
});

describe('an address', () => {
  it.each([
    ['https://www.example.com/my-page.html', '{https://w}ww./example./com//my{-p}age.html'],
    ['chenjiahe.example.com/oat', 'chenjiahe.example.com//oat'],
    ['linzhou.example.com/', 'linzhou.example.com/'],
    ['hr-team_2024@talent.example.com', 'hr{-t}eam_/2024@/talent./example.com'],
  ])('breaks behind its signs and at no hyphen: %s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is seen within a text, and other words break as they do', () => {
    expect(signs('见 github.com/some-one，read-only')).toBe('见_github.com//some{-o}ne，read-only');
  });
});

describe('what stays on one line', () => {
  it('is a number with its unit', () => {
    const text = '回款 1.8 亿元、延迟 3.9 ms，耗时60天，共 3 Monday，CNY 180 million';
    expect(unbrokenWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1.8 亿元',
      '3.9 ms',
      '60天',
      'CNY 180 million',
    ]);
  });

  it.each([
    ['覆盖6类风险与18份规范化的文件', ['6类', '18份']],
    ['毛利率提高 3.1 个百分点', ['提高 3.1 个百分点']],
    ['时效由 46 小时缩短到 19 小时', ['由 46 小时', '缩短到 19 小时']],
    ['QPS从1,200提升到5,600次并保持稳定', ['从1,200', '提升到5,600次']],
    ['转化率提升了9%；达到 99.2%，全年稳定运行', ['提升了9%', '达到 99.2%']],
    ['a rise of 27% over the target of that year', ['27% over']],
    ['cost fell from GBP 940 to GBP 610, and sales rose', ['GBP 940', 'GBP 610']],
    ['连续三个季度零返工，带出两名徒弟并编写教材', ['三个', '两名']],
    ['寿命超过 10⁷ 次，热阻 3 K/W，漂移 0.8 µm/℃，全年稳定运行', ['超过 10⁷ 次', '3 K/W', '0.8 µm/℃']],
    ['e-mail联系，支持 Wi-Fi 与 A/B 测试，read-only', ['e-mail', 'Wi-Fi', 'A/B']],
  ])('is a figure with its measure, its verb or what it is of: %s', (text, expected) => {
    expect(
      signs(<div data-block="text">{text}</div>)
        .match(/\{.*?\}/g)
        ?.map(bare),
    ).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['负责组织与宣传工作。', '与宣传工作。'],
    ['完成销售并超目标 27%', '并超目标 27%'],
    ['维护客户关系并按时回款', '并按时回款'],
    ['每周清点仓库，并由专人登记入册。', '登记入册。'],
    ['把需求做成活动，并对投入产出负责。', '投入产出负责。'],
    ['退出供应商并把内容互动率提到 6.8%', '提到 6.8%'],
    ['全年读者投诉下降17%', '下降17%'],
    ['夜班巡检累计时长 2,400 小时', '2,400 小时'],
    ['返工率低于0.4%', '低于0.4%'],
    ['全年接待旅客26人', '旅客26人'],
    ['新品上线首周进入平台周榜前十', '平台周榜前十'],
    ['with a rollback', 'a rollback'],
    ['全部采用 TypeScript', 'TypeScript'],
    ['cut the time to 34 days', 'to 34 days'],
    ['down by an internationalisation', undefined],
    ['a longer line of papers', 'of papers'],
    ['receipts of an A', 'receipts of an A'],
    ['a pneumonoultramicroscopic', undefined],
  ])('include the end of a paragraph: %s', (text, expected) => {
    const stretch = lastLine(text);
    expect(stretch && text.slice(stretch.start, stretch.end)).toBe(expected);
  });

  it.each([
    ['在（-40℃～85℃）之间长期稳定地运行', '（{-40℃～85℃}）'],
    ['按 ISO 26262、GB/T 15834 与 ASIL-C 完成开发工作', '{ISO 26262}、{GB/T 15834}_与_{ASIL-C}_'],
    ['three teams — and presented them', '{teams —} and'],
  ])('include a range, a standard, a dash with the preceding word: %s', (text, expected) => {
    expect(signs(<p data-block="text">{text}</p>)).toContain(expected);
  });

  it('sets the dot of a name in the width of a character, and no other', () => {
    const dot = '<span class="interpunct">·</span>';
    expect(markup('阿卜杜·买买提')).toContain(dot);
    expect(markup('机械 · 仿真')).not.toContain(dot);
  });

  it('include the dot of a name with the text before it, everywhere', () => {
    expect(signs('阿卜杜热西提·喆镕堃龑')).toBe('阿卜杜热西{提·}喆镕堃龑');
  });

  it('are the parts of a name, which breaks behind its dots alone', () => {
    const parts = '{阿卜杜热合曼江·}{买买提吐尔逊·}{阿不都热依木江}';
    const name = '阿卜杜热合曼江·买买提吐尔逊·阿不都热依木江';
    expect(signs(<h1>{name}</h1>)).toBe(parts);
    expect(signs(<span className="form-value form-name">{name}</span>)).toBe(parts);
    expect(signs(<p className="alternate-name">{name}</p>)).toBe(parts);
    expect(signs(<h1>Ann Lee</h1>)).toBe('Ann Lee');
    expect(signs(<span className="form-name">阿卜杜热·买买提（Abdurahman Mamat）</span>)).toBe(
      '{阿卜杜热·}{买买提}{（Abdurahman Mamat）}',
    );
  });

  it('are a range with its unit and the last word in a fact', () => {
    expect(signs(<span className="fact">CNY 12–16k/month</span>)).toBe('{CNY 12–16k/month}');
    expect(signs(<span className="side-fact-value">9,000–12,000 元/月（面议）</span>)).toMatch(
      /^\{9,000–12,000_元\/月\}/u,
    );
    expect(signs(<span className="side-fact-value">机械结构、CAE仿真工程师</span>)).toBe(
      '{机械}{结构}、CAE|{仿真}{工程师}',
    );
    expect(signs(<span className="fact">机械设计工程师, CAE仿真</span>)).toBe(
      '{机械}{设计}{工程师}, CAE|{仿真}',
    );
    expect(signs(<p data-block="text">期望薪资 12-16k/月，随时到岗并接受外派</p>)).toContain('{12-16k/月}');
  });

  it('are the words of a long heading, unless its end begins within one', () => {
    expect(signs(<h3>智能制造产业技术滨江新区分公司</h3>)).toBe('{智能}{制造}{产业}{技术}滨江新区{分公司}');
  });

  it('include the end of a heading, and a short remark in it', () => {
    expect(signs(<h3>乌鲁木齐分公司</h3>)).toBe('乌鲁木齐{分公司}');
    expect(signs(<h3>鲲鹏（上海）机器人公司</h3>)).toBe('鲲鹏{（上海）}机器人{公司}');
    expect(signs(<span role="cell">专业型</span>)).toBe('{专业型}');
  });

  it('keep the legal form of a company whole, and the place of a branch with it', () => {
    expect(signs(<h3>临港高端装备技术研究院有限责任公司</h3>)).toMatch(/\{研究院\}\{有限责任公司\}$/u);
    expect(signs(<h3>江畔食品集团股份有限公司成都分公司</h3>)).toBe(
      '{江畔}{食品}{集团}{股份有限公司}{成都分公司}',
    );
    expect(signs(<h3>Lingang Equipment Research Institute Co., Ltd.</h3>)).toMatch(
      / \{Institute Co\., Ltd\.\}$/,
    );
    expect(signs(<h3>Corridor Supply Chain Group Co., Ltd., Guiyang Branch</h3>)).toBe(
      'Corridor Supply Chain {Group Co., Ltd.}, {Guiyang Branch}',
    );
    expect(signs(<h3>Ridgeway Telecommunications LLC</h3>)).toBe('Ridgeway Telecommunications LLC');
  });

  it('are the last two words of a Latin heading', () => {
    expect(signs(<h3>College of Environment and Water Resources</h3>)).toBe(
      'College of Environment and {Water Resources}',
    );
  });

  it('do not include the word before a remark that can be the last line of a heading alone', () => {
    expect(signs(<h3>注册会计师证书（CPA）</h3>)).toBe('注册会计师证书{（CPA）-}');
    expect(signs(<h3>临江（甲）</h3>)).toBe('临{江（甲）-}');
  });

  it('is set in paragraphs alone', () => {
    expect(signs('延迟 3.9 ms')).toBe('延迟_3.9 ms');
    expect(signs(<span data-block="text">延迟 3.9 ms 以内，稳定可靠</span>)).toBe(
      '延迟_3.9 ms_以内，稳定可靠',
    );
    expect(signs(<div data-block="text">延迟 3.9 ms 以内，稳定可靠</div>)).toBe(
      '延迟_{3.9 ms}_{以内，稳定可靠}',
    );
  });
});
