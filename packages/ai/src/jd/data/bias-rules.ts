import { regex } from '@qicheng/resume/regex';
import { LAW, OPEN, type RiskRule } from './risk-rule.js';

/** Sentences that exclude applicants for a personal characteristic. */
export const BIAS_RULES: readonly RiskRule[] = [
  {
    id: 'bias.gender',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern: regex('u')`
      (?:仅?限|只招|只要|只考虑|仅考虑|仅招|要求|优先)\s?[男女](?:性|生|士|员工)?(?!朋友|装|鞋)
      |[男女](?:性|生|士)(?:优先|优先考虑|勿扰)|性别(?:要求)?\s*[::为]?\s*[男女](?!女不限)|谢绝[男女]
      |(?:只|仅|光|就)(?:招|要|收|考虑|限|面向)[^,;]{0,3}[男女](?![装鞋])
      |(?:不|勿)(?:招|要|收|考虑)[^,;]{0,2}[男女](?:性|生|士|的|员工)
      |[男女](?:的|性|生|士)(?:勿投|免谈|除外|不要|不招|不考虑)
      |(?<![\u4e00-\u9fa5])(?:(?<!女[^;]{0,30})男(?!.*女)|(?<!男[^;]{0,30})女(?!.*男))(?:性|生|士)?
      (?=[,、;\s]{0,2}(?:\d{2}\s*(?:周?岁|[-~至到]|以[上下])|年龄|身高|未婚|已婚|形象|五官))
      |\d{2}\s*(?:周?岁)?(?:以[下内上]|左右)?的?(?:未婚|已婚)?[男女](?:性|生|士|的)?(?=$|[,;、\s]|优先|尤佳)
      |(?:身高|形象|五官)[^,;]{0,10}[,、]\s*(?:限)?[男女](?:性|生|士)?(?=$|[,;、])
    `,
    denied: OPEN,
    why: '除法律规定的禁忌岗位外，不得以性别为由限制录用。',
    advice: '可以照常投递；因性别被拒可向劳动保障监察或妇联投诉，保留招聘页面截图。',
    basis: LAW.gender,
  },
  {
    id: 'bias.family',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern: regex('u')`
      已婚已育|单身(?!公寓|宿舍|楼|员工|派)
      |(?:不|无|没有|暂无|未)[^,;]{0,6}(?:婚育|生育|怀孕|结婚|备孕|生孩子|要孩子|恋爱)|未婚(?!生活)|已婚|已育
      |婚育(?:状况|情况|史)|(?:\d|[一两二三])年内(?:不得?|无)(?:结婚|生育|怀孕)
      |(?:无|没有|暂无)(?:生育|结婚|怀孕)(?:计划|打算)|孕检|妊娠
    `,
    denied: /不限|不问|不要求|无关|限制|歧视|产检假|陪产|保护|均可/u,
    why: '招聘不得询问婚育情况，也不得以结婚、生育作为录用条件。',
    advice: '可以不回答婚育问题；保留证据，可向劳动保障监察或妇联投诉。',
    basis: LAW.gender,
  },
  {
    id: 'bias.age',
    kind: 'discrimination',
    verdict: 'ask',
    pattern:
      /(?:年龄|岁数)[^;]{0,8}\d{2}|\d{2}\s*(?:周)?岁(?:以[下内]|及以下|左右)|\d{2}\s*[-~至到]\s*\d{2}\s*(?:周)?岁|\d{2}后优先|年龄不超过/u,
    denied: /年龄不限|不限年龄|子女|育有|宝宝|客户|用户|学员|幼儿|儿童|孩子|患者|学生|18\s*(?:周)?岁以上/u,
    why: '多数岗位没有理由限制年龄，但现行法律没有逐条列出年龄，是否违法要看岗位。',
    advice: '在范围内不影响投递；不符可以先问是硬性条件还是倾向。',
    basis: LAW.equal,
  },
  {
    id: 'bias.region',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern:
      /(?:不招|不要|谢绝|拒绝|(?<!开)除)[^,;]{0,8}(?:(?<![党团会学国户书])籍|省人|[河湖广山江浙云贵四福安陕甘海吉辽黑]\S{1,2}人)|(?:籍|省人|[河湖广山江浙云贵四福安陕甘海吉辽黑]\S{1,2}人)[^,;]{0,2}(?:勿扰|勿投|除外|不要)/u,
    denied: /^$/u,
    why: '以籍贯拒绝录用构成就业歧视。',
    advice: '保留招聘页面截图，可向劳动保障监察投诉或起诉。',
    basis: LAW.region,
  },
  {
    id: 'bias.household',
    kind: 'discrimination',
    verdict: 'ask',
    pattern:
      /(?:限|须|需|要求|仅招?|只招)[^,;]{0,8}(?:户籍|户口|本地人|当地人)|(?:户籍|户口|本地人|当地人)(?:优先|者优先)/u,
    denied: OPEN,
    why: '以户籍限制录用通常与岗位能力无关。',
    advice: '问清原因；公务员、部分事业单位岗位的户籍条件有专门规定，以公告为准。',
    basis: LAW.equal,
  },
  {
    id: 'bias.ethnicity',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern: /(?:仅?限|只招|要求)\s?汉族|(?:不招|谢绝|不要)[^,;]{0,6}(?:少数民族|[回维藏蒙]族)/u,
    denied: OPEN,
    why: '各民族劳动者享有平等的劳动权利。',
    advice: '保留证据，可向劳动保障监察投诉。',
    basis: LAW.ethnicity,
  },
  {
    id: 'bias.health',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern: /乙肝|两对半|大三阳|小三阳|HBV/iu,
    denied: /疫苗|研发|药|不查|不限|防治|患者/u,
    why: '不得以传染病病原携带者为由拒绝录用，入职体检不得查乙肝项目（法律禁止从事的工作除外）。',
    advice: '可以拒绝该项检查；被拒录用可向劳动保障监察投诉。',
    basis: LAW.pathogen,
  },
  {
    id: 'bias.disability',
    kind: 'discrimination',
    verdict: 'unlawful',
    pattern: /残疾(?:人|者)?(?:勿扰|勿投|除外|不招|谢绝)|(?:不招|谢绝)[^,;]{0,4}残疾/u,
    denied: /^$/u,
    why: '用人单位招用人员不得歧视残疾人。',
    advice: '可向劳动保障监察或残联投诉。',
    basis: LAW.disability,
  },
  {
    id: 'bias.looks',
    kind: 'discrimination',
    verdict: 'ask',
    pattern:
      /身高[^,;]{0,6}\d|(?:无|不得有|没有|不能有|禁止)[^,;]{0,4}[纹文]身|刺青|体重[^,;]{0,6}\d|五官端正|形象(?:气质)?(?:佳|好|良好|大方)|长相|相貌|颜值|星座|属相|血型/u,
    denied: OPEN,
    why: '外貌、身高或星座与多数岗位的能力无关。',
    advice: '问清岗位是否有法定或安全上的身体条件；没有就只是偏好。',
    basis: null,
  },
];
