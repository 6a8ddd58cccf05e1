import { regex } from '@qicheng/resume/regex';

/** Words by which a résumé itself limits a skill: 只在课程里用过一次, 只学过没做过, 备考中. */
const LIMIT = regex('u')`
  (?:只|仅|就)在?[^，,。；;]{0,10}?(?:用|做|学|接触|操作|了解|参观|旁观|看|写|画)过
  |(?:用|做|接触|操作|试)过(?:[一两几]|1|2)次|只(?:会|懂|能)[^，,。；;]{0,8}(?:基础|简单|一点|皮毛)
  |没(?:有)?(?:独立|实际|单独|真正)?(?:做|用|带|操作)过|(?:只是|仅)?(?:接触|了解)过|不(?:太|怎么|大)?(?:会|熟练?)
  |(?<!一)一般般?(?=$|[，,。；;、)）])
`;

/** A skill that a text limits, without the limit itself, and the clause that says so. */
export interface SkillLimit {
  readonly subject: string;
  readonly clause: string;
}

/** What a text limits; null if it limits nothing. */
export function limitIn(text: string): SkillLimit | null {
  for (const clause of text.split(/[，,。；;\n]/u)) {
    const at = LIMIT.exec(clause)?.index ?? -1;
    if (at < 0) continue;
    const subject = clause.slice(0, at).trim();
    return { subject, clause: clause.trim() };
  }
  return null;
}
