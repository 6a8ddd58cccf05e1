import { regex } from '@qicheng/resume/regex';

const SEPARATORS = regex('u')`
  [、,，;；()（）:：]|(?<=[^\s])(?:和|及(?!以[上下]|格|时)|或者?|以及|(?<![参赋给])与(?!会))(?=[^\s])
  |\s(?:和|及|或者?|以及|与)\s|(?<=[\u4e00-\u9fa5]{2})(?<![合兼归吞])并(?![发购行且联表网存])
  (?=[\u4e00-\u9fa5]{2})|\s(?:and|or)\s
`;
const PART_COUNT = 12;

/** A noun followed by a list in brackets: 五大工具（APQP、PPAP）, 消息中间件（Kafka/RabbitMQ等）. */
const LIST_AFTER_NOUN = /([\u4e00-\u9fa5A-Za-z]{2,})\s*[(（]([^()（）]{2,60})[)）]/gu;
const EXAMPLES = /^(?:如|例如|比如|包括但不限于|e\.g\.?|such as)\s*|(?:等|类似|etc\.?)$/iu;
/** Quantities, which name nothing to match. */
const FIGURES = /^[^,，、]{0,8}\d[^,，、]{0,12}$/u;
/** Grades of the thing before the brackets: 差异（一、二、三级）. */
const GRADES = /^[一二三四五六七八九十甲乙ABC](?:级|类)?[、,，]/u;
const OPTIONAL = /^[^,]{1,30}(?:\s(?:preferred|is a plus)|优先|加分)$/iu;

/**
 * Turns a list of examples into alternatives of its noun and a full list into its items; optional items are removed.
 */
const withoutLists = (text: string): string =>
  text.replace(LIST_AFTER_NOUN, (_whole: string, noun: string, list: string) => {
    if (OPTIONAL.test(list) || FIGURES.test(list) || GRADES.test(list)) return noun;
    const names = list.split(/[、,，/]/u).map((name) => name.replace(EXAMPLES, '').trim());
    if (names.length < 2 && !EXAMPLES.test(list)) return `${noun}、${list}`;
    const isOpen = EXAMPLES.test(list) || /\//u.test(list);
    return isOpen ? [noun, ...names].filter(Boolean).join('/') : names.filter(Boolean).join('、');
  });

/** A list of kinds: 审核采购、销售等各类合同 is 审核合同. */
const KINDS_OF_ONE =
  /((?:[^、,，;；]+、)+[^、,，;；]+?)等(?:(?:各类|各种|多种|各项)([\u4e00-\u9fa5]{2,4})|([\u4e00-\u9fa5]{0,6}(?:案件|合同|文书|大促(?:活动)?|促销(?:活动)?)|[\u4e00-\u9fa5]{1,4}(?:业务|事务)))/gu;
const VERB =
  /^(?:负责|参与|协助)?(?:参与|筹备|执行|审核|审查|起草|处理|办理|编制|撰写|管理|组织|策划|承办|拟定|代理)/u;
const kindsOfOne = (text: string): string =>
  text.replace(
    KINDS_OF_ONE,
    (_whole: string, list: string, thing: string | undefined, other: string | undefined) =>
      `${VERB.exec(list)?.[0] ?? ''}${thing ?? other ?? ''}`,
  );

/** An example before its kind: 泛微等OA. Either of them suffices. */
const ONE_EXAMPLE =
  /^((?:熟悉|熟练|使用|掌握|了解|精通|会用?|有|具备)*)([A-Za-z\u4e00-\u9fa5.+# ]{2,14}?)等(?=(?!相关|类|系统|软件|工具|设备|方面|工作)[\u4e00-\u9fa5A-Za-z]{2})/u;

/** The last example before the kind of a list: 费森、贝朗等透析机. */
const LAST_EXAMPLE =
  /^(.{2,14}?|[A-Za-z][\w+#./ ]{1,40}?)等(?=(?!级|候|待|同|值|于|相关|类|系统|软件|工具|设备|方面|工作)[\u4e00-\u9fa5]{2,8}$)/u;

/** The steps of a process are separate parts: 从筛选简历、面试到入职. */
const FROM_TO = /^(?:负责|参与|协助)?从([^,，;；。]{2,30}?)到(?=[\u4e00-\u9fa5]{2})/u;

/** A list of partners: 与产品、合规、渠道团队紧密合作. Mentioning one of them does not prove collaboration. */
const TOGETHER =
  /(?:与|和(?![谐解])|跟(?![进踪单随投班拍])|(?<![合共协相不])同(?![步时类级行事比期等业]))([^,，;；。]{1,40}?[、和及与][^,，;；。]{1,16}?)(?:部门|团队|人员|方)?(?:紧密|保持|进行|的|密切|良好)*(?:协作|合作|配合|协同|对接|沟通(?:协调)?|协调)/gu;
const withPartners = (text: string): string =>
  text.replace(TOGETHER, (_whole: string, list: string) =>
    list
      .split(/[、和及与]/u)
      .map((name) => `跟${name.trim()}协作`)
      .join('/'),
  );

/** 月度、年度结账 is one activity at two intervals. */
const TIMES =
  /(?:学年|学期|月度?|季度?|半年度?|年度?|周|日)(?:[、和及与](?:学年|学期|月度|季度|半年度|年度|月|季|年|周|日))+(?=[\u4e00-\u9fa5]{2})/gu;

/** An activity with several things of a kind: 叉车、货架等设备的安全管理. */
const WORK_ON_THINGS =
  /((?:[^、,，;；]+、)+[^、,，;；]+?)等[\u4e00-\u9fa5]{2,4}的((?:(?![及和与])[\u4e00-\u9fa5]){2,8})/gu;
/** The places of a work, which are not its object: 注塑车间、机加车间设备的维修. */
const PLACES_OF_WORK =
  /(?<=^|[,，;；]|负责|参与|承担)(?:[^、,，;；的]{1,8}(?:车间|厂区|厂房|仓区|楼层|楼栋|园区|院区|库区|片区)(?:[、和及与]|(?=(?:内|的)?(?:设备|机器|机械|设施|货物|人员|日常)))){2,}(?:内|的)?/gu;

const workOnThings = (text: string): string =>
  text.replace(WORK_ON_THINGS, (_whole: string, things: string, work: string) =>
    things
      .split('、')
      .map((thing) => `${thing}${work}`)
      .join('/'),
  );

/** 国家级、省部级项目 is a project of either level. */
const RANKS =
  /(?:国家|省部|省|市|厅局?|校)级(?:[、和及与/](?:国家|省部|省|市|厅局?|校)级)+(?=项目|课题|奖|竞赛)/gu;
/** 收、发、存 is one activity. */
const IN_AND_OUT = /收[、/]?发[、/]?存/gu;

/** A part as a sentence names it: 与产品、合规协作. */
export const partInWords = (part: string): string =>
  /^跟[^/]+协作(?:\/|$)/u.test(part)
    ? `与${part.replaceAll(/跟|协作/gu, '').replaceAll('/', '、')}协作`
    : part.replace('／', '等');

/** The parts of a clause, each of which names one thing. */
export const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let verb = '';
  for (const part of withPartners(
    withoutLists(
      kindsOfOne(
        workOnThings(
          text
            .replace(LABEL, '')
            .replace(PLACES_OF_WORK, '')
            .replace(FROM_TO, '$1、')
            .replace(TIMES, '')
            .replace(RANKS, '国家级')
            .replace(IN_AND_OUT, '收发存'),
        ),
      ),
    ),
  )
    .replace(ONE_EXAMPLE, '$1$2/')
    .split(SEPARATORS)) {
    const whole = `${verb}${part.trim()}`;
    // “Develop and execute the plan” is one part.
    verb = parts.length === 0 && verb === '' && ENGLISH_VERB.test(part.trim()) ? `${part.trim()} and ` : '';
    if (verb === '' && whole !== '')
      parts.push(parts.length === 0 ? whole : whole.replace(LAST_EXAMPLE, '$1／'));
  }
  return parts.slice(0, PART_COUNT);
};
/** The category of a list before its colon: 行政后勤：车辆、食堂、宿舍. */
const LABEL = /^[^:：、,，]{2,12}[:：](?=[^:：]*、)/u;
const ENGLISH_VERB = regex('iu')`
  ^(?:develop|plan|build|design|manage|lead|own|prepare|create|write|clean|run|test|review|support|maintain
  |analy[sz]e|execute|drive|define|track|monitor|coordinate|implement|identify|collect|draft|deliver|coach)$
`;

/** A slash between alternatives, not as in A/B. */
export const ALTERNATIVES = /(?<!\b[A-Za-z])\/(?![A-Za-z]\b)|／/u;
