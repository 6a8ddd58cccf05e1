import { withoutSubject } from '#src/text/own-subject.js';
import { isClicheClause, isEmptyClause } from '../../resume-analysis/empty-statement.js';
import { withoutPadding } from '../../resume-analysis/without-padding.js';
import { type Replacement, replaced, type TextRule } from './text-rule.js';

const NEXT = '(?=[\\p{Script=Han}A-Za-z\\d])';
const before = (words: string, next = NEXT): RegExp => new RegExp(`(?:${words})${next}`, 'gu');

/** Words that can be removed without loss. */
const EMPTY_WORDS: readonly Replacement[] = [
  [/(^|[，；])全面(?=负责|主持|统筹)/gu, '$1'],
  [before('非常|十分|极其|特别(?!是)'), ''],
  [
    before(
      '(?:显著|大幅度?|明显|极大|有效|切实|充分)地?',
      '(?=提[升高]|增[长加]|降低|减少|缩短|改善|促进|推动|发挥|利用)',
    ),
    '',
  ],
  [
    before(
      '成功地?|圆满|顺利地?',
      '(?=举办|完成|组织|策划|上线|签约|搭建|开发|实现|解决|帮助|推动|申请|开展|运营|落地|交付|通过|主办|承办|承接)',
    ),
    '',
  ],
  [
    before(
      '积极主动地?|积极地?|认真地?|努力地?|主动地?',
      '(?=参与|参加|配合|完成|学习|组织|协助|开展|投入|响应|承担|推进|推动)',
    ),
    '',
  ],
  // 把握各种风格 needs the word.
  [
    before('各种各样的?|各种|各类的?', '(?=(?!\\p{Script=Han}{2}(?:$|[，。；]))[\\p{Script=Han}A-Za-z\\d])'),
    '',
  ],
  // 不少于10户 is a limit, not padding.
  [before('(?:大量|众多|许多|很多|不少(?!于))的?(?!的)'), ''],
  [before('一定的|一些|若干的?'), ''],
  [
    before(
      '(?<!保持|养成|取得了?|获得了?|树立了?|留下了?|达到了?|有着?)(?:较为?|比较)?(?:良好|优秀(?!毕业|学生|志愿|团员|共青)|较好|较强|不错|丰富|扎实)的',
    ),
    '',
  ],
  [/等等/gu, '等'],
  // 协助报税等工作: what was listed is what was done.
  [/等(?:各[项类种]|一系列|多[项种])?(?:相关|日常)?的?(?:工作|事务|事项|事宜|内容)(?=$|[，。；])/gu, ''],
  [/，(?:从而|进而|由此)(?=[\p{Script=Han}])/gu, '，'],
  [/使得/gu, '使'],
  [/并且(?=[\p{Script=Han}])/gu, '并'],
  [/(?<=(?:通过|采用|利用|借助|运用)[^，。；]{2,24})来(?=提|降|增|减|缩|改|实现|完成|解决|保证|保障)/gu, ''],
  [/(^|[，；])(?:在工作中|在实习中|在此期间|期间|平时|日常)(?:，|(?=负责|完成|撰写|协助|参与))/gu, '$1'],
];

/** 我 after another subject: without it 公司停工，我配合专班 would be mentioned the firm. */
const AFTER_ANOTHER = /^(?!我|本人)[^，。；]*[，；][^，。；]{0,6}我(?![们院校司国市省县区])/u;
/** 本人 after another clause or with a figure separates the own share from that of others: 本人接待58人次. */
const OWN_SHARE = /(?<=[，；。])本人|^本人(?=[^，；。]*\d)/u;
/** A résumé is about its author: the subject is left out. */
export const dropSubject: TextRule = {
  id: 'subject',
  label: '省略主语“我”',
  apply: (text) => (AFTER_ANOTHER.test(text) || OWN_SHARE.test(text) ? text : withoutSubject(text)),
};

/** 口水词: empty phrases. */
export const dropPadding: TextRule = {
  id: 'padding',
  label: '删去套话和虚词',
  apply: (text) => replaced(withoutPadding(text), EMPTY_WORDS),
};

/** Words of a complete sentence that a short line does without. */
const LONG_FORMS: readonly Replacement[] = [
  [/(?<=通过[^，。；]{2,20})的(?:方式|方法|手段|形式)(?=[，。；\p{Script=Han}]|$)/gu, ''],
  [/(^|[，；。])(?:同时|此外|另外|除此之外|与此同时)，/gu, '$1'],
  [/(^|[，；。])主要(?=负责|从事|承担)/gu, '$1'],
  [
    /(?<=(?:开发|搭建|制作|编写|撰写|设计|完成|建立|组织|策划|绘制|做|写)了?)一[个份套款篇](?=[\p{Script=Han}A-Za-z])/gu,
    '',
  ],
  [/能够(?=[\p{Script=Han}])/gu, '能'],
  [/(?<![对将把给][^，。；]{1,20})进行(?=\p{Script=Han}{2}(?:$|[，。；]))/gu, ''],
];

/** Shortens a line without removing a fact. */
export const shorten: TextRule = {
  id: 'shorten',
  label: '去掉可以不写的字',
  styles: ['简洁'],
  apply: (text) => replaced(text, LONG_FORMS),
};

const MIN_REST_LENGTH = 8;
const EMPTY_CLAUSES: readonly RegExp[] = [
  /^(?:偶尔|经常|有时|常|需要?)?(?:加班|熬夜|通宵)[^，；\d]*$/u,
  /^(?:并)?(?:从中|因此|由此|同时)?(?:积累|获得|收获|学到|锻炼|培养|增强|提[升高])了?(?:自己|自身|个人|我)?的?(?:[^，；]{0,10}(?:经验|能力|素质|意识|知识|精神|东西|水平))$/u,
  /^(?:并|也)?(?:得到|获得|受到|赢得)了?[^，\d]{0,12}(?:高度|一致|广泛)(?:的)?(?:认可|好评|赞扬|赞誉|肯定|称赞)$/u,
];
const isEmpty = (clause: string): boolean =>
  EMPTY_CLAUSES.some((pattern) => pattern.test(clause)) || isEmptyClause(clause) || isClicheClause(clause);

/** Clauses of general traits or of having learnt much; clauses with evidence are kept. */
export const dropEmptyClauses: TextRule = {
  id: 'emptyClause',
  label: '删去没有信息的分句',
  apply: (text) => {
    const clauses = text.split(/(?<=[，；。])/u);
    const kept = clauses.filter((clause) => !isEmpty(clause.replace(/[，；。]$/u, '')));
    const rest = kept.join('').replace(/[，；]$/u, '');
    return kept.length === clauses.length || rest.length < MIN_REST_LENGTH ? text : rest;
  },
};

/** 在……期间 repeats the heading of the entry. */
export const dropSituation: TextRule = {
  id: 'situation',
  label: '省去条目标题已说明的背景',
  apply: (text, { isTerse }) =>
    isTerse ? text.replace(/^(?:在|于)[^，。；]{1,30}(?:期间|过程中|时|实习中|工作中)[，：]/u, '') : text,
};
