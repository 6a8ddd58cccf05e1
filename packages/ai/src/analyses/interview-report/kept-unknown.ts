import { regex } from '@qicheng/resume/regex';
import type { Conduct } from './conduct.js';

/** Those who are responsible: superiors, inspectors and authorities. */
const RESPONSIBLE =
  '(?:领导|上级|上司|主管|经理|老板|总监|主任|总部|公司|单位|[组班队校院园厂店站所局处科]长|护士长|导师|甲方|监理|审计|财务|质检|质量部|品质部|安监|环保|药监|疾控|消防|城管|海关|税务|社保|人社|劳动|卫健|教育局|监管|主管部门|督导|督查|纪检|纪委|巡查|检查(?:组|的)|警察|公安|派出所|工会|媒体|记者|[\\u4e00-\\u9fa5]{1,6}局)';
/** The purpose of an act is that those who are responsible do not learn of it. */
const NOT_TO_KNOW = new RegExp(
  `(?:(?:不要|不能|不想|不准|不许|不可以|不用|不必|别|不|没(?:有)?|避免)(?:再)?(?:让|叫|给|被|使)|免得|省得|以免)[^，。；]{0,4}${RESPONSIBLE}[^，。；]{0,10}(?:知道|晓得|知情|听到|听说|察觉|发现(?!问题|隐患|不足|线索))`,
  'u',
);
/** An incident is kept down. */
const KEPT_DOWN = regex('u')`
  (?:事(?:情|故|件)?|消息|举报|这件?事)[^，。；率量数]{0,3}(?:压|捂|盖|摁|瞒|遮|掩|藏)(?:下来|下去|下|住|着|起来|过去|掉)
  |(?:投诉|问题|差错)[^，。；率量数]{0,3}(?:捂|摁|瞒|遮|掩)(?:下来|下去|下|住|着|起来|过去|掉)
`;
/** It is not told, so that nobody is punished for it. */
const TO_BE_SPARED = regex('u')`
  (?:不|没(?:有)?|别|不用|不必)(?:去|往|向|跟|和|给|对)?[^，。；]{0,6}(?:上报|汇报|报告|报上去|往上报|说出去|讲出去|声张|吭声)
  [^。；]{0,45}(?:免得|省得|以免|怕)[^。；]{0,14}(?:罚|扣|处分|考核|追究|追责|担责|通报)
`;
const ERROR = '(?:错|漏|坏|丢|(?<!多)少(?!年|数|说)|断|摔|蹭|超|洒|不合格|不达标|没达到|故障|事故|损|停电)';
/** An error, and that the speaker and those at work keep silent about it. */
const SILENT =
  '(?:(?:先|就|也|都|我)不?没?吱声|(?:先|就|也|都|我)(?:不|没)(?:有)?吭声|嘴巴?(?:都)?紧(?:点|一点|些)|(?:一个字|半个字|提也|提都)(?:也|都)?没(?:有)?提|没(?:有)?(?:往外|往上)(?:讲|说|报))';
const KEPT_SILENT = new RegExp(`${ERROR}[^。；]{0,40}${SILENT}`, 'u');
const KEPT = new RegExp(
  [NOT_TO_KNOW, KEPT_DOWN, TO_BE_SPARED, KEPT_SILENT].map(({ source }) => source).join('|'),
  'u',
);

/** It is refused, told all the same, wanted by another, or nothing that others have a right to know. */
const EXCUSED = regex('u')`
  不(?:能|会|可以|该|应该?|是|想|愿|肯)(?:把|去|再|因为)?[^，。；]{0,8}(?:瞒|捂|压下|压住|掩盖|遮掩)|不对|错误(?:的)?做法|拒绝|制止|举报了|如实|坦白|承认
  |没(?:有)?(?:答应|同意|听|照做)|(?:不是|不会|并非|从不|绝不)[^，。；]{0,6}(?:不让|瞒)|(?:能不能|可不可以|是不是|要不要)
  |(?:主动|马上|立刻|当场|当天|第一时间|还是|我就)[^，。；]{0,8}(?:上报|汇报|报告|报了|告诉|说明)
  |(?:同事|供应商|客户|老板|领导|师傅|对方|有人|厂家|他们?|她们?|家属|别人)[^，。；]{0,6}(?:让我|叫我|求我|要我|想把|想让|要把|暗示|提出)
  |跳槽|面试|离职|找工作|怀孕|生日|惊喜|捐|做好事|辛苦|难受|心情
`;

const WORDS =
  '回答里的做法是不让该知道的人知道，面试官会认为您隐瞒问题。改说：如实告诉该知道的人，按规定怎么办就怎么办。';

/** Acts whose purpose is that those who are responsible do not learn of something. */
export const KEPT_UNKNOWN: Conduct = { all: [KEPT], unless: EXCUSED, words: WORDS };
