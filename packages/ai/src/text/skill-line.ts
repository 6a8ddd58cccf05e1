const SKILL_LINE =
  /^(?:我?会(?:的|用|做)?(?:东西|软件|工具|技术)?|(?:专业|个人|其他)?(?:技能|特长)|擅长|掌握(?:的)?(?:技能|工具|软件)?|软件|工具|语言|证书|爱好)\s*[:：]/u;

/** Whether a line lists what somebody can do, which a file may have below the last job: 会的东西：…. */
export const isSkillLine = (text: string): boolean => SKILL_LINE.test(text.trim());
