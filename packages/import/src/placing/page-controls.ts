import { reworded, type TextLine } from '../reading/page-text.js';

const WORDS =
  '添加|编辑|收起|展开(?:更多)?|查看更多|查看全部|点击查看|点击上传|去完善|去填写|上传附件|刷新简历|刷新|预览|下载|删除|修改|已验证|未验证|已认证|立即沟通|收藏|举报|分享|下载简历|打印简历|继续沟通|不合适|要电话|换微信';
/** 教育经历  添加, 13800001207 ［点击查看］: a control at the end of a line. */
const CONTROL_AFTER = new RegExp(`(?<=\\S)(?:\\s+(?:${WORDS})|\\s*[［\\[](?:${WORDS})[］\\]])+\\s*$`, 'u');
/** A line that contains only controls or the site's counters. */
const ALONE = new RegExp(
  `^\\s*(?:(?:${WORDS})\\s*)+$|^(?:简历)?(?:完善|完整)度\\s*\\d{1,3}\\s*%|^添加(?:你|您)?的?\\p{Script=Han}{2,4}(?:经历|证书|作品|技能|优势)$|^被查看\\s*\\d+\\s*次|^(?:最近|上次)(?:登录|活跃|更新)|^附件简历\\s*[:：]`,
  'u',
);
const MIN_LINES = 2;

/** Whether a line contains only controls of the site that a résumé was copied from. */
export const isControl = ({ text, box }: TextLine): boolean => box === null && ALONE.test(text);

/** The lines of a copied web page without the controls at their ends. */
export function withoutControls(lines: readonly TextLine[]): TextLine[] {
  const count = lines.filter(
    (line) => isControl(line) || (line.box === null && CONTROL_AFTER.test(line.text)),
  ).length;
  if (count < MIN_LINES) return [...lines];
  return lines.map((line) => {
    const text = line.box === null && !isControl(line) ? line.text.replace(CONTROL_AFTER, '') : line.text;
    return reworded(line, text);
  });
}
