import { regex } from '@qicheng/resume/regex';
import { shapeOf } from './desired-employers.js';

const NAME = '(?<name>[\\u4e00-\\u9fa5]{2,8}?)';
const START = '(?:^|[，。；！：\\s])(?:而且|同时|另外|因为|并且|其实)?';
const OWNED =
  '(?:企业|公司|品牌|经营|管理|服务|用人|教学|教育|办学|设计|医疗|阅读)?(?:课程|文化|口碑|理念|品牌|氛围|精神|价值观|产品|服务)';

/** 百果园一直是我喜欢的品牌, 蒙牛是我从小喝到大的牌子: what the writer says of an employer by name. */
const FAVOURITE = new RegExp(
  `${START}${NAME}(?:一直|始终|从来|从小|向来|长期)*(?:都|就)?是(?:我|我家|我们|很多人|全家)[^，。；！]{0,20}?(?:品牌|牌子|公司|企业|单位|学校|医院|银行|幼儿园|机构|剧[院团]|超市|商场|酒店|[门书饭]店)(?=[，。；！]|$)`,
  'gu',
);
/** 博世的企业文化很吸引我, 我很认同良品的理念 */
const CULTURE: readonly RegExp[] = [
  `${START}${NAME}的${OWNED}[^，。；！]{0,8}(?:吸引|打动|感染|影响)[^，。；！]{0,3}我`,
  `(?:认同|欣赏|喜欢|向往|认可|敬佩|仰慕)${NAME}的${OWNED}(?=[，。；！]|$)`,
].map((source) => new RegExp(source, 'gu'));
/** 希望能加入百果园 */
const JOINED: readonly RegExp[] = [
  `(?:(?<!曾|就|后)加入|入职)(?:到|了)?${NAME}(?=[，。；！]|$|的一员|的?(?:大家庭|团队)|工作|发展)`,
  `(?:在|到|来|去)${NAME}(?=工作|上班|发展|成长)`,
].map((source) => new RegExp(source, 'gu'));

/** What is not a name: a pronoun, a polite name, a line of work, a kind of employer. */
const NO_NAME = regex('u')`
  ^(?:贵|您|你|我|他|她|它|咱|这|那|该|本|某|各|每|其|一|两|几|哪|别|什么|更|新|大|小|好|老|现在|之前|以前|目前|过去)
  |[的了着过是在和与]|(?:行业|领域|事业|队伍|团队|家庭|平台|公司|集团|企业|单位|部门|岗位|职位|品牌|产品|职业|专业
  |工作|学校|医院|门店|店里|总部|一线|基层|城市|家乡|老家|本地|这里|那里|方向|研发|销售|大军)$
`;

/** An employer that a letter puts where it speaks of its addressee, whatever words the name consists of. */
export interface BrandMention {
  readonly name: string;
  /** Whether the words around it leave no other reading. */
  readonly isSure: boolean;
}

const namesIn = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? ''))
    .filter((name) => name.length > 1 && !NO_NAME.test(name));

/**
 * Employers that sentences of a letter praise or want to join by a name that no suffix and no dictionary shows. A name in
 * two such places, or in one of them and with the shape of a name, is sure; one that is called a favourite is asked about.
 */
export function brandMentions(sentences: readonly string[]): BrandMention[] {
  const text = sentences.join('\n');
  const favourites = namesIn(text, [FAVOURITE]);
  const praised = [...favourites, ...namesIn(text, CULTURE)];
  const joined = namesIn(text, JOINED);
  return [...new Set(praised)].flatMap((name): BrandMention[] => {
    const isSure = joined.includes(name) || shapeOf(name) !== null;
    return isSure || favourites.includes(name) ? [{ name, isSure }] : [];
  });
}
